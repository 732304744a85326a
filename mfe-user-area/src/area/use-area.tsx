import { asProblem, generaleQueries } from '@bussola/client';
import { useCommonWords, useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, Button, ErrorState, Icon, RetryIcon, Skeleton } from '@bussola/ui/core';
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
      <AreaFailed
        title={t('area.noAnalisi.title')}
        text={t('area.noAnalisi.text')}
        code="NO_ANALYSIS"
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (error)
    return (
      <AreaFailed
        title={t('area.failed.title')}
        text={t('area.failed.safe')}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
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

interface FailedProps {
  title: string;
  text: string;
  error?: unknown;
  code?: string;
  busy: boolean;
  onRetry: () => void;
  headingLevel?: 'h1' | 'h2';
}

export function AreaFailed({
  title,
  text,
  error,
  code,
  busy,
  onRetry,
  headingLevel = 'h1',
}: FailedProps) {
  const common = useCommonWords();
  const errorText = useErrorText();
  const problem = asProblem(error);
  return (
    <Box paddingTop={headingLevel === 'h1' ? '9' : '0'}>
      <ErrorState
        headingLevel={headingLevel}
        title={title}
        code={code ?? problem?.problem?.requestId ?? problem?.code}
        action={
          <Button icon={<Icon icon={RetryIcon} />} busy={busy} onClick={onRetry}>
            {common('action.retry')}
          </Button>
        }
      >
        {problem ? `${errorText(problem.code)} ` : null}
        {text}
      </ErrorState>
    </Box>
  );
}

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
