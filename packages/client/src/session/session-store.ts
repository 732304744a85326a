/** Who is here. The access token lives in this variable only: never in storage, URL or logs. */
import { createStore } from 'zustand/vanilla';
import type { Session, User } from '@bussola/contract';

export interface SessionState {
  /** `unknown` until the first refresh has answered. */
  status: 'unknown' | 'anonymous' | 'signed-in';
  user: User | null;
}

export const sessionStore = createStore<SessionState>(() => ({ status: 'unknown', user: null }));

let jwtToken: string | null = null;
export const accessToken = (): string | null => jwtToken;

export function openSession(session: Session): void {
  jwtToken = session.jwtToken;
  sessionStore.setState({ status: 'signed-in', user: session.user });
}

export function closeSession(): void {
  jwtToken = null;
  sessionStore.setState({ status: 'anonymous', user: null });
}
