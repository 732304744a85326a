/** Questions and answers as a SuperAdmin writes them. */
import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@bussola/contract';
import { FAQ_CATEGORIES, FAQS } from '@bussola/contract/limits';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { requireReauthentication } from '../../http/reauthentication.ts';
import { ProblemError } from '../../problem-error.ts';
import { contentEditor, writtenOf } from './content-editor.ts';
import * as kept from './content-repository.ts';
import { faqEditorView } from './faq-editor-view.ts';
import type { Writing } from './faq-editor-view.ts';

type Change = BodyOf<'updateFaqs'>;
type Of<A extends Change['action']> = Extract<Change, { action: A }>;

export function faqEditor({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const seen = (from: Tx | Deps['db'], actor: Actor): Promise<Writing> =>
    faqEditorView(from, { userId: actor.userId, now: clock() });
  const steps = contentEditor({ kind: 'faq', clock, view: seen });

  async function save(tx: Tx, actor: Actor, sent: Of<'save'>): Promise<void> {
    const { id, version } = sent;
    if (id !== undefined) return steps.save(tx, actor, { which: { id }, version, sent, more: {} });
    if ((await kept.countContents(tx, 'faq')) >= FAQS)
      throw new ProblemError('CONFLICT', { detail: `At most ${FAQS}` });
    const now = clock();
    await kept.insertFaq(tx, {
      id: randomUUID(),
      category: sent.category ?? FAQ_CATEGORIES[0],
      body: writtenOf(sent, null, now.toISOString()),
      by: actor.userId,
      now,
    });
    return steps.noted(tx, actor, 'added');
  }

  async function move(tx: Tx, actor: Actor, sent: Of<'move'>): Promise<void> {
    const { id, version, category, place } = sent;
    await steps.lock(tx, actor, { id }, version);
    const others = (await kept.lockCategory(tx, category)).filter((one) => one.id !== id);
    const order = others.map((one) => one.id).toSpliced(place - 1, 0, id);
    for (const [index, one] of order.entries())
      await kept.setPlace(tx, { id: one, category, place: index + 1 });
    await kept.countVersion(tx, id);
    return steps.noted(tx, actor, 'moved');
  }

  async function remove(tx: Tx, actor: Actor, { id, version }: Of<'delete'>): Promise<void> {
    requireReauthentication(actor, clock());
    await steps.lock(tx, actor, { id }, version);
    await kept.deleteContent(tx, id);
    return steps.noted(tx, actor, 'deleted');
  }

  function act(tx: Tx, actor: Actor, change: Change): Promise<void> {
    switch (change.action) {
      case 'save':
        return save(tx, actor, change);
      case 'move':
        return move(tx, actor, change);
      case 'delete':
        return remove(tx, actor, change);
      default:
        return steps.act(tx, actor, { id: change.id }, change);
    }
  }

  return {
    view: (actor: Actor): Promise<Writing> => seen(db, actor),
    async change(actor: Actor, change: Change): Promise<Writing> {
      await db.transaction((tx) => act(tx, actor, change));
      return seen(db, actor);
    },
  };
}
