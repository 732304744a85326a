/** For the shell only: portals never see the token. */
export {
  adoptSession,
  dropSession,
  followTabs,
  mayHaveSession,
  refreshSession,
} from './refresh.ts';
export { accessToken, closeSession, openSession, sessionStore } from './session-store.ts';
export type { SessionState } from './session-store.ts';
