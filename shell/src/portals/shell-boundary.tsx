import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isLoadError } from '@bussola/portal-loader';
import { Button, Notice } from '@bussola/ui/core';
import { useShellWords } from '../boot/hooks.ts';
import { ErrorBoundary } from '../boot/error-boundary.tsx';

interface Props {
  /** Shown in place of the children after an error. */
  errorPage: ReactNode;
  children: ReactNode;
}

/**
 * Around the whole: whatever is thrown outside a portal becomes the error page, never a white one.
 */
export function ShellBoundary(props: Props) {
  const { pathname } = useLocation();
  return <Keyed key={pathname.split('/')[1]} {...props} />;
}

function Keyed({ errorPage, children }: Props) {
  const [generation, setGeneration] = useState(0);
  return (
    <ErrorBoundary
      generation={generation}
      fallback={(error) => (
        <Fallback
          error={error}
          errorPage={errorPage}
          onRetry={() => setGeneration((count) => count + 1)}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}

function Fallback({
  error,
  errorPage,
  onRetry,
}: Pick<Props, 'errorPage'> & { error: unknown; onRetry: () => void }) {
  const t = useShellWords();
  if (isLoadError(error)) {
    // The error page itself may be what does not load: this one needs nothing more.
    return (
      <Notice
        kind="error"
        flat
        title={t('portal.downTitle', { name: 'Bussola' })}
        action={
          <Button
            onClick={() => {
              onRetry();
              location.reload();
            }}
          >
            {t('portal.reload')}
          </Button>
        }
      >
        {t('portal.down')}
      </Notice>
    );
  }
  return errorPage;
}
