import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';

type Options<Data> = Pick<UseQueryOptions<Data>, 'queryKey' | 'queryFn' | 'enabled' | 'meta'>;

/**
 * As `useQuery`, for a form, which fills its fields once: with current data, never with data cached earlier. A form
 * opened again right after saving would otherwise get the cached data until the response arrives, and for good if none
 * does.
 */
export function useNewest<Data>(options: Options<Data>) {
  const { data, dataUpdatedAt, ...query } = useQuery({ ...options, staleTime: 0 });
  const [keptAt] = useState(dataUpdatedAt);
  return { ...query, data: dataUpdatedAt === keptAt ? undefined : data };
}
