import { useT } from '@bussola/i18n';
import {
  Box,
  Grid,
  Icon,
  LinkButton,
  PageHead,
  PencilIcon,
  SkeletonBar,
  Stack,
  Text,
} from '@bussola/ui/core';
import { usePeople } from '@bussola/results';
import type { Area } from '../../area/area.ts';
import { rightsOf } from '../../area/rights.ts';
import { EditorAtAddress } from '../../dati/editor-at-address.tsx';
import { ErrorBoundary } from '../../area/error-boundary.tsx';
import { WithArea } from '../../with-area/use-area.tsx';
import { isAlone } from '../../famiglia/is-alone.ts';
import { Strip } from '../../famiglia/strip.tsx';
import { paths } from '../../paths.ts';
import { OutflowLadder } from '../../uscite/outflow-ladder.tsx';
import { dashboardsNamespace } from '../../locales/dashboards-namespace.ts';
import { NetWorth } from './net-worth.tsx';
import { Notices } from './notices.tsx';
import { OverTime } from './over-time.tsx';
import { Owners } from './owners.tsx';
import { PatrimonioTitle } from './patrimonio-title.tsx';
import { Reach } from './reach.tsx';
import { Splits } from './splits.tsx';
import { wealthSaid } from './title-words.ts';
import '../../portal.css';

export { dashboardsNamespace as words };

/** /app/dashboards/home/patrimonio: assets and debts, their owners, how they are kept. */
export default function PatrimonioPage() {
  return (
    <WithArea skeleton={<PatrimonioSkeleton />}>
      {(area) => (
        <>
          <Strip area={area} />
          <Patrimonio area={area} />
          <EditorAtAddress
            area={area}
            editor="patrimonio"
            address={paths.modificaPatrimonio}
            page={paths.patrimonio}
          />
        </>
      )}
    </WithArea>
  );
}

function Patrimonio({ area }: { area: Area }) {
  const t = useT(dashboardsNamespace);
  const { analisi, info } = area;
  const alone = isAlone(analisi, info.nucleoFamiliare);
  const said = wealthSaid(analisi.patrimonio);
  const isEmpty = said.say === 'none';
  return (
    <>
      <PageHead
        title={<PatrimonioTitle said={said} alone={alone} />}
        actions={
          rightsOf(info).mayWrite('patrimonio') && (
            <LinkButton
              href={paths.modificaPatrimonio}
              icon={<Icon icon={PencilIcon} size={16} />}
              wide="phone"
              {...(isEmpty ? {} : { 'aria-label': t('patrimonio.editLabel') })}
            >
              {isEmpty ? t(alone ? 'patrimonio.addAlone' : 'patrimonio.add') : t('patrimonio.edit')}
            </LinkButton>
          )
        }
      />
      {isEmpty ? (
        <Text marginTop="5">{t('patrimonio.emptyText')}</Text>
      ) : (
        <Parts area={area} alone={alone} />
      )}
    </>
  );
}

function Parts({ area, alone }: { area: Area; alone: boolean }) {
  const { analisi } = area;
  const people = usePeople(area);
  const hasGoods = analisi.patrimonio.lordo > 0;
  return (
    <>
      <Grid
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: hasGoods ? 'minmax(0, 5fr) minmax(0, 4fr)' : 'minmax(0, 1fr)',
        }}
        columnGap={{ lg: '16' }}
        rowGap="10"
        marginTop={{ base: '7', md: '9' }}
      >
        <ErrorBoundary of={analisi}>
          <NetWorth area={area} alone={alone} />
        </ErrorBoundary>
        {hasGoods && (
          <Box
            borderInlineStartWidth={{ lg: '1px' }}
            borderColor="line"
            paddingInlineStart={{ lg: '16' }}
          >
            <ErrorBoundary of={analisi}>
              <Reach area={area} />
            </ErrorBoundary>
          </Box>
        )}
      </Grid>
      <ErrorBoundary of={analisi}>
        <OverTime area={area} />
      </ErrorBoundary>
      <ErrorBoundary of={analisi}>
        <Owners area={area} people={people} />
      </ErrorBoundary>
      {analisi.patrimonio.voci.mobiliare > 0 && (
        <ErrorBoundary of={analisi}>
          <Splits area={area} people={people} />
        </ErrorBoundary>
      )}
      <ErrorBoundary of={analisi}>
        <Notices area={area} />
      </ErrorBoundary>
      <ErrorBoundary of={analisi}>
        <OutflowLadder area={area} />
      </ErrorBoundary>
    </>
  );
}

const PatrimonioSkeleton = () => (
  <Stack gap="4">
    <SkeletonBar width="100%" height="64px" />
    <SkeletonBar kind="title" width="60%" height="40px" marginTop="6" />
    <SkeletonBar height="150px" marginTop="8" />
    <SkeletonBar height="180px" marginTop="10" />
    <SkeletonBar height="320px" marginTop="10" />
  </Stack>
);
