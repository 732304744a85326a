import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { Box, Card, DocumentIcon, Icon, LinkButton, Section, Text, Title } from '@bussola/ui/core';
import type { Area } from '../../area/use-area.tsx';
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
      <Card display="flex" flexWrap="wrap" alignItems="center" gap="4 5" maxWidth={{ lg: '680px' }}>
        <Box display="grid" placeItems="center" width="44px" height="44px" flex="none" borderRadius="50%" bg="ink-soft" color="ink"><Icon icon={DocumentIcon} size={20} /></Box>
        <Box flex="1 1 220px" minWidth="0">
          <Title as="h2" size={17}>{t('home.report.title')}</Title>
          <Text size="quiet">{text}</Text>
        </Box>
        {isFresh ? <LinkButton href={paths.report}>{t('home.report.all')}</LinkButton> : <LinkButton href={`${paths.report}?genera`}>{t('home.report.generate')}</LinkButton>}
      </Card>
    </Section>
  );
}
