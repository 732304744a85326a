/**
 * The states of one portal on the page, and which may follow which. Pure: the loader acts, this
 * says what is true afterwards.
 */
import type { ListedRelease, PortalModule } from '@bussola/portal';
import type { PortalLoadError } from './errors.ts';

export interface LoadedPortal {
  release: ListedRelease;
  module: PortalModule;
}

export type PortalState =
  | { kind: 'idle' }
  /**
   * Which build? `since`, here and below: when this load began, on the loader's clock; one limit
   * covers it all.
   */
  | { kind: 'negotiating'; since: number }
  /**
   * Without `portal` its files are on their way, with it its first page is being drawn;
   * `generation` grows with every failure, and what failed is asked for anew.
   */
  | {
      kind: 'loading';
      since: number;
      until: number;
      release: ListedRelease;
      portal?: LoadedPortal;
      generation: number;
      instead?: PortalLoadError;
    }
  | { kind: 'ready'; portal: LoadedPortal; generation: number }
  /** An older build is shown, because of what happened to a newer one. */
  | { kind: 'degraded'; portal: LoadedPortal; generation: number; because: PortalLoadError }
  | { kind: 'failed'; error: PortalLoadError };

export type PortalEvent =
  | { type: 'enter'; at: number }
  | { type: 'again'; at: number }
  | { type: 'chosen'; release: ListedRelease; until: number; instead?: PortalLoadError | undefined }
  | { type: 'arrived'; portal: LoadedPortal; generation: number }
  | { type: 'waiting'; at: number; until: number }
  | { type: 'limited'; until: number }
  | { type: 'drawn' }
  | { type: 'failed'; error: PortalLoadError }
  | { type: 'left' };

type Kind = PortalState['kind'];
type In<K extends Kind> = Extract<PortalState, { kind: K }>;
type On<T extends PortalEvent['type']> = Extract<PortalEvent, { type: T }>;
type Transitions = {
  [K in Kind]: {
    [T in Exclude<PortalEvent['type'], 'left'>]?: (state: In<K>, event: On<T>) => PortalState;
  };
};

const negotiate = (_state: PortalState, { at }: { at: number }): PortalState => ({
  kind: 'negotiating',
  since: at,
});
const load = (
  { since }: In<'negotiating' | 'loading'>,
  { until, release, instead }: On<'chosen'>,
): PortalState => ({
  kind: 'loading',
  since,
  until,
  release,
  generation: 0,
  ...(instead ? { instead } : {}),
});
const fail = (_state: PortalState, { error }: On<'failed'>): PortalState => ({
  kind: 'failed',
  error,
});
/** The same build is tried again after a moment: a page that was shown gets a new time. */
const loadAgain = (state: In<'ready' | 'degraded'>, { at, until }: On<'waiting'>): PortalState => ({
  kind: 'loading',
  since: at,
  until,
  release: state.portal.release,
  generation: state.generation,
  ...(state.kind === 'degraded' ? { instead: state.because } : {}),
});
function show(state: In<'loading'>): PortalState {
  const { portal, generation, instead } = state;
  if (!portal) return state;
  return instead
    ? { kind: 'degraded', portal, generation, because: instead }
    : { kind: 'ready', portal, generation };
}
const stay = (state: PortalState): PortalState => state;

const TRANSITIONS: Transitions = {
  idle: { enter: negotiate },
  negotiating: { chosen: load, failed: fail },
  loading: {
    again: negotiate,
    chosen: load,
    arrived: (state, { portal, generation }) => ({ ...state, portal, generation }),
    limited: (state, { until }) => ({ ...state, until }),
    // A page being drawn keeps its time.
    waiting: ({ portal: _portal, ...waiting }) => waiting,
    drawn: show,
    failed: fail,
  },
  ready: { again: negotiate, waiting: loadAgain, drawn: stay, failed: fail },
  degraded: { again: negotiate, waiting: loadAgain, drawn: stay, failed: fail },
  failed: { again: negotiate },
};

/** @throws Error for an event that the state cannot see: a mistake of the loader. */
export function step(state: PortalState, event: PortalEvent): PortalState {
  if (event.type === 'left') return { kind: 'idle' };
  const next = TRANSITIONS[state.kind][event.type] as
    ((state: PortalState, event: PortalEvent) => PortalState) | undefined;
  if (!next) throw new Error(`a portal that is ${state.kind} cannot be ${event.type}`);
  return next(state, event);
}
