import type { LimitedTo, SessionRow } from './session-repository.ts';

/** A session on its way to the browser. */
export interface OpenSession {
  sessionId: string;
  userId: string;
  /** Whose area is open. */ areaId: string;
  via: 'own' | 'grant' | 'placeholder';
  grantId: string | null;
  counter: number;
  expiresAt: Date;
  lasting: boolean;
  limitedTo: LimitedTo;
  reportId: string | null;
}

export const toOpen = (row: SessionRow): OpenSession => ({
  sessionId: row.id,
  userId: row.userId,
  areaId: row.areaId,
  via: row.via,
  grantId: row.grantId,
  counter: row.counter,
  expiresAt: row.expiresAt,
  lasting: row.remember,
  limitedTo: row.limitedTo,
  reportId: row.reportId,
});
