import { asProblem, reportQueries, useDownloadReport } from '@bussola/client';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Box,
  Button,
  DownloadIcon,
  ErrorState,
  Icon,
  RuledList,
  RuledRow,
  Skeleton,
  Text,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** The reports of another person's area: read, never made. */
export function OtherAreaReports({ userId }: { userId: string }) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const language = useLanguage();
  const { notify } = useShell();
  const { data, error, refetch } = useQuery(reportQueries.list(userId));
  const download = useDownloadReport(userId);
  if (error)
    return (
      <ErrorState
        headingLevel="h3"
        title={t('report.listFailed')}
        code={asProblem(error)?.code}
        action={<Button onClick={() => void refetch()}>{t('account.retry')}</Button>}
      >
        {errorText(asProblem(error)?.code)}
      </ErrorState>
    );
  if (!data) return <Skeleton label={t('report.loading')} />;
  const ready = data.reports.filter(({ state }) => state === 'ready');
  if (ready.length === 0) return <Text>{t('area.vista.noReports')}</Text>;
  const take = (reportId: string, name: string) =>
    download.mutate(
      { reportId, name },
      {
        onError: (failure) =>
          notify({
            kind: 'error',
            title: t('report.downloadFailed'),
            text: errorText(asProblem(failure)?.code),
          }),
      },
    );
  return (
    <RuledList>
      {ready.map(({ reportId, name, createdAt }) => (
        <RuledRow key={reportId} justifyContent="space-between">
          <Box>
            <Text fontWeight="560">{name}</Text>
            <Text size="quiet">
              {t('report.made', { date: formatDate(createdAt, language, 'long') })}
            </Text>
          </Box>
          <Button
            icon={<Icon icon={DownloadIcon} />}
            busy={download.isPending}
            onClick={() => take(reportId, name)}
            aria-label={t('report.downloadLabel', { name })}
          >
            {t('report.download')}
          </Button>
        </RuledRow>
      ))}
    </RuledList>
  );
}
