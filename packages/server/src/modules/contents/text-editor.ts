/** Texts of the pages: as everybody reads them, and as a SuperAdmin writes them. */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { plainText } from '@bussola/contract/plain-text';
import { CHIAVI_TESTI } from '@bussola/domain/testi';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import * as kept from './content-repository.ts';
import { keyedEditor } from './keyed-editor.ts';
import { nameOfValue, sayValues } from './say-values.ts';
import { writtenView } from './written-view.ts';

type Change = BodyOf<'updateTexts'>;
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
  const steps = keyedEditor({ kind: 'text', clock, view: seen });

  function act(tx: Tx, actor: Actor, change: Change): Promise<void> {
    const { key } = change;
    const which = { key };
    switch (change.action) {
      case 'save':
        return steps.save(tx, actor, { key, version: change.version, sent: change, more: {} });
      case 'publish':
        return steps.publish(tx, actor, { which, version: change.version, from: change.from });
      case 'discard':
        return steps.discard(tx, actor, { which, version: change.version });
      case 'restore':
        return steps.restore(tx, actor, { which, version: change.version, n: change.n });
      case 'open':
        return steps.open(tx, actor, key);
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
