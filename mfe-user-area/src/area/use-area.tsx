import { asProblem, generaleQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, LoadFailed, Skeleton } from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { WhyProvider } from '../perche/why-provider.tsx';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import type { Area } from './area.ts';
import { ResumeCard } from './resume-card.tsx';
import { hasVista, Vista } from './vista.tsx';

interface Props {
  /** The shape of what is coming. */
  skeleton?: ReactNode;
  children: (area: Area) => ReactNode;
}

/**
 * Reads the open area and draws what is under it; loading, failed and unfinished areas are drawn
 * here, once.
 */
export function WithArea({ skeleton, children }: Props) {
  const t = useT(userAreaNamespace);
  const userId = useShell().session.areaUserId;
  const { data, error, refetch, isFetching } = useQuery(generaleQueries.allInfo(userId));
  useRedsBadge(data?.analisi?.conteggi.red);

  if (data) {
    if (!data.flags.checkup) return <ResumeCard />;
    if (data.analisi)
      return <Ready area={{ userId, info: data, analisi: data.analisi }}>{children}</Ready>;
    if (hasVista(data)) return <Vista info={data} />;
    return (
      <LoadFailed
        title={t('area.noAnalisi.title')}
        problem={undefined}
        code="NO_ANALYSIS"
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {t('area.noAnalisi.text')}
      </LoadFailed>
    );
  }
  if (error)
    return (
      <LoadFailed
        title={t('area.failed.title')}
        problem={asProblem(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
      >
        {t('area.failed.safe')}
      </LoadFailed>
    );
  return (
    <Box paddingTop="9">
      <Skeleton label={t('area.loading')}>{skeleton}</Skeleton>
    </Box>
  );
}

/** Every figure of a screen can be asked «perché?». */
const Ready = ({ area, children }: { area: Area; children: (area: Area) => ReactNode }) => (
  <WhyProvider area={area}>{children(area)}</WhyProvider>
);

/** The number beside «Priorità» in the menu follows the analysis. */
function useRedsBadge(reds: number | undefined): void {
  const { setBadge } = useShell();
  const shown = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (reds === undefined || shown.current === reds) return;
    shown.current = reds;
    setBadge('reds', reds);
  }, [reds, setBadge]);
}
