import type { Costanti, IsoDate } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { askToSign } from './ask-to-sign.ts';
import * as releases from './release-repository.ts';
import type { ApprovedRow, ReleaseRow, StoredState } from './release-repository.ts';
import { readWhole } from './release-text.ts';
import { detailOf } from './release-view.ts';
import type { Detail } from './release-view.ts';

export interface Step {
  tx: Tx;
  row: ReleaseRow;
  approved: ApprovedRow[];
  today: IsoDate;
  now: Date;
}

/** What every use case of a release shares. */
export function releaseSteps(
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  engine: Engine,
  mailer: Pick<Mailer, 'send'>,
) {
  const today = () => romeDay(clock());

  async function existing(handle: Tx, id: string): Promise<ReleaseRow> {
    const row = await releases.findRow(handle, id);
    if (!row) throw new ProblemError('NOT_FOUND');
    return row;
  }
  const show = async (handle: Tx, id: string): Promise<Detail> =>
    detailOf(handle, await existing(handle, id), await releases.listApproved(handle), today());

  /**
   * Every step: the lock, the version that was read, the state it is for; then the work, and who
   * did it in the audit.
   */
  async function step(
    actor: Actor,
    id: string,
    version: number | undefined,
    from: readonly StoredState[],
    work: (s: Step) => Promise<{ action: string; detail: string }>,
  ): Promise<Detail> {
    return refreshed(
      db.transaction(async (tx) => {
        await releases.lockReleases(tx);
        const row = await existing(tx, id);
        if (row.version !== version || !from.includes(row.state)) {
          throw new ProblemError('CONFLICT', {
            detail:
              row.version === version
                ? `It is ${row.state}, not ${from.join(' or ')}`
                : 'Somebody changed it in between',
            current: await show(tx, id),
          });
        }
        const now = clock();
        const done = await work({
          tx,
          row,
          approved: await releases.listApproved(tx),
          today: today(),
          now,
        });
        await note(tx, {
          at: now,
          actor: actor.userId,
          subject: id,
          action: `costanti.${done.action}`,
          detail: done.detail,
        });
        return show(tx, id);
      }),
    );
  }

  /** The engine looks at once whether another release is in force. */
  async function refreshed(done: Promise<Detail>): Promise<Detail> {
    const detail = await done;
    await engine.refresh();
    return detail;
  }

  async function newest(
    tx: Tx,
    approved: readonly ApprovedRow[],
  ): Promise<{ row: ApprovedRow; costanti: Costanti }> {
    const row = approved.at(-1);
    const text = row && (await releases.findBody(tx, row.release));
    if (!text) throw new Error('There is no release of the constants');
    return { row, costanti: readWhole(text.body) };
  }

  return {
    db,
    clock,
    today,
    existing,
    show,
    step,
    refreshed,
    newest,
    askToSign: askToSign({ config }, mailer),
  };
}
export type ReleaseSteps = ReturnType<typeof releaseSteps>;
