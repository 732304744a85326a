import { useCommonWords, useErrorText } from '@bussola/i18n';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ErrorState, type ErrorStateProps } from './empty-state.tsx';
import { Icon } from './icon.tsx';
import { RetryIcon } from './icons.ts';
import { Box } from './layout.ts';
import { textElement } from './text-element.tsx';

export interface LoadFailedProps extends Pick<ErrorStateProps, 'title' | 'code'> {
  /** `h1` where it stands for the whole page, `h2` or `h3` below a title that is there already. */
  headingLevel: NonNullable<ErrorStateProps['headingLevel']>;
  /** The server's answer. Undefined when the fault has another cause. */
  problem: { code: string; problem?: { requestId?: string } | undefined } | undefined;
  /** True while it is being loaded again. */
  busy: boolean;
  onRetry: () => void;
  /** What is safe, shown after the reason. */
  children?: ReactNode;
  /** Another button, beside the retry. */
  action?: ReactNode;
}

/** Shown when a page or a part could not be loaded: the reason, the code, and a retry button. */
export function LoadFailed({
  title,
  problem,
  code = problem?.problem?.requestId ?? problem?.code,
  busy,
  onRetry,
  children,
  action,
  headingLevel,
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
        {/* Without a server answer, `children` alone explains the fault. */}
        {(problem ?? !children) && <span>{`${errorText(problem?.code)} `}</span>}
        {textElement(children)}
      </ErrorState>
    </Box>
  );
}
