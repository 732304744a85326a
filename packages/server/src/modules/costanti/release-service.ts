/**
 * Constants as releases: draft, submission, a second SuperAdmin, a day, and the way back
 * (docs/decisions/0008).
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@bussola/contract';
import { creaRelease, differenze, problemiCambi, ripristina } from '@bussola/domain';
import type { Cambi, Costanti, IsoDate, ProblemaVoce } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import { nextName } from './release-name.ts';
import { previewOf } from './release-preview.ts';
import * as releases from './release-repository.ts';
import type { ApprovedRow, ReleaseRow, StoredState } from './release-repository.ts';
import { readWhole, textOf } from './release-text.ts';
import { detailOf, readCompleted, summaryOf } from './release-view.ts';
import type { Detail } from './release-view.ts';

interface Step {
  tx: Tx;
  row: ReleaseRow;
  approved: ApprovedRow[];
  today: IsoDate;
  now: Date;
}

export function releaseService({ db, clock }: Deps, engine: Engine) {
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
    const detail = await db.transaction(async (tx) => {
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
    });
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
    async list() {
      const [rows, approved] = [await releases.listRows(db), await releases.listApproved(db)];
      return { releases: rows.map((row) => summaryOf(row, approved, today())) };
    },
    read: (id: string): Promise<Detail> => show(db, id),
    async drafts() {
      const [rows, approved] = [await releases.listRows(db), await releases.listApproved(db)];
      return rows
        .filter(({ state }) => state === 'draft' || state === 'submitted')
        .map((row) => summaryOf(row, approved, today()));
    },

    /**
     * What is typed is checked key by key; what must hold between keys is asked at submission, so
     * that two may be moved one after the other.
     */
    async update(actor: Actor, body: BodyOf<'updateCostanti'>): Promise<Detail> {
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
    },

    async preview(id: string) {
      const row = await existing(db, id);
      const approved = await releases.listApproved(db);
      const base = row.base ?? approved.at(-1)?.release ?? '';
      const before = await readCompleted(db, base);
      const day = latest(row.effectiveDay ?? row.validFrom ?? today(), before.validFrom);
      const after =
        row.release === null
          ? draftRelease(before, row.changes, day)
          : await readCompleted(db, row.release);
      return { base, day, famiglie: previewOf(before, after, day) };
    },

    submit: (
      actor: Actor,
      id: string,
      { version, validFrom }: BodyOf<'submitCostanti'>,
    ): Promise<Detail> =>
      step(actor, id, version, ['draft'], async ({ tx, row, approved, now }) => {
        const { row: last, costanti } = await newest(tx, approved);
        refuseDay(validFrom, last, today());
        if (Object.keys(row.changes).length === 0)
          throw new ProblemError('VALIDATION', {
            errors: [
              {
                field: 'changes',
                code: 'forms:errors.required',
                message: 'La bozza non cambia niente.',
              },
            ],
          });
        refuse(problemiCambi(costanti, row.changes, validFrom, today()));
        const release = await nextName(tx, validFrom);
        await releases.closeDraft(
          tx,
          id,
          {
            release,
            base: last.release,
            validFrom,
            ...textOf(creaRelease(costanti, row.changes, { id: release, validFrom })),
            submittedBy: actor.userId,
          },
          now,
        );
        return {
          action: 'submitted',
          detail: [`${release} from ${validFrom}`, ...Object.keys(row.changes)].join(', '),
        };
      }),

    /** Two people for every release: who put a value in, or sent it, is not the second. */
    approve: (actor: Actor, id: string, { version }: BodyOf<'approveCostanti'>): Promise<Detail> =>
      step(actor, id, version, ['submitted'], async ({ tx, row, approved, now }) => {
        if (row.contributors.includes(actor.userId) || row.submittedBy === actor.userId)
          throw new ProblemError('OWN_RELEASE');
        const last = approved.at(-1);
        // Made from another release than the newest, it would undo the newest without anybody
        // having seen it.
        if (row.base !== last?.release)
          throw new ProblemError('RELEASE_ORDER', {
            detail: `It was made from ${row.base}, but the newest is ${last?.release}: withdraw it and make it again`,
          });
        const effective = latest(firstDayOf(row), today(), last?.effectiveDay ?? today());
        await releases.approveRow(tx, id, actor.userId, effective, now);
        return {
          action: 'approved',
          detail: [`${row.release} from ${effective}`, ...Object.keys(row.changes)].join(', '),
        };
      }),

    schedule: (
      actor: Actor,
      id: string,
      { version, effectiveFrom }: BodyOf<'scheduleCostanti'>,
    ): Promise<Detail> =>
      step(actor, id, version, ['approved'], async ({ tx, row, approved, now }) => {
        const own = placed(row);
        if (own.effectiveDay <= today())
          throw new ProblemError('CONFLICT', {
            detail: 'It is in force already: a rollback is the way back',
            current: await show(tx, id),
          });
        const earliest = latest(firstDayOf(row), today());
        if (effectiveFrom < earliest)
          throw dayRefusal('effectiveFrom', `Il giorno va dal ${earliest} in poi.`);
        const out = approved.some(({ place, effectiveDay }) =>
          place < own.place
            ? effectiveDay > effectiveFrom
            : place > own.place && effectiveDay < effectiveFrom,
        );
        if (out)
          throw new ProblemError('RELEASE_ORDER', {
            detail: 'It would change places with another release',
          });
        await releases.moveDay(tx, id, effectiveFrom, now);
        return { action: 'scheduled', detail: `${row.release} from ${effectiveFrom}` };
      }),

    withdraw: (
      actor: Actor,
      id: string,
      { version, why }: BodyOf<'withdrawCostanti'>,
    ): Promise<Detail> =>
      step(actor, id, version, ['submitted', 'approved'], async ({ tx, row, approved, now }) => {
        if (row.state === 'approved') {
          const own = placed(row);
          if (own.effectiveDay <= today())
            throw new ProblemError('CONFLICT', {
              detail: 'It is in force already: a rollback is the way back',
              current: await show(tx, id),
            });
          if (approved.some(({ place }) => place > own.place))
            throw new ProblemError('RELEASE_ORDER', {
              detail: 'A later release was made from it: withdraw that one first',
            });
        }
        await releases.endRow(tx, id, 'withdrawn', now, why);
        return { action: 'withdrawn', detail: row.release ?? '' };
      }),

    discard: (actor: Actor, id: string, { version }: BodyOf<'discardCostanti'>): Promise<Detail> =>
      step(actor, id, version, ['draft'], async ({ tx, row, now }) => {
        await releases.endRow(tx, id, 'discarded', now);
        return { action: 'discarded', detail: Object.keys(row.changes).join(', ') };
      }),

    /** Made and submitted in one step; the second SuperAdmin is asked all the same. */
    async rollback(
      actor: Actor,
      { release, validFrom, why }: BodyOf<'rollbackCostanti'>,
    ): Promise<Detail> {
      return db.transaction(async (tx) => {
        await releases.lockReleases(tx);
        const approved = await releases.listApproved(tx);
        const { row: last, costanti: current } = await newest(tx, approved);
        if (!approved.some((row) => row.release === release && row.effectiveDay <= today()))
          throw new ProblemError('NOT_FOUND');
        if (release === last.release)
          throw new ProblemError('VALIDATION', {
            errors: [
              {
                field: 'release',
                code: 'forms:errors.invalid',
                message: 'Questa release è già l’ultima.',
              },
            ],
          });
        refuseDay(validFrom, last, today());
        const back = ripristina(await readCompleted(tx, release), current, {
          id: await nextName(tx, validFrom),
          validFrom,
        });
        refuse(problemiCambi(back, {}, validFrom));
        const changed = differenze(current, back);
        const changes = Object.fromEntries(
          changed.flatMap(({ key, dopo }) => (dopo ? [[key, dopo]] : [])),
        );
        if (changed.length === 0)
          throw new ProblemError('VALIDATION', {
            errors: [
              {
                field: 'release',
                code: 'forms:errors.invalid',
                message: 'I valori sono già questi.',
              },
            ],
          });
        const id = randomUUID();
        const now = clock();
        await releases.insertRow(tx, {
          id,
          origin: 'rollback',
          why,
          changes,
          contributors: [actor.userId],
          now,
          closed: {
            release: back.id,
            base: last.release,
            validFrom,
            ...textOf(back),
            submittedBy: actor.userId,
          },
        });
        await note(tx, {
          at: now,
          actor: actor.userId,
          subject: id,
          action: 'costanti.rollback',
          detail: [
            `${back.id} from ${validFrom}, values of ${release}`,
            ...changed.map(({ key }) => key),
          ].join(', '),
        });
        return show(tx, id);
      });
    },
  };
}
export type ReleaseService = ReturnType<typeof releaseService>;

