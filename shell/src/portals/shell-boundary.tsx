import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { isLoadError } from '@bussola/portal-loader';
import { Button, Notice } from '@bussola/ui/core';
import { useShellWords } from '../boot/hooks.ts';
import { PortalBoundary } from './portal-boundary.tsx';

const ErrorPage = lazy(() => import('../pages/system/error-page.tsx'));

/**
 * Around the whole: whatever is thrown outside a portal becomes the error page, never a white one.
 */
export function ShellBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Keyed key={pathname.split('/')[1]}>{children}</Keyed>;
}

function Keyed({ children }: { children: ReactNode }) {
  const [generation, setGeneration] = useState(0);
  return (
    <PortalBoundary
      generation={generation}
      fallback={(error) => (
        <Fallback error={error} onRetry={() => setGeneration((count) => count + 1)} />
      )}
    >
      {children}
    </PortalBoundary>
  );
}

function Fallback({ error, onRetry }: { error: unknown; onRetry: () => void }) {
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
  return (
    <Suspense fallback={null}>
      <ErrorPage code="RENDER" />
    </Suspense>
  );
}
