/**
 * Constants as releases: draft, submission, a second SuperAdmin, a day, and the way back
 * (docs/decisions/0008). One file a use case; this one puts them together.
 */
import type { BodyOf, CostantiRelease } from '@bussola/contract';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import type { Mailer } from '../mail/mailer.ts';
import { countFamilies } from './count-families.ts';
import { approveRelease } from './approve-release.ts';
import { dueLetters } from './due-letters.ts';
import { countOrders, orderEffect } from './order-effect.ts';
import { publishOrder } from './publish-order.ts';
import { previewOf } from './release-preview.ts';
import * as releases from './release-repository.ts';
import { draftRelease, latest } from './release-rules.ts';
import { releaseSteps } from './release-steps.ts';
import { readCompleted, summaryOf } from './release-view.ts';
import type { Detail } from './release-view.ts';
import { rollbackRelease } from './rollback-release.ts';
import { scheduleRelease } from './schedule-release.ts';
import { submitRelease } from './submit-release.ts';
import { updateDraft } from './update-draft.ts';
import { withdrawRelease } from './withdraw-release.ts';

/** What is not in force yet, and may still be. */
const UNDER_WAY: ReadonlySet<CostantiRelease['state']> = new Set([
  'draft',
  'submitted',
  'scheduled',
]);

export function releaseService(deps: Deps, engine: Engine, mailer: Pick<Mailer, 'send'>) {
  const steps = releaseSteps(deps, engine, mailer);
  const { db, today, existing, show, step } = steps;
  /** The release before this one, and this one as it is now. */
  async function pair(id: string) {
    const row = await existing(db, id);
    const approved = await releases.listApproved(db);
    const before = await readCompleted(db, row.base ?? approved.at(-1)?.release ?? '');
    const day = latest(row.effectiveDay ?? row.validFrom ?? today(), before.validFrom);
    const after =
      row.release === null
        ? draftRelease(before, row.changes, day)
        : await readCompleted(db, row.release);
    return { before, after, day };
  }
  return {
    async list() {
      const [rows, approved] = [await releases.listRows(db), await releases.listApproved(db)];
      const moved = await releases.countMoved(db);
      return {
        releases: rows.map((row) => {
          const summary = summaryOf(row, approved, today());
          const { release, state } = summary;
          const wasInForce = state === 'in-force' || state === 'superseded';
          return {
            ...summary,
            famiglie: release !== null && wasInForce ? (moved.get(release) ?? 0) : null,
          };
        }),
      };
    },
    read: (id: string): Promise<Detail> => show(db, id),
    async drafts() {
      const [rows, approved] = [await releases.listRows(db), await releases.listApproved(db)];
      return rows
        .map((row) => summaryOf(row, approved, today()))
        .filter(({ state }) => UNDER_WAY.has(state));
    },

    async preview(id: string) {
      const { before, after, day } = await pair(id);
      return { base: before.id, day, famiglie: previewOf(before, after, day) };
    },
    families: async (id: string) => countFamilies(db, await pair(id)),
    orderEffect: (aree: string) => orderEffect(engine, today(), aree),
    orderFamilies: (aree: string) => countOrders(db, engine, today(), aree),
    publishOrder: publishOrder(steps),
    tellOwners: dueLetters(deps, { engine, mailer }),

    update: updateDraft(steps),
    submit: submitRelease(steps),
    approve: approveRelease(steps),
    schedule: scheduleRelease(steps),
    withdraw: withdrawRelease(steps),
    rollback: rollbackRelease(steps),
    discard: (actor: Actor, id: string, { version }: BodyOf<'discardCostanti'>): Promise<Detail> =>
      step(actor, id, version, ['draft'], async ({ tx, row, now }) => {
        await releases.endRow(tx, id, 'discarded', now);
        return { action: 'discarded', detail: Object.keys(row.changes).join(', ') };
      }),
  };
}
export type ReleaseService = ReturnType<typeof releaseService>;
