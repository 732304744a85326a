/**
 * Questions and answers: staff write and publish them, everybody reads what is in force and says
 * whether it was useful. Votes and reads are shown as sums; a line has no author.
 */
import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { BodyOf, FaqBody, FaqDoc, ResponseOf } from '@bussola/contract';
import { FAQ_CATEGORIES, FAQS } from '@bussola/contract/limits';
import { plusDays } from '@bussola/domain/calendario';
import type { IsoDate } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Queryable } from '../../db/port.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { requireReauthentication } from '../../http/reauthentication.ts';
import { ProblemError } from '../../problem-error.ts';
import { note } from '../audit/audit-repository.ts';
import * as kept from './content-repository.ts';
import * as readers from './faq-repository.ts';

type Change = BodyOf<'updateFaqs'>;
type Of<A extends Change['action']> = Extract<Change, { action: A }>;
type Writing = Extract<ResponseOf<'faqs'>, { view: 'editor' }>;
type Reading = Extract<ResponseOf<'faqs'>, { view: 'reader' }>;
type Locked = NonNullable<Awaited<ReturnType<typeof kept.lockContent>>>;

const firstOfMonth = (day: IsoDate): IsoDate => `${day.slice(0, 7)}-01`;
const byCategory = <R extends { category: FaqDoc['category'] }>(found: readonly R[]): R[] =>
  FAQ_CATEGORIES.flatMap((category) => found.filter((one) => one.category === category));

export function faqService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  async function read(actor: Actor): Promise<Reading> {
    const inForce = await kept.listInForce(db, romeDay(clock()));
    const votes = new Map(
      (await readers.listVotesOf(db, actor.userId)).map(({ id, useful }) => [id, useful]),
    );
    return {
      view: 'reader',
      faqs: byCategory(inForce).map(({ id, category, body, from }) => ({
        id,
        category,
        it: body.it,
        en: body.en,
        reviewed: from,
        useful: votes.get(id) ?? null,
      })),
    };
  }

  async function write(actor: Actor, from: Queryable = db): Promise<Writing> {
    const today = romeDay(clock());
    const months = [firstOfMonth(today), firstOfMonth(plusDays(firstOfMonth(today), -1))] as const;
    const found = byCategory(await kept.listContents(from));
    const [versions, votes, reads, remarks, writers] = [
      await kept.listVersions(from),
      await readers.countVotes(from, months[1]),
      await readers.listReads(from, months[1]),
      await readers.listRemarks(from),
      await kept.listWriters(from, { userId: actor.userId, now: clock() }),
    ];
    const monthOf = (of: string, first: IsoDate) => {
      const cast = votes.find(({ id, month }) => id === of && first.startsWith(month));
      return {
        reads: reads.find(({ id, month }) => id === of && month === first)?.reads ?? 0,
        useful: cast?.useful ?? 0,
        useless: cast?.useless ?? 0,
      };
    };
    return {
      view: 'editor',
      faqs: found.map(({ draft, draftBy, draftAt, place: _place, ...content }, index) => {
        const own = versions.filter(({ id }) => id === content.id);
        const [newest] = own;
        return {
          ...content,
          place: index + 1 - found.findIndex(({ category }) => category === content.category),
          published: own.find((version) => version.from <= today)?.body ?? null,
          draft: draft && { ...draft, by: draftBy ?? '', at: draftAt ?? '' },
          scheduled: newest && newest.from > today ? { n: newest.n, from: newest.from } : null,
          versions: own.map(({ n, by, at, from, body }) => ({
            n,
            by: by ?? '',
            at,
            from,
            question: body.it.question,
          })),
          thisMonth: monthOf(content.id, months[0]),
          lastMonth: monthOf(content.id, months[1]),
          remarks: remarks
            .filter(({ id }) => id === content.id)
            .map(({ text, on }) => ({ text, on })),
          writers: writers.filter(({ id }) => id === content.id).map(({ name }) => name),
        };
      }),
    };
  }

  /** The language that changed gets the moment of now. */
  function bodyOf({ it, en, enFine }: Of<'save'>, before: FaqBody | null): FaqBody {
    const now = clock().toISOString();
    const itAt = before && isDeepStrictEqual(before.it, it) ? before.itAt : now;
    const enAt =
      en === null
        ? null
        : before && isDeepStrictEqual(before.en, en) && enFine !== true
          ? before.enAt
          : now;
    return { it, en, itAt, enAt };
  }

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
        current: await write(actor, tx),
      });
    return found;
  }

  async function save(tx: Tx, actor: Actor, sent: Of<'save'>): Promise<void> {
    const by = { by: actor.userId, now: clock() };
    if (sent.id === undefined) {
      if ((await kept.countContents(tx)) >= FAQS)
        throw new ProblemError('CONFLICT', { detail: `At most ${FAQS}` });
      const category = sent.category ?? FAQ_CATEGORIES[0];
      const body = bodyOf(sent, null);
      await kept.insertContent(tx, { id: randomUUID(), category, body, ...by });
      return noted(tx, actor, 'added');
    }
    const found = await lock(tx, actor, sent.id, sent.version);
    const before = found.draft ?? (await kept.newestOf(tx, sent.id))?.body ?? null;
    await kept.putDraft(tx, { id: sent.id, body: bodyOf(sent, before), ...by });
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

  return {
    read,
    write,
    async change(actor: Actor, change: Change): Promise<Writing> {
      await db.transaction((tx) => act(tx, actor, change));
      return write(actor);
    },
    /** @throws ProblemError NOT_FOUND for what nobody reads, CONFLICT for a second line */
    async feedback(actor: Actor, id: string, sent: BodyOf<'faqFeedback'>): Promise<void> {
      const today = romeDay(clock());
      await db.transaction(async (tx) => {
        if (!(await kept.listInForce(tx, today)).some((one) => one.id === id))
          throw new ProblemError('NOT_FOUND');
        switch (sent.action) {
          case 'read':
            return readers.countRead(tx, id, firstOfMonth(today));
          case 'vote':
            return readers.putVote(tx, {
              id,
              userId: actor.userId,
              useful: sent.useful,
              on: today,
            });
          case 'remark':
            if (!(await readers.takeRemark(tx, id, actor.userId)))
              throw new ProblemError('CONFLICT', { detail: 'After a «No», once' });
            return readers.insertRemark(tx, { id, text: sent.text, on: today });
        }
      });
    },
  };
}
export type FaqService = ReturnType<typeof faqService>;
