/** Who is here. The access token lives in this variable only: never in storage, URL or logs. */
import { createStore } from 'zustand/vanilla';
import type { AreaEnded, Session, User } from '@bussola/contract';

export interface SessionState {
  /**
   * `unknown` until the first refresh has answered: longer than the start, when the server cannot
   * be asked.
   */
  status: 'unknown' | 'anonymous' | 'signed-in';
  user: User | null;
  /**
   * A session that reaches little: to add a second factor, or to read one report. Null for a whole
   * one.
   */
  limitedTo: 'enrol' | 'report' | null;
  /** The one report that a `report` session may download. */
  reportId: string | null;
  /**
   * Somebody else's area is open: by what right, how much of it, until when. `user` is then the
   * owner of the area.
   */
  acting: NonNullable<Session['acting']> | null;
  /**
   * «Ricordami» was ticked: until when the session lasts (ISO 8601). Null for every other session.
   */
  rememberedUntil: string | null;
  /** Somebody else's area has closed under this page, and nobody has said so yet. */
  ended: AreaEnded | null;
}

export const sessionStore = createStore<SessionState>(() => ({
  status: 'unknown',
  user: null,
  limitedTo: null,
  reportId: null,
  acting: null,
  rememberedUntil: null,
  ended: null,
}));

let jwtToken: string | null = null;
export const accessToken = (): string | null => jwtToken;

export function openSession(session: Session): void {
  jwtToken = session.jwtToken;
  sessionStore.setState({
    status: 'signed-in',
    user: session.user,
    limitedTo: session.limitedTo ?? null,
    reportId: session.reportId ?? null,
    acting: session.acting ?? null,
    rememberedUntil: session.rememberedUntil ?? null,
    ended: session.ended ?? null,
  });
}

export function closeSession(): void {
  jwtToken = null;
  sessionStore.setState({
    status: 'anonymous',
    user: null,
    limitedTo: null,
    reportId: null,
    acting: null,
    rememberedUntil: null,
    ended: null,
  });
}
