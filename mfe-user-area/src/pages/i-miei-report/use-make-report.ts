import { asProblem, useDownloadReport, useGenerateReport } from '@bussola/client';
import type { BodyOf } from '@bussola/contract';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { useQueryClient } from '@tanstack/react-query';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { awaitReport, isUnderWay } from './await-report.ts';

/** Makes a report and says when it is ready, wherever the person is by then. */
export function useMakeReport(userId: string) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const queryClient = useQueryClient();
  const generate = useGenerateReport(userId);
  const download = useDownloadReport(userId);

  const make = async (options: BodyOf<'generateReport'>): Promise<void> => {
    try {
      const { report: asked } = await generate.mutateAsync(options);
      const report = isUnderWay(asked)
        ? await awaitReport(queryClient, userId, asked.reportId)
        : asked;
      if (report?.state === 'ready') {
        const { reportId, name } = report;
        notify({
          kind: 'success',
          title: t('report.ready'),
          text: t('report.readyText', { name }),
          permanent: true,
          action: {
            label: t('report.downloadNow'),
            run: () => download.mutate({ reportId, name }),
          },
        });
      }
      if (report?.state === 'failed')
        notify({ kind: 'error', title: t('report.failed'), text: t('report.failedText') });
    } catch (error) {
      notify({ kind: 'error', title: t('report.failed'), text: errorText(asProblem(error)?.code) });
    }
  };
  return { make, isAsking: generate.isPending };
}
