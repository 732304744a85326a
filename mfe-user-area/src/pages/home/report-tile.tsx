import { reportQueries } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { DocumentIcon, LinkButton, Section } from '@bussola/ui/core';
import { Tile } from '@bussola/ui/results';
import { useQuery } from '@tanstack/react-query';
import type { Area } from '../../area/area.ts';
import { rightsOf } from '../../area/rights.ts';
import { paths } from '../../paths.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/**
 * The last report, and whether data changed since. In another person's area a link to their
 * reports, if they are granted.
 */
export function ReportTile({ area }: { area: Area }) {
  if (!area.info.vista) return <OwnReport area={area} />;
  return rightsOf(area.info).mayRead('report') ? <TheirReports /> : null;
}

function TheirReports() {
  const t = useT(userAreaNamespace);
  return (
    <Section data-print="hidden">
      <Tile
        icon={DocumentIcon}
        title={t('home.report.title')}
        action={<LinkButton href={paths.report}>{t('area.vista.reports')}</LinkButton>}
      >
        {t('home.report.theirs')}
      </Tile>
    </Section>
  );
}

function OwnReport({ area: { userId, info, analisi } }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { flags } = info;
  const date = formatDate(flags.lastReportAt, language, 'long');
  const isFresh = flags.lastReportAt !== null && !flags.changedSinceReport;
  const text =
    flags.lastReportAt === null
      ? t('home.report.none')
      : t(flags.changedSinceReport ? 'home.report.changed' : 'home.report.last', { date });
  return (
    <Section data-print="hidden">
      <Tile
        icon={DocumentIcon}
        title={t(analisi.perimetro.length === 1 ? 'home.report.titleAlone' : 'home.report.title')}
        action={
          isFresh ? (
            <LinkButton href={paths.report}>{t('home.report.all')}</LinkButton>
          ) : (
            <LinkButton href={`${paths.report}?genera`}>{t('home.report.generate')}</LinkButton>
          )
        }
      >
        <span>{text}</span>
        {flags.lastReportAt !== null && flags.changedSinceReport && (
          <SinceReport userId={userId} version={info.version} />
        )}
      </Tile>
    </Section>
  );
}

/** How many are shown in the tile. The comparison of reports shows all of them. */
const MOST_RULES = 2;

/**
 * How many levels moved since the last report. Said only when it is known: the rest of the tile
 * does not wait for it.
 */
function SinceReport({ userId, version }: { userId: string; version: number }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const last = useQuery(reportQueries.list(userId)).data?.reports.find(
    ({ state }) => state === 'ready',
  );
  const { data } = useQuery({
    ...reportQueries.compareWithNow(userId, last?.reportId ?? '', version),
    enabled: last !== undefined,
  });
  if (data === undefined || data.result === 'not-kept') return null;
  const said = [
    ...(data.result === 'method-changed' ? [t('cambiamenti.method')] : []),
    ...data.regole.slice(0, MOST_RULES).map((regola) => regola[language]),
    ...(data.spostamenti.length > 0
      ? [t('cambiamenti.since', { count: data.spostamenti.length })]
      : []),
  ];
  return said.length > 0 ? (
    <>
      {' '}
      <span>{said.join(' ')}</span>
    </>
  ) : null;
}
