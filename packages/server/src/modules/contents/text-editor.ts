/** Texts of the pages: as everybody reads them, and as a SuperAdmin writes them. */
import { randomUUID } from 'node:crypto';
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { plainText } from '@bussola/contract/plain-text';
import { CHIAVI_TESTI } from '@bussola/domain/testi';
import type { ChiaveTesto } from '@bussola/domain/testi';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { contentEditor, writtenOf } from './content-editor.ts';
import * as kept from './content-repository.ts';
import { nameOfValue, sayValues } from './say-values.ts';
import { writtenView } from './written-view.ts';

type Change = BodyOf<'updateTexts'>;
type Of<A extends Change['action']> = Extract<Change, { action: A }>;
type Reading = Extract<ResponseOf<'texts'>, { view: 'reader' }>;
type Writing = Extract<ResponseOf<'texts'>, { view: 'editor' }>;

/** A key that the code names no longer is read by nobody. */
const byKey = <R extends { key: string | null }>(found: readonly R[]) => {
  const kept = new Map(found.map((one) => [one.key, one]));
  return CHIAVI_TESTI.map((key) => ({ key, found: kept.get(key) }));
};

async function textEditorView(
  from: Tx | Deps['db'],
  { userId, now }: { userId: string; now: Date },
): Promise<Writing> {
  const today = romeDay(now);
  const [contents, versions, writers] = [
    await kept.listContents(from, 'text'),
    await kept.listVersions(from, 'text'),
    await kept.listWriters(from, { userId, now }),
  ];
  return {
    view: 'editor',
    texts: byKey(contents).map(({ key, found: content }) => ({
      key,
      ...writtenView({ content, versions, writers, today, titleOf }),
    })),
  };
}

const titleOf = ({ it }: kept.Body<'text'>): string => plainText(it, nameOfValue);

export function textEditor({ db, clock }: Pick<Deps, 'db' | 'clock'>, engine: Engine) {
  const seen = (from: Tx | Deps['db'], actor: Actor): Promise<Writing> =>
    textEditorView(from, { userId: actor.userId, now: clock() });
  const steps = contentEditor({ kind: 'text', clock, view: seen });

  async function save(tx: Tx, actor: Actor, sent: Of<'save'>): Promise<void> {
    const { key, version } = sent;
    if (version > 0) return steps.save(tx, actor, { which: { key }, version, sent });
    const now = clock();
    const isFirst = await kept.insertText(tx, {
      id: randomUUID(),
      key,
      body: writtenOf(sent, null, now.toISOString()),
      by: actor.userId,
      now,
    });
    if (!isFirst) throw await steps.tooLate(tx, actor);
    return steps.noted(tx, actor, 'saved');
  }

  /** One that nobody wrote yet gets its row: whoever opens it too is told who is there. */
  async function open(tx: Tx, actor: Actor, { key }: { key: ChiaveTesto }): Promise<void> {
    const by = { by: actor.userId, now: clock() };
    await kept.insertText(tx, { id: randomUUID(), key, body: null, ...by });
    return steps.open(tx, actor, { key });
  }

  function act(tx: Tx, actor: Actor, change: Change): Promise<void> {
    const which = { key: change.key };
    switch (change.action) {
      case 'save':
        return save(tx, actor, change);
      case 'publish':
        return steps.publish(tx, actor, { which, version: change.version, from: change.from });
      case 'discard':
        return steps.discard(tx, actor, { which, version: change.version });
      case 'restore':
        return steps.restore(tx, actor, { which, version: change.version, n: change.n });
      case 'open':
        return open(tx, actor, which);
    }
  }

  return {
    async read(): Promise<Reading> {
      const today = romeDay(clock());
      const inForce = await kept.listInForce(db, 'text', today);
      const shown = sayValues(engine, today);
      return {
        view: 'reader',
        texts: byKey(inForce).flatMap(({ key, found }) =>
          found && !kept.isOverdue(found.body, today)
            ? [
                {
                  key,
                  it: shown(found.body.it, 'it'),
                  en: found.body.en && shown(found.body.en, 'en'),
                },
              ]
            : [],
        ),
      };
    },
    view: (actor: Actor): Promise<Writing> => seen(db, actor),
    async change(actor: Actor, change: Change): Promise<Writing> {
      await db.transaction((tx) => act(tx, actor, change));
      return seen(db, actor);
    },
  };
}
