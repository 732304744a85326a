import { useCommonWords, useErrorText } from '@bussola/i18n';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorState, type ErrorStateProps } from './empty-state.tsx';
import { Icon } from './icon.tsx';
import { RetryIcon } from './icons.ts';
import { Box } from './layout.ts';

export interface LoadFailedProps extends Pick<ErrorStateProps, 'title' | 'code' | 'headingLevel'> {
  /** What the server answered; undefined when the fault is not of a call. */
  problem: { code: string; problem?: { requestId?: string } | undefined } | undefined;
  /** Being read again. */
  busy: boolean;
  onRetry: () => void;
  /** What is safe, after what went wrong. */
  children?: ReactNode;
  /** Another way on, beside the new try. */
  action?: ReactNode;
}

/** A page or a part that could not be read: why, the code for the support, and a new try. */
export function LoadFailed({
  title,
  problem,
  code = problem?.problem?.requestId ?? problem?.code,
  busy,
  onRetry,
  children,
  action,
  headingLevel = 'h1',
}: LoadFailedProps) {
  const common = useCommonWords();
  const errorText = useErrorText();
  return (
    <Box paddingTop={headingLevel === 'h1' ? '9' : '0'}>
      <ErrorState
        headingLevel={headingLevel}
        title={title}
        code={code}
        action={
          <>
            <Button icon={<Icon icon={RetryIcon} />} busy={busy} onClick={onRetry}>
              {common('action.retry')}
            </Button>
            {action}
          </>
        }
      >
        {/* A fault that is not of a call is told by `children` alone. */}
        {(problem ?? !children) && `${errorText(problem?.code)} `}
        {children}
      </ErrorState>
    </Box>
  );
}
