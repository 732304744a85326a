import { useLocation } from 'react-router-dom';

/** What another page of the shell handed over with the way here. */
export const useArrived = <State extends object>(): State | null =>
  (useLocation() as { state: State | null }).state;
