import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from '../boot/error-boundary.tsx';

interface Props {
  /** Stands in its place while it loads, and when it failed. */ fallback?: ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** A part of the frame whose code comes apart: nothing waits for it, nor fails with it. */
export function Optional({ fallback = null, onError, children }: Props) {
  return (
    <ErrorBoundary fallback={() => fallback} {...(onError ? { onError } : {})}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
