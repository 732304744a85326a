/** Questions and answers as a SuperAdmin writes them. */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, FaqBody } from '@bussola/contract';
import { FAQ_CATEGORIES, FAQS } from '@bussola/contract/limits';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { requireReauthentication } from '../../http/reauthentication.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import * as kept from './content-repository.ts';
import { faqEditorView } from './faq-editor-view.ts';
import type { Writing } from './faq-editor-view.ts';

type Change = BodyOf<'updateFaqs'>;
type Of<A extends Change['action']> = Extract<Change, { action: A }>;
type Locked = NonNullable<Awaited<ReturnType<typeof kept.lockContent>>>;

/** The language that changed gets the moment of now. */
function bodyOf({ it, en, enFine }: Of<'save'>, before: FaqBody | null, now: string): FaqBody {
  const itAt = before && isDeepStrictEqual(before.it, it) ? before.itAt : now;
  const enAt =
    en === null
      ? null
      : before && isDeepStrictEqual(before.en, en) && enFine !== true
        ? before.enAt
        : now;
  return { it, en, itAt, enAt };
}

export function faqEditor({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const noted = (tx: Tx, actor: Actor, action: string): Promise<void> =>
    note(tx, {
      at: clock(),
      actor: actor.userId,
      subject: null,
      action: `faq.${action}`,
      via: 'staff',
    });

  async function lock(tx: Tx, actor: Actor, id: string, version?: number): Promise<Locked> {
    const found = await kept.lockContent(tx, id);
    if (!found) throw new ProblemError('NOT_FOUND');
    if (found.version !== version)
      throw new ProblemError('CONFLICT', {
        detail: 'Somebody saved in between',
        current: await faqEditorView(tx, { userId: actor.userId, now: clock() }),
      });
    return found;
  }

  async function save(tx: Tx, actor: Actor, sent: Of<'save'>): Promise<void> {
    const by = { by: actor.userId, now: clock() };
    if (sent.id === undefined) {
      if ((await kept.countContents(tx)) >= FAQS)
        throw new ProblemError('CONFLICT', { detail: `At most ${FAQS}` });
      const category = sent.category ?? FAQ_CATEGORIES[0];
      const body = bodyOf(sent, null, by.now.toISOString());
      await kept.insertContent(tx, { id: randomUUID(), category, body, ...by });
      return noted(tx, actor, 'added');
    }
    const found = await lock(tx, actor, sent.id, sent.version);
    const before = found.draft ?? (await kept.newestOf(tx, sent.id))?.body ?? null;
    await kept.putDraft(tx, {
      id: sent.id,
      body: bodyOf(sent, before, by.now.toISOString()),
      ...by,
    });
    return noted(tx, actor, 'saved');
  }

  async function publish(tx: Tx, actor: Actor, { id, version, from }: Of<'publish'>) {
    requireReauthentication(actor, clock());
    const { draft } = await lock(tx, actor, id, version);
    const today = romeDay(clock());
    if (!draft) throw new ProblemError('CONFLICT', { detail: 'There is no draft' });
    if (from !== undefined && from < today)
      throw new ProblemError('VALIDATION', {
        errors: [{ field: 'from', code: 'wrong', message: 'Today at the earliest' }],
      });
    const by = { by: actor.userId, now: clock() };
    await kept.insertVersion(tx, { id, body: draft, from: from ?? today, ...by });
    await kept.putDraft(tx, { id, body: null, ...by });
    return noted(tx, actor, from !== undefined && from > today ? 'scheduled' : 'published');
  }

  /** A question that nobody ever read goes with its draft. */
  async function discard(tx: Tx, actor: Actor, { id, version }: Of<'discard'>): Promise<void> {
    await lock(tx, actor, id, version);
    if (await kept.newestOf(tx, id))
      await kept.putDraft(tx, { id, body: null, by: actor.userId, now: clock() });
    else await kept.deleteContent(tx, id);
    return noted(tx, actor, 'discarded');
  }

  async function restore(tx: Tx, actor: Actor, { id, version, n }: Of<'restore'>): Promise<void> {
    await lock(tx, actor, id, version);
    const old = await kept.versionOf(tx, id, n);
    if (!old) throw new ProblemError('NOT_FOUND');
    await kept.putDraft(tx, { id, body: old.body, by: actor.userId, now: clock() });
    return noted(tx, actor, 'restored');
  }

  async function move(tx: Tx, actor: Actor, sent: Of<'move'>): Promise<void> {
    const { id, version, category, place } = sent;
    await lock(tx, actor, id, version);
    const others = (await kept.lockCategory(tx, category)).filter((one) => one.id !== id);
    const order = others.map((one) => one.id).toSpliced(place - 1, 0, id);
    for (const [index, one] of order.entries())
      await kept.setPlace(tx, { id: one, category, place: index + 1 });
    await kept.countVersion(tx, id);
    return noted(tx, actor, 'moved');
  }

  async function remove(tx: Tx, actor: Actor, { id, version }: Of<'delete'>): Promise<void> {
    requireReauthentication(actor, clock());
    await lock(tx, actor, id, version);
    await kept.deleteContent(tx, id);
    return noted(tx, actor, 'deleted');
  }

  async function open(tx: Tx, actor: Actor, { id }: Of<'open'>): Promise<void> {
    if (!(await kept.lockContent(tx, id))) throw new ProblemError('NOT_FOUND');
    await kept.putWriter(tx, { id, userId: actor.userId, now: clock() });
  }

  function act(tx: Tx, actor: Actor, change: Change): Promise<void> {
    switch (change.action) {
      case 'save':
        return save(tx, actor, change);
      case 'publish':
        return publish(tx, actor, change);
      case 'discard':
        return discard(tx, actor, change);
      case 'restore':
        return restore(tx, actor, change);
      case 'move':
        return move(tx, actor, change);
      case 'delete':
        return remove(tx, actor, change);
      case 'open':
        return open(tx, actor, change);
    }
  }

  const view = (actor: Actor): Promise<Writing> =>
    faqEditorView(db, { userId: actor.userId, now: clock() });
  return {
    view,
    async change(actor: Actor, change: Change): Promise<Writing> {
      await db.transaction((tx) => act(tx, actor, change));
      return view(actor);
    },
  };
}
