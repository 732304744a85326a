import { useCommonWords, useT } from '@bussola/i18n';
import { Button, ErrorState, Icon, RetryIcon } from '@bussola/ui/core';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

interface Props {
  /** What the part is drawn from: new data is a new try. */ of: unknown;
  children: ReactNode;
}
interface State {
  failed: boolean;
  of: unknown;
}

/** A part of a page that fails alone: what breaks in it never empties the rest. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: false, of: this.props.of };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.of === state.of ? null : { failed: false, of: props.of };
  }

  override render() {
    return this.state.failed ? (
      <ContainedFailed onRetry={() => this.setState({ failed: false })} />
    ) : (
      this.props.children
    );
  }
}

function ContainedFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT(userAreaNamespace);
  const common = useCommonWords();
  return (
    <ErrorState
      title={t('area.failed.tile')}
      code="TILE_RENDER"
      action={
        <Button icon={<Icon icon={RetryIcon} />} onClick={onRetry}>
          {common('action.retry')}
        </Button>
      }
    >
      {t('area.failed.tileSafe')}
    </ErrorState>
  );
}
