import { asProblem, reportQueries } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, numberWordUpper } from '@bussola/i18n/format';
import { Box, LinkButton, LoadFailed, PageHead, Skeleton, Text, TextLink } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import type { Area } from '../../area/area.ts';
import { rightsOf } from '../../area/rights.ts';
import { WithArea } from '../../with-area/use-area.tsx';
import { useValueText } from '../../correzioni/use-value-text.ts';
import type { Correction, Corrections } from '../../correzioni/use-value-text.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { METODO, paths } from '../../paths.ts';
import { CorrectionArticle } from './correction-article.tsx';
import { HowToCheck } from './how-to-check.tsx';
import { OtherCorrections } from './other-corrections.tsx';
import '../../portal.css';

/** Page /app/dashboards/correzioni: the rules that were wrong, and what changed for this family. */
export default function CorrezioniPage() {
  return (
    <WithArea needs="report">
      {(area) => (
        <>
          <Loaded area={area} />
        </>
      )}
    </WithArea>
  );
}

function Loaded({ area: { userId, info, analisi } }: { area: Area }) {
  const t = useT(userAreaNamespace);
  const { data, error, refetch, isFetching } = useQuery(
    reportQueries.corrections(userId, info.version),
  );
  if (data)
    return (
      <Page
        userId={userId}
        today={analisi.refDate}
        data={data}
        mayGenerate={rightsOf(info).mayWrite('report')}
      />
    );
  if (error)
    return (
      <LoadFailed
        headingLevel="h1"
        title={t('correzioni.failed')}
        problem={asProblem(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {t('area.failed.safe')}
      </LoadFailed>
    );
  return <Skeleton label={t('correzioni.loading')} />;
}

interface PageProps {
  userId: string;
  today: string;
  data: Corrections;
  mayGenerate: boolean;
}

function Page({ userId, today, data, mayGenerate }: PageProps) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { correzioni, report } = data;
  if (correzioni.length === 0)
    return (
      <PageHead
        over={`${t('correzioni.crumb')} · ${formatDate(today, language, 'long')}`}
        title={t('correzioni.nothing')}
      >
        <span>{t('correzioni.nothingText')}</span>{' '}
        <TextLink href={METODO}>{t('correzioni.rules.open')}</TextLink>
      </PageHead>
    );
  const mine = correzioni
    .filter(({ riguarda }) => riguarda)
    .toSorted((a, b) => Number(b.cifra !== undefined) - Number(a.cifra !== undefined));
  const others = correzioni.filter(({ riguarda }) => !riguarda);
  return (
    <>
      <PageHead
        over={`${t('correzioni.crumb')} · ${formatDate(today, language, 'long')}`}
        title={`${t('correzioni.title', { count: correzioni.length, number: numberWordUpper(correzioni.length, language) })} ${
          mine.length === 0
            ? t('correzioni.yoursNone')
            : t('correzioni.yours', {
                count: mine.length,
                number: numberWordUpper(mine.length, language),
              })
        }`}
        actions={
          report &&
          mayGenerate && (
            <LinkButton variant="primary" href={`${paths.report}?genera`}>
              {t('correzioni.generate')}
            </LinkButton>
          )
        }
      >
        {t('correzioni.lead')}
      </PageHead>
      <MovedFigures corrections={mine} />
      {mine.map((one) => (
        <CorrectionArticle key={one.id} correction={one} />
      ))}
      <OtherCorrections corrections={others} />
      <HowToCheck userId={userId} report={report} />
    </>
  );
}

/** The numbers that changed, side by side. */
function MovedFigures({ corrections }: { corrections: readonly Correction[] }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const said = useValueText();
  const moved = corrections.flatMap(({ id, cifra }) => (cifra ? [{ id, ...cifra }] : []));
  if (moved.length === 0) return null;
  return (
    <Box
      as="section"
      aria-label={t('correzioni.index')}
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: `repeat(${moved.length}, minmax(0, 1fr))` }}
      gap={{ base: '4', md: '6' }}
      marginTop={{ base: '6', md: '8' }}
      paddingBlock="5"
      borderBlockWidth="1px"
      borderColor="line"
    >
      {moved.map(({ id, nome, ora }) => (
        <div key={id}>
          <Text size="quiet">{nome[language]}</Text>
          <Text size="lead">{said(ora)}</Text>
        </div>
      ))}
    </Box>
  );
}