const latest = (...days: [IsoDate, ...IsoDate[]]): IsoDate =>
  days.reduce((a, b) => (a > b ? a : b));

/** What the database promises of a row by its state. */
function firstDayOf({ id, validFrom }: ReleaseRow): IsoDate {
  if (validFrom === null) throw new Error(`The release ${id} has no first day`);
  return validFrom;
}
function placed({ id, effectiveDay, place }: ReleaseRow): { effectiveDay: IsoDate; place: number } {
  if (effectiveDay === null || place === null)
    throw new Error(`The release ${id} is approved and has no day`);
  return { effectiveDay, place };
}

/** A draft as the release it would be. */
function draftRelease(base: Costanti, changes: Cambi, day: IsoDate): Costanti {
  refuse(problemiCambi(base, changes, day));
  return creaRelease(base, changes, { id: base.id, validFrom: day });
}

function refuse(problems: readonly ProblemaVoce[]): void {
  if (problems.length === 0) return;
  throw new ProblemError('VALIDATION', {
    errors: problems.slice(0, 100).map(({ key, path, code, words }) => ({
      field: `${key}${path}`,
      code: `costanti:${code}`,
      message: words.it,
    })),
  });
}

function refuseDay(validFrom: IsoDate, last: ApprovedRow, today: IsoDate): void {
  if (validFrom < today) throw dayRefusal('validFrom', 'Il primo giorno è oggi o più avanti.');
  if (validFrom < last.effectiveDay)
    throw new ProblemError('RELEASE_ORDER', {
      detail: `${last.release} comes in force on ${last.effectiveDay}: take a later day, or withdraw it`,
    });
}

const dayRefusal = (field: string, message: string) =>
  new ProblemError('VALIDATION', { errors: [{ field, code: 'forms:errors.invalid', message }] });
