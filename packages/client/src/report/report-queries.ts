import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BodyOf } from '@bussola/contract';
import { call, callBlob } from '../call.ts';
import { saveFile } from '../save-file.ts';
import { generaleQueries } from '../generale/generale-queries.ts';

export const reportQueries = {
  of: (userId: string) => ['report', userId] as const,
  list: (userId: string) =>
    queryOptions({
      queryKey: [...reportQueries.of(userId), 'list'],
      queryFn: ({ signal }) => call('listReports', { params: { userId }, signal }),
    }),
  /**
   * What changed between two reports; the older comes first whatever the order. Reports never
   * change, so neither does this.
   */
  compare: (userId: string, reportId: string, otherId: string) =>
    queryOptions({
      queryKey: [...reportQueries.of(userId), 'compare', ...[reportId, otherId].sort()],
      queryFn: ({ signal }) =>
        call('compareReports', { params: { userId, reportId, otherId }, signal }),
      staleTime: Infinity,
    }),
  /**
   * What changed from a report to now. Another `version` of the area is another state of the
   * household, and another answer.
   */
  compareWithNow: (userId: string, reportId: string, version: number) =>
    queryOptions({
      queryKey: [...reportQueries.of(userId), 'compare', reportId, 'now', version],
      queryFn: ({ signal }) =>
        call('compareReportWithNow', { params: { userId, reportId }, signal }),
    }),
  /**
   * The corrections for one household («Che cosa abbiamo corretto»).
   * @param version version of the area; a new version needs a new answer
   */
  corrections: (userId: string, version: number) =>
    queryOptions({
      queryKey: [...reportQueries.of(userId), 'corrections', version],
      queryFn: ({ signal }) => call('corrections', { params: { userId }, signal }),
    }),
};

/**
 * A new report refreshes the list, and the general data are read again: they are no longer newer
 * than the last report.
 */
export function useGenerateReport(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'generateReport'>) =>
      call('generateReport', { params: { userId }, body }),
    onSuccess: async ({ reports }) => {
      queryClient.setQueryData(reportQueries.list(userId).queryKey, { reports });
      await queryClient.invalidateQueries({ queryKey: generaleQueries.of(userId) });
    },
  });
}

export function useRenameReport(userId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<'renameReport'>) =>
      call('renameReport', { params: { userId }, body }),
    onSuccess: ({ reports }) => {
      queryClient.setQueryData(reportQueries.list(userId).queryKey, { reports });
    },
  });
}

/** @param version version of the area whose cached answer is updated */
export function useDismissCorrections(userId: string, version: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('dismissCorrections', { params: { userId } }),
    onSuccess: ({ nuove }) => {
      queryClient.setQueryData(
        reportQueries.corrections(userId, version).queryKey,
        (now) => now && { ...now, nuove },
      );
    },
  });
}

/** Fetches the PDF and hands it to the browser under its name. */
export function useDownloadReport(userId: string) {
  return useMutation({
    mutationFn: async ({ reportId, name }: { reportId: string; name: string }) => {
      saveFile(
        await callBlob('downloadReport', { params: { userId, reportId } }),
        `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim()}.pdf`,
      );
    },
  });
}
