import type { Report } from '@bussola/contract';
import { asProblem, reportQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import {
  Box,
  Button,
  DocumentIcon,
  EmptyState,
  Icon,
  LoadFailed,
  Notice,
  PageHead,
  RuledList,
  Skeleton,
  Stack,
  VisuallyHidden,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { rightsOf } from '../../area/rights.ts';
import { WithArea } from '../../with-area/use-area.tsx';
import type { Area } from '../../area/area.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { ASK_EVERY_MS, isUnderWay } from './await-report.ts';
import { CompareDrawer } from './compare-drawer.tsx';
import { GenerateDialog } from './generate-dialog.tsx';
import { ReportRow } from './report-row.tsx';
import { useMakeReport } from './use-make-report.ts';
import '../../portal.css';

/** /app/dashboards/strumenti/i-miei-report: the PDF reports, made from the data of their day. */
export default function IMieiReportPage() {
  return <WithArea needs="report">{(area) => <Reports area={area} />}</WithArea>;
}

function Reports({ area }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const [search, setSearch] = useSearchParams();
  const list = useQuery({
    ...reportQueries.list(area.userId),
    refetchInterval: ({ state }) => (state.data?.reports.some(isUnderWay) ? ASK_EVERY_MS : false),
  });
  const { make, isAsking } = useMakeReport(area.userId);
  // Home leads here with the question already open.
  const [isOpen, setOpen] = useState(() => search.has('genera'));
  const close = () => {
    setOpen(false);
    if (search.has('genera')) setSearch({}, { replace: true });
  };
  const mayWrite = rightsOf(area.info).mayWrite('report');
  const [isComparing, setComparing] = useState(false);
  const reports = list.data?.reports ?? [];
  const ready = reports.filter(({ state }) => state === 'ready');
  const hasReports = reports.length > 0;
  const isMaking = isAsking || reports.some(isUnderWay);

  const generate = (label: string) =>
    mayWrite && <GenerateButton busy={isMaking} label={label} onClick={() => setOpen(true)} />;

  return (
    <>
      <PageHead
        title={t('report.title')}
        actions={
          hasReports && (
            <>
              {generate(t('report.generate'))}
              {ready.length > 1 && <CompareButton onClick={() => setComparing(true)} />}
            </>
          )
        }
      >
        {t('report.lead')}
      </PageHead>
      <Stack gap="4" marginTop="6">
        {isMaking && (
          <Notice kind="info" flat icon={DocumentIcon} title={t('report.generating')}>
            {t('report.generatingText')}
          </Notice>
        )}
        {!isMaking && isOutdated(area) && <Notice kind="info" flat title={t('report.changed')} />}
        <ListState list={list} first={generate(t('report.first'))} />
        {hasReports && <ReportList userId={area.userId} reports={reports} mayRename={mayWrite} />}
      </Stack>
      {isComparing && ready.length > 1 && (
        <CompareDrawer userId={area.userId} reports={ready} onClose={() => setComparing(false)} />
      )}
      <GenerateDialog
        open={isOpen && mayWrite}
        onClose={close}
        onGenerate={(options) => {
          close();
          void make(options);
        }}
      />
    </>
  );
}

function CompareButton({ onClick }: { onClick: () => void }) {
  const t = useT(userAreaNamespace);
  return (
    <Button variant="tertiary" wide="phone" onClick={onClick}>
      {t('cambiamenti.compare')}
    </Button>
  );
}

/** Where there is no report to show: not known yet, not to be had, or none made. */
function ListState({
  list: { data, error, isFetching, refetch },
  first,
}: {
  list: UseQueryResult<{ reports: Report[] }>;
  first: ReactNode;
}) {
  const t = useT(userAreaNamespace);
  if (data)
    return data.reports.length > 0 ? null : (
      <EmptyState title={t('report.empty.title')} action={first}>
        {t('report.empty.text')}
      </EmptyState>
    );
  if (!error) return <Skeleton label={t('report.loading')} />;
  return (
    <LoadFailed
      headingLevel="h2"
      title={t('report.listFailed')}
      problem={asProblem(error)}
      busy={isFetching}
      onRetry={() => void refetch()}
    >
      {t('report.listSafe')}
    </LoadFailed>
  );
}

/** The answers changed after the last report. */
const isOutdated = ({ info: { flags } }: Area): boolean =>
  flags.changedSinceReport && Boolean(flags.lastReportAt);

function ReportList({
  userId,
  reports,
  mayRename,
}: {
  userId: string;
  reports: readonly Report[];
  mayRename: boolean;
}) {
  const t = useT(userAreaNamespace);
  return (
    <Box as="section">
      <VisuallyHidden as="h2">{t('report.list')}</VisuallyHidden>
      <RuledList>
        {reports.map((report) => (
          <ReportRow key={report.reportId} report={report} userId={userId} mayRename={mayRename} />
        ))}
      </RuledList>
    </Box>
  );
}

function GenerateButton({
  busy,
  label,
  onClick,
}: {
  busy: boolean;
  label: string;
  onClick: () => void;
}) {
  const t = useT(userAreaNamespace);
  return (
    <Button
      variant="primary"
      wide="phone"
      busy={busy}
      busyLabel={t('report.generating')}
      icon={<Icon icon={DocumentIcon} />}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
