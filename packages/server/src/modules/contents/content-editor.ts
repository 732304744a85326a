/** What a SuperAdmin does with a content of any kind: draft, publish, discard, take back. */
import { isDeepStrictEqual } from 'node:util';
import type { IsoDate } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { requireReauthentication } from '../../http/reauthentication.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import * as kept from './content-repository.ts';
import type { Body, Kind, Locked, More, Which, Words, Written } from './content-repository.ts';

export interface Sent<W> {
  it: W;
  en: W | null;
  enFine?: boolean | undefined;
  review?: IsoDate | undefined;
}

/** The language that changed gets the moment of now. */
export function writtenOf<W>(
  { it, en, enFine, review }: Sent<W>,
  before: Written<W> | null,
  now: string,
): Written<W> {
  const itAt = before && isDeepStrictEqual(before.it, it) ? before.itAt : now;
  const enAt =
    en === null
      ? null
      : before && isDeepStrictEqual(before.en, en) && enFine !== true
        ? before.enAt
        : now;
  return { it, en, itAt, enAt, ...(review !== undefined && { review }) };
}

interface Save<K extends Kind> {
  which: Which;
  version: number | undefined;
  sent: Sent<Words[K]>;
  more: More[K];
}
/** What is done to a content, besides a save. */
export type Step =
  | { action: 'publish'; version: number; from?: IsoDate | undefined }
  | { action: 'discard'; version: number }
  | { action: 'restore'; version: number; n: number }
  | { action: 'open' };

interface Options<K extends Kind> {
  kind: K;
  clock: Deps['clock'];
  /** The state as it is, for whoever comes too late. */
  view: (tx: Tx, actor: Actor) => Promise<unknown>;
}

/** @throws ProblemError NOT_FOUND, CONFLICT with the state as it is, STEP_UP_REQUIRED */
export function contentEditor<K extends Kind>({ kind, clock, view }: Options<K>) {
  const noted = (tx: Tx, actor: Actor, action: string): Promise<void> =>
    note(tx, {
      at: clock(),
      actor: actor.userId,
      subject: null,
      action: `${kind}.${action}`,
      via: 'staff',
    });
  const tooLate = async (tx: Tx, actor: Actor): Promise<ProblemError> =>
    new ProblemError('CONFLICT', {
      detail: 'Somebody saved in between',
      current: await view(tx, actor),
    });

  async function lock(tx: Tx, actor: Actor, which: Which, version?: number) {
    const found = await kept.lockContent(tx, kind, which);
    if (!found) throw new ProblemError('NOT_FOUND');
    if (found.version !== version) throw await tooLate(tx, actor);
    return found;
  }

  async function publish(
    tx: Tx,
    actor: Actor,
    { id, draft }: Locked<K>,
    from: IsoDate | undefined,
  ): Promise<void> {
    const today = romeDay(clock());
    if (!draft) throw new ProblemError('CONFLICT', { detail: 'There is no draft' });
    if (from !== undefined && from < today)
      throw new ProblemError('VALIDATION', {
        errors: [{ field: 'from', code: 'wrong', message: 'Today at the earliest' }],
      });
    if (kept.isOverdue(draft, from ?? today))
      throw new ProblemError('VALIDATION', {
        errors: [{ field: 'review', code: 'wrong', message: 'It would be out of date at once' }],
      });
    const by = { by: actor.userId, now: clock() };
    await kept.insertVersion(tx, { id, body: draft, from: from ?? today, ...by });
    await kept.putDraft(tx, { id, body: null, ...by });
    return noted(tx, actor, from !== undefined && from > today ? 'scheduled' : 'published');
  }

  /** A content that nobody ever read goes with its draft. */
  async function discard(tx: Tx, actor: Actor, id: string): Promise<void> {
    if (await kept.newestOf(tx, kind, id))
      await kept.putDraft(tx, { id, body: null, by: actor.userId, now: clock() });
    else await kept.deleteContent(tx, id);
    return noted(tx, actor, 'discarded');
  }

  async function restore(tx: Tx, actor: Actor, id: string, n: number): Promise<void> {
    const old = await kept.versionOf(tx, kind, id, n);
    if (!old) throw new ProblemError('NOT_FOUND');
    await kept.putDraft(tx, { id, body: old, by: actor.userId, now: clock() });
    return noted(tx, actor, 'restored');
  }

  async function open(tx: Tx, actor: Actor, which: Which): Promise<void> {
    const found = await kept.lockContent(tx, kind, which);
    if (!found) throw new ProblemError('NOT_FOUND');
    await kept.putWriter(tx, { id: found.id, userId: actor.userId, now: clock() });
  }

  return {
    noted,
    tooLate,
    lock,
    async save(tx: Tx, actor: Actor, { which, version, sent, more }: Save<K>): Promise<void> {
      const { id, draft } = await lock(tx, actor, which, version);
      const now = clock();
      const before = draft ?? (await kept.newestOf(tx, kind, id)) ?? null;
      const body: Body<K> = { ...writtenOf<Words[K]>(sent, before, now.toISOString()), ...more };
      await kept.putDraft(tx, { id, body, by: actor.userId, now });
      return noted(tx, actor, 'saved');
    },
    async act(tx: Tx, actor: Actor, which: Which, step: Step): Promise<void> {
      switch (step.action) {
        case 'publish':
          requireReauthentication(actor, clock());
          return publish(tx, actor, await lock(tx, actor, which, step.version), step.from);
        case 'discard':
          return discard(tx, actor, (await lock(tx, actor, which, step.version)).id);
        case 'restore':
          return restore(tx, actor, (await lock(tx, actor, which, step.version)).id, step.n);
        case 'open':
          return open(tx, actor, which);
      }
    },
  };
}
