import { asProblem } from '@bussola/client';
import { Box, LoadFailed, Skeleton } from '@bussola/ui/core';
import type { ReactNode } from 'react';

interface Reading {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** In place of a page whose data are on their way, or could not be read. */
export function NotReadYet({
  queries,
  loading,
  failed,
  action,
}: {
  /** All that the page needs. */
  queries: readonly Reading[];
  loading: string;
  failed: string;
  action?: ReactNode;
}) {
  const lost = queries.filter(({ data, error }) => error && !data);
  return lost.length > 0 ? (
    <LoadFailed
      headingLevel="h1"
      title={failed}
      problem={asProblem(lost[0]?.error)}
      busy={lost.some(({ isFetching }) => isFetching)}
      onRetry={() => {
        for (const one of lost) void one.refetch();
      }}
      action={action}
    />
  ) : (
    <Box paddingTop="9">
      <Skeleton label={loading} />
    </Box>
  );
}
