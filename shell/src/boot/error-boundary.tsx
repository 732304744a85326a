import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
  /** Grows with every retry: a new number forgets the error. */
  generation?: number;
  fallback: (error: unknown) => ReactNode;
  /** Once for each error. */
  onError?: (error: unknown) => void;
  children: ReactNode;
}
interface State {
  error: unknown;
  failed: boolean;
  generation: number | undefined;
}

/** Keeps what a part throws inside its own place: the rest of the page stays. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, failed: false, generation: this.props.generation };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.generation === state.generation
      ? null
      : { error: undefined, failed: false, generation: props.generation };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback(this.state.error) : this.props.children;
  }
}
