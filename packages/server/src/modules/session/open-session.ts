import { randomUUID } from 'node:crypto';
import { plusSeconds } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { lockAccount } from '../people/user-repository.ts';
import { deviceOf } from './device.ts';
import { insertSession } from './session-repository.ts';
import type { LimitedTo, NewSession, SessionRow } from './session-repository.ts';

/** A session on its way to the browser. */
export interface OpenSession {
  sessionId: string;
  /** Who acts. */ userId: string;
  /** Whose area is open. */ areaId: string;
  via: 'own' | 'grant' | 'placeholder' | 'look';
  grantId: string | null;
  counter: number;
  expiresAt: Date;
  /** The cookies outlive the browser. */
  lasting: boolean;
  /** «Ricordami» was ticked; a visitor's session lasts without it. */
  remembered: boolean;
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
  remembered: row.remember && !row.provisional,
  limitedTo: row.limitedTo,
  reportId: row.reportId,
});

/** Absolute ends, from the moment of entering; no use of the session moves them. */
const LIFE_SECONDS = {
  ordinary: 12 * 3600,
  remembered: 30 * 86_400,
  provisional: 30 * 86_400,
  report: 900,
  elsewhere: 1800,
};
interface Opening {
  userId: string;
  /** What the browser says of itself. */
  agent: string | undefined;
  provisional?: boolean;
  remember?: boolean;
  /**
   * True when the person has just shown a secret, which counts as a proof. A link of a message does
   * not.
   */
  proved?: boolean;
  limitedTo?: LimitedTo;
  reportId?: string | null;
  /** For another person's area, for half an hour, or as long as a look lasts. */
  elsewhere?: NewSession['elsewhere'];
}

function lifeOf({ elsewhere, limitedTo, provisional, remember }: Opening): number {
  if (elsewhere) return LIFE_SECONDS.elsewhere;
  if (limitedTo === 'report') return LIFE_SECONDS.report;
  if (provisional) return LIFE_SECONDS.provisional;
  return remember ? LIFE_SECONDS.remembered : LIFE_SECONDS.ordinary;
}

/**
 * Opens a session inside the transaction that decided it. It locks the account row, so a
 * concurrent «end all sessions» cannot miss it.
 */
export const openSession =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (tx: Tx, opening: Opening): Promise<OpenSession> => {
    const { userId, agent, provisional = false, remember = false, proved = false } = opening;
    const { limitedTo = null, reportId = null, elsewhere } = opening;
    await lockAccount(tx, userId);
    const now = clock();
    const { areaId, via, grantId } = elsewhere ?? { areaId: userId, via: 'own', grantId: null };
    const opened: OpenSession = {
      sessionId: randomUUID(),
      userId,
      areaId,
      via,
      grantId,
      counter: 0,
      expiresAt: elsewhere?.until ?? plusSeconds(now, lifeOf(opening)),
      lasting: provisional || remember,
      remembered: remember && !provisional,
      limitedTo,
      reportId,
    };
    await insertSession(tx, {
      id: opened.sessionId,
      userId,
      provisional,
      remember: opened.lasting,
      now,
      expiresAt: opened.expiresAt,
      device: deviceOf(agent),
      proved,
      limitedTo,
      reportId,
      ...(elsewhere ? { elsewhere } : {}),
    });
    return opened;
  };
