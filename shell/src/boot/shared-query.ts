/**
 * The query library as portals share it: the names in use. A portal that needs another adds it
 * here; the test beside says which.
 */
export {
  keepPreviousData,
  QueryClient,
  QueryClientProvider,
  queryOptions,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
