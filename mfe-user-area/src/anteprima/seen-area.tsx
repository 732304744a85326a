import { fileQueries, generaleQueries, reportQueries, segniQueries } from '@bussola/client';
import type { ResponseOf } from '@bussola/contract';
import { ShellContextProvider, useShell } from '@bussola/portal';
import { Box, Skeleton } from '@bussola/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, use, useMemo, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { FirstPageContext } from './first-page.ts';

type Seen = ResponseOf<'previewGrant'>;

/**
 * The area's first page as the holder of a grant sees it: the same page, with the answer that the
 * server gives to them. It can be read, not used.
 */
export function SeenArea({
  userId,
  seen,
  label,
}: {
  userId: string;
  seen: Seen;
  /** While the page's own code comes. */ label: string;
}) {
  const shell = useShell();
  const firstPage = use(FirstPageContext);
  const [queryClient] = useState(() => answered(userId, seen));
  const theirs = useMemo(
    () => ({
      ...shell,
      session: { ...shell.session, isActing: true },
      setBadge: nothing,
      setTitle: nothing,
      setLeaveGuard: nothing,
      notify: () => nothing,
    }),
    [shell],
  );
  return (
    <QueryClientProvider client={queryClient}>
      <ShellContextProvider value={theirs}>
        <Box onClickCapture={stop} onAuxClickCapture={stop}>
          <Suspense fallback={<Skeleton label={label} />}>{firstPage}</Suspense>
        </Box>
      </ShellContextProvider>
    </QueryClientProvider>
  );
}

/**
 * Nothing but these answers, and nothing more asked: a request from here would be made as the
 * owner.
 */
function answered(
  userId: string,
  { allInfo, listReports, listFiles, listSegni, economicaMedie }: Seen,
): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { enabled: false, staleTime: Infinity, gcTime: Infinity } },
  });
  if (allInfo) client.setQueryData(generaleQueries.allInfo(userId).queryKey, allInfo);
  if (economicaMedie) client.setQueryData(generaleQueries.medie(userId).queryKey, economicaMedie);
  if (listReports) client.setQueryData(reportQueries.list(userId).queryKey, listReports);
  if (listFiles) client.setQueryData(fileQueries.list(userId).queryKey, listFiles);
  if (listSegni) client.setQueryData(segniQueries.list(userId).queryKey, listSegni);
  return client;
}

const nothing = (): void => undefined;
function stop(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
