import { useEffect } from 'react';
import { whenIdle } from '@bussola/portal/when-idle';
import { Box, Grid, SkeletonBar, Stack } from '@bussola/ui/core';
import { ErrorBoundary } from '../../area/error-boundary.tsx';
import { WithArea } from '../../with-area/use-area.tsx';
import { CorrectionsNotice } from '../../correzioni/corrections-notice.tsx';
import { Strip } from '../../famiglia/strip.tsx';
import { HomeFirstThings } from './first-things.tsx';
import { Letter } from './letter.tsx';
import { HardSituations } from '../../piano/hard-situations.tsx';
import { PatrimonioTile } from './patrimonio-tile.tsx';
import { PlanTile } from './plan-tile.tsx';
import { RedditoTile } from './reddito-tile.tsx';
import { ReportTile } from './report-tile.tsx';
import { loadSimulazione } from '../../simulatore/engine/load-simulazione.ts';
import '../../portal.css';

/** /app/dashboards/home: how are we, what first, how much have we, how much comes in. */
export default function HomePage() {
  // The pages that a person opens next draw with the engine. Who fails to get it asks again there.
  useEffect(() => whenIdle(() => void loadSimulazione().catch(() => {})), []);
  return (
    <WithArea isOverview skeleton={<HomeSkeleton />}>
      {(area) => (
        <>
          <Strip area={area} />
          <CorrectionsNotice area={area} />
          <ErrorBoundary of={area.analisi}>
            <Letter area={area} />
          </ErrorBoundary>
          <HardSituations area={area} />
          <ErrorBoundary of={area.analisi}>
            <HomeFirstThings area={area} />
          </ErrorBoundary>
          <ErrorBoundary of={area.analisi}>
            <PlanTile area={area} />
          </ErrorBoundary>
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 4fr)' }}
            columnGap={{ md: '8', lg: '16' }}
            rowGap="12"
            marginTop={{ base: '12', md: '15' }}
          >
            <ErrorBoundary of={area.analisi}>
              <PatrimonioTile area={area} />
            </ErrorBoundary>
            <Box
              borderInlineStartWidth={{ md: '1px' }}
              borderColor="line"
              paddingInlineStart={{ md: '8', lg: '16' }}
            >
              <ErrorBoundary of={area.analisi}>
                <RedditoTile area={area} />
              </ErrorBoundary>
            </Box>
          </Grid>
          <ErrorBoundary of={area.info}>
            <ReportTile area={area} />
          </ErrorBoundary>
        </>
      )}
    </WithArea>
  );
}

function HomeSkeleton() {
  return (
    <Stack gap="4">
      <SkeletonBar width="100%" height="64px" />
      <SkeletonBar width="30%" marginTop="6" />
      <SkeletonBar kind="title" width="64%" height="40px" />
      <SkeletonBar kind="title" width="52%" height="40px" />
      <SkeletonBar width="40%" marginTop="4" />
      <SkeletonBar height="180px" marginTop="10" />
    </Stack>
  );
}
