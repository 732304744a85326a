import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** Stands in its place while it loads, and when it failed. */ fallback?: ReactNode;
  onError?: () => void;
  children: ReactNode;
}

/** A part of the frame whose code comes apart: nothing waits for it, nor fails with it. */
export class Optional extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
