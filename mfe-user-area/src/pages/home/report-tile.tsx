import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, DocumentIcon, LinkButton, Section } from '@bussola/ui/core';
import { Tile } from '@bussola/ui/results';
import type { Area } from '../../area/area.ts';
import { paths } from '../../paths.ts';
import { userAreaNamespace } from '../../words/user-area-namespace.ts';

/** The last report, and whether the data moved after it. */
export function ReportTile({ area: { info: { flags } } }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const date = formatDate(flags.lastReportAt, language, 'long');
  const isFresh = flags.lastReportAt !== null && !flags.changedSinceReport;
  const text = flags.lastReportAt === null ? t('home.report.none') : t(flags.changedSinceReport ? 'home.report.changed' : 'home.report.last', { date });
  return (
    <Section data-print="hidden">
      <Box maxWidth={{ lg: '680px' }}>
        <Tile
          icon={DocumentIcon} title={t('home.report.title')}
          action={isFresh ? <LinkButton href={paths.report}>{t('home.report.all')}</LinkButton> : <LinkButton href={`${paths.report}?genera`}>{t('home.report.generate')}</LinkButton>}
        >
          {text}
        </Tile>
      </Box>
    </Section>
  );
}
