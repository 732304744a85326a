import { asProblem, generaleQueries, segniQueries } from '@bussola/client';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, LoadFailed, Skeleton } from '@bussola/ui/core';
import type { Segno } from '@bussola/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { WhyProvider } from '../perche/why-provider.tsx';
import { redsToDo } from '../segni/segno-of.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import type { Area } from '../area/area.ts';
import { NotOpen } from '../area/not-open.tsx';
import { ResumeCard } from '../area/resume-card.tsx';
import { rightsOf } from '../area/rights.ts';
import { hasVista, Vista } from '../vista/vista.tsx';

interface Props {
  /** Placeholder of the page while it loads. */
  skeleton?: ReactNode;
  /** What must also be open to show this page in another person's area. */
  needs?: 'report' | 'documenti';
  /** Home: it also shows an area that is open only in part. */
  isOverview?: boolean;
  children: (area: Area) => ReactNode;
}

/**
 * Reads the open area and draws its children. It draws the states «loading», «failed» and «checkup
 * not finished» itself.
 */
export function WithArea({ skeleton, needs, isOverview = false, children }: Props) {
  const t = useT(userAreaNamespace);
  const userId = useShell().session.areaUserId;
  const { data, error, refetch, isFetching } = useQuery(generaleQueries.allInfo(userId));
  // People who may not see the analysis may not read the marks either.
  const marks = useMarks(userId, Boolean(data?.analisi));
  useRedsBadge(marks && redsToDo(data?.analisi, marks));

  // Marks decide the first three areas: without them the page would change right after drawing.
  if (data && marks) {
    if (!data.flags.checkup) return <ResumeCard />;
    const isOpen = needs === undefined || rightsOf(data).mayRead(needs);
    if (!isOpen || (hasVista(data) && !data.analisi && !isOverview))
      return <NotOpen name={data.user.firstName} />;
    if (data.analisi)
      return (
        <Ready area={{ userId, info: data, analisi: data.analisi, segni: marks }}>{children}</Ready>
      );
    if (hasVista(data)) return <Vista info={data} />;
    return (
      <LoadFailed
        headingLevel="h1"
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
        headingLevel="h1"
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

const NONE: readonly Segno[] = [];
/** Nothing while they are on their way; none when they cannot be read. */
function useMarks(userId: string, enabled: boolean): readonly Segno[] | undefined {
  const { data, isLoading, failureCount } = useQuery({ ...segniQueries.list(userId), enabled });
  // A second try does not keep the page waiting.
  return data?.segni ?? (isLoading && failureCount === 0 ? undefined : NONE);
}

/** Every figure of a screen can be asked «perché?». */
const Ready = ({ area, children }: { area: Area; children: (area: Area) => ReactNode }) => (
  <WhyProvider area={area}>{children(area)}</WhyProvider>
);

/** The menu’s number beside «Priorità»: red areas that are not marked as done or «not now». */
function useRedsBadge(reds: number | undefined): void {
  const { setBadge } = useShell();
  const shown = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (reds === undefined || shown.current === reds) return;
    shown.current = reds;
    setBadge('reds', reds);
  }, [reds, setBadge]);
}
