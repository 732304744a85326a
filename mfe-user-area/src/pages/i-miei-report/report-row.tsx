import { asProblem, useDownloadReport } from '@bussola/client';
import type { Report } from '@bussola/contract';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList, formatNumber } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Box,
  Button,
  chakra,
  DocumentIcon,
  DownloadIcon,
  FieldError,
  Icon,
  PencilIcon,
  RuledRow,
  Spinner,
  StateTag,
  Title,
} from '@bussola/ui/core';
import { useState } from 'react';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { isUnderWay } from './await-report.ts';
import { RenameDialog } from './rename-dialog.tsx';

/** One report: title, data it was made from, actions. */
export function ReportRow({
  report,
  userId,
  mayRename = true,
}: {
  report: Report;
  userId: string;
  mayRename?: boolean;
}) {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const { notify } = useShell();
  const download = useDownloadReport(userId);
  const [isRenaming, setRenaming] = useState(false);
  const { reportId, name } = report;
  const onDownload = () =>
    download.mutate(
      { reportId, name },
      {
        onError: (error) =>
          notify({
            kind: 'error',
            title: t('report.downloadFailed'),
            text: errorText(asProblem(error)?.code),
          }),
      },
    );
  return (
    <RuledRow
      flexDirection={{ base: 'column', md: 'row' }}
      flexWrap="nowrap"
      alignItems={{ base: 'stretch', md: 'center' }}
      gap={{ base: '2', md: '5' }}
      paddingBlock="5"
    >
      <ReportFacts report={report} />
      <Box
        display="flex"
        flexWrap="wrap"
        gap="2"
        data-print="hidden"
        paddingInlineStart={{ base: '60px', md: '0' }}
      >
        {report.state === 'ready' && (
          <Button
            busy={download.isPending}
            busyLabel={t('report.downloading')}
            icon={<Icon icon={DownloadIcon} />}
            aria-label={t('report.downloadLabel', { name })}
            onClick={onDownload}
          >
            {t('report.download')}
          </Button>
        )}
        {mayRename && (
          <Button
            variant="tertiary"
            icon={<Icon icon={PencilIcon} />}
            aria-label={t('report.renameLabel', { name })}
            onClick={() => setRenaming(true)}
          >
            {t('report.rename')}
          </Button>
        )}
      </Box>
      {isRenaming && (
        <RenameDialog userId={userId} report={report} onClose={() => setRenaming(false)} />
      )}
    </RuledRow>
  );
}

function ReportFacts({ report }: { report: Report }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  // Names of the day of the report: a person may have left the family since.
  const people = formatList(report.membri.filter(Boolean), language);
  const facts = [
    t('report.made', { date: formatDate(report.createdAt, language, 'long') }),
    people && t('report.members', { people }),
    t(`report.language.${report.language}`),
    report.hideAmounts && t('report.hidden'),
    report.sizeBytes !== null &&
      t('report.size', { kb: formatNumber(Math.max(1, report.sizeBytes / 1000)) }),
  ].filter((fact): fact is string => Boolean(fact));

  return (
    <Box display="flex" gap="4" flex="1" minWidth="0">
      <Box
        display="grid"
        placeItems="center"
        width="44px"
        height="44px"
        flex="none"
        borderRadius="50%"
        bg={report.state === 'failed' ? 'red-bg' : 'ink-soft'}
        color={report.state === 'failed' ? 'red' : 'ink'}
      >
        {isUnderWay(report) ? <Spinner /> : <Icon icon={DocumentIcon} size={20} />}
      </Box>
      <Box minWidth="0">
        <Box display="flex" flexWrap="wrap" alignItems="center" gap="4px 12px">
          <Title as="h3" size={17} overflowWrap="anywhere">
            {report.name}
          </Title>
          {report.state !== 'ready' && <StateTag>{t(`report.state.${report.state}`)}</StateTag>}
          {report.outdated && report.state === 'ready' && (
            <StateTag title={t('report.outdatedHelp')}>{t('report.outdated')}</StateTag>
          )}
        </Box>
        <chakra.p textStyle="quiet">{facts.join(' · ')}</chakra.p>
        <chakra.p textStyle="quiet">
          {t('report.release', { costanti: report.costanti, motore: report.motore })}
        </chakra.p>
        {report.state === 'failed' && <FieldError>{t('report.failedText')}</FieldError>}
      </Box>
    </Box>
  );
}
