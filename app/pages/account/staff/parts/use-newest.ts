import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

type Options<Data> = Pick<UseQueryOptions<Data>, 'queryKey' | 'queryFn' | 'enabled' | 'meta'>;

/**
 * As `useQuery`, for a form, which fills its fields once: with what is so now, never with what was kept from the last
 * time. A form that is opened again right after it was saved would be given that until the answer has come, and for good
 * where none comes.
 */
export function useNewest<Data>(options: Options<Data>) {
  const { data, dataUpdatedAt, ...query } = useQuery({ ...options, staleTime: 0 });
  const [keptAt] = useState(dataUpdatedAt);
  return { ...query, data: dataUpdatedAt === keptAt ? undefined : data };
}
