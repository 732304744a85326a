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
  | { type: 'enter' | 'again'; at: number }
  | { type: 'chosen'; release: ListedRelease; until: number; instead?: PortalLoadError | undefined }
  | { type: 'arrived'; portal: LoadedPortal; generation: number }
  | { type: 'waiting'; at: number; until: number }
  | { type: 'limited'; until: number }
  | { type: 'drawn' }
  | { type: 'failed'; error: PortalLoadError }
  | { type: 'left' };

/** @throws Error for an event that the state cannot see: a mistake of the loader. */
export function step(state: PortalState, event: PortalEvent): PortalState {
  if (event.type === 'left') return { kind: 'idle' };
  switch (`${state.kind} ${event.type}` as const) {
    case 'idle enter':
    case 'failed again':
    case 'ready again':
    case 'degraded again':
    case 'loading again':
      return event.type === 'enter' || event.type === 'again'
        ? { kind: 'negotiating', since: event.at }
        : state;
    case 'negotiating chosen':
    case 'loading chosen':
      if (event.type !== 'chosen' || (state.kind !== 'negotiating' && state.kind !== 'loading'))
        return state;
      return {
        kind: 'loading',
        since: state.since,
        until: event.until,
        release: event.release,
        generation: 0,
        ...(event.instead ? { instead: event.instead } : {}),
      };
    case 'loading arrived':
      return event.type === 'arrived' && state.kind === 'loading'
        ? { ...state, portal: event.portal, generation: event.generation }
        : state;
    case 'loading limited':
      return event.type === 'limited' && state.kind === 'loading'
        ? { ...state, until: event.until }
        : state;
    // The same build is tried again after a moment: a page being drawn keeps its time, one that was
    // shown gets a new one.
    case 'loading waiting': {
      if (state.kind !== 'loading') return state;
      const { portal: _portal, ...waiting } = state;
      return waiting;
    }
    case 'ready waiting':
    case 'degraded waiting':
      if (event.type !== 'waiting' || (state.kind !== 'ready' && state.kind !== 'degraded'))
        return state;
      return {
        kind: 'loading',
        since: event.at,
        until: event.until,
        release: state.portal.release,
        generation: state.generation,
        ...(state.kind === 'degraded' ? { instead: state.because } : {}),
      };
    case 'loading drawn':
      if (state.kind !== 'loading' || !state.portal) return state;
      return state.instead
        ? {
            kind: 'degraded',
            portal: state.portal,
            generation: state.generation,
            because: state.instead,
          }
        : { kind: 'ready', portal: state.portal, generation: state.generation };
    case 'ready drawn':
    case 'degraded drawn':
      return state;
    case 'negotiating failed':
    case 'loading failed':
    case 'ready failed':
    case 'degraded failed':
      return event.type === 'failed' ? { kind: 'failed', error: event.error } : state;
    default:
      throw new Error(`a portal that is ${state.kind} cannot be ${event.type}`);
  }
}
