import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@bussola/contract';
import { problemiCambi } from '@bussola/domain';
import type { Actor } from '../../http/handler.ts';
import { note } from '../audit/audit-repository.ts';
import { refuse } from './release-rules.ts';
import * as releases from './release-repository.ts';
import type { ReleaseSteps, Step } from './release-steps.ts';
import type { Detail } from './release-view.ts';

/**
 * Writes into a draft, or begins one. Each key is checked here; relations between keys are checked
 * at submission, so that two keys may be changed one after the other.
 */
export const updateDraft =
  ({ db, clock, today, existing, show, step, newest }: ReleaseSteps) =>
  async (actor: Actor, body: BodyOf<'updateCostanti'>): Promise<Detail> => {
    const merge = async ({ tx, approved, row, now }: Step) => {
      const { costanti } = await newest(tx, approved);
      const merged = new Map(Object.entries(row.changes));
      for (const { key, change } of body.changes) {
        if (change === null) merged.delete(key);
        else merged.set(key, { ...change, value: change.value });
      }
      const changes = Object.fromEntries(merged);
      refuse(
        problemiCambi(costanti, changes, today(), today()).filter(
          ({ code }) => code !== 'relazione',
        ),
      );
      await releases.saveDraft(tx, {
        id: row.id,
        why: body.why ?? row.why,
        changes,
        contributors: [...new Set([...row.contributors, actor.userId])],
        now,
      });
      return { action: 'changed', detail: body.changes.map(({ key }) => key).join(', ') };
    };
    if (body.draftId !== undefined)
      return step(actor, body.draftId, body.version, ['draft'], merge);
    const id = randomUUID();
    return db.transaction(async (tx) => {
      const now = clock();
      await releases.insertRow(tx, {
        id,
        origin: 'draft',
        why: body.why ?? '',
        changes: {},
        contributors: [],
        now,
      });
      const done = await merge({
        tx,
        row: await existing(tx, id),
        approved: await releases.listApproved(tx),
        today: today(),
        now,
      });
      await note(tx, {
        at: now,
        actor: actor.userId,
        subject: id,
        action: 'costanti.drafted',
        detail: done.detail,
      });
      return show(tx, id);
    });
  };
