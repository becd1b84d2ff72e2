import { useQuery, type UseQueryOptions } from '@tanstack/react-query';

type Options<Data> = Pick<UseQueryOptions<Data>, 'queryKey' | 'queryFn' | 'enabled' | 'meta'>;

/**
 * As `useQuery`, for a form, which fills its fields once: with what is so now, never with what was kept from the last
 * time. A form that is opened again right after it was saved would be given that, until the answer has come.
 */
export function useNewest<Data>(options: Options<Data>) {
  const { data, isFetchedAfterMount, ...query } = useQuery({ ...options, staleTime: 0 });
  return { ...query, data: isFetchedAfterMount ? data : undefined };
}
