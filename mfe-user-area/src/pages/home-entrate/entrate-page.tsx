import { useT } from '@bussola/i18n';
import { Icon, LinkButton, PageHead, PencilIcon, SkeletonBar, Stack, Text } from '@bussola/ui/core';
import { usePeople } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { isLonePensioner } from '../../famiglia/work.ts';
import { rightsOf } from '../../area/rights.ts';
import { ErrorBoundary } from '../../area/error-boundary.tsx';
import { WithArea } from '../../with-area/use-area.tsx';
import { isAlone } from '../../famiglia/is-alone.ts';
import { Strip } from '../../famiglia/strip.tsx';
import { paths } from '../../paths.ts';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import { earnersOf } from './earners.ts';
import { EntrateTitle } from './entrate-title.tsx';
import { IncomeSection } from './income-section.tsx';
import { MonthSection } from './month-section.tsx';
import { PeersSection } from './peers-section.tsx';
import { leftOf, whoOf } from './title-words.ts';
import { WithoutSection } from './without-section.tsx';
import '../../portal.css';

export { dashboardsNamespace as words };

/** /app/dashboards/home/entrate: who brings what, what would be left without it, the month. */
export default function EntratePage() {
  return (
    <WithArea skeleton={<EntrateSkeleton />}>
      {(area) => (
        <>
          <Strip area={area} />
          <Entrate area={area} />
        </>
      )}
    </WithArea>
  );
}

function Entrate({ area }: { area: Area }) {
  const t = useT(dashboardsNamespace);
  const people = usePeople(area);
  const { analisi, info } = area;
  const alone = isAlone(analisi, info.nucleoFamiliare);
  const earners = earnersOf(analisi.reddito, people, info.nucleoFamiliare);
  const hasIncome = earners.length > 0;
  return (
    <>
      <PageHead
        title={<EntrateTitle who={whoOf(earners, alone)} left={leftOf(analisi)} />}
        actions={
          rightsOf(info).mayWrite('dati') && (
            <LinkButton
              href={paths.profiloReddito}
              icon={<Icon icon={PencilIcon} size={16} />}
              wide="phone"
            >
              {t(hasIncome ? 'entrate.edit' : 'entrate.add')}
            </LinkButton>
          )
        }
      />
      {!hasIncome && (
        <Text color="text-2" marginTop="5">
          {t('entrate.emptyText')}
        </Text>
      )}
      {hasIncome && (
        <>
          <ErrorBoundary of={analisi}>
            <IncomeSection area={area} earners={earners} people={people} alone={alone} />
          </ErrorBoundary>
          {!isLonePensioner(info.nucleoFamiliare) && (
            <ErrorBoundary of={analisi}>
              <WithoutSection area={area} earners={earners} />
            </ErrorBoundary>
          )}
        </>
      )}
      <ErrorBoundary of={analisi}>
        <MonthSection area={area} alone={alone} />
      </ErrorBoundary>
      {hasIncome && (
        <ErrorBoundary of={analisi}>
          <PeersSection area={area} people={people} alone={alone} />
        </ErrorBoundary>
      )}
    </>
  );
}

const EntrateSkeleton = () => (
  <Stack gap="4">
    <SkeletonBar width="100%" height="64px" />
    <SkeletonBar kind="title" width="56%" height="40px" marginTop="6" />
    <SkeletonBar kind="title" width="40%" height="40px" />
    <SkeletonBar height="180px" marginTop="10" />
    <SkeletonBar height="180px" marginTop="10" />
  </Stack>
);
