/** Texts of the pages: as everybody reads them, and as a SuperAdmin writes them. */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { plainText } from '@bussola/contract/plain-text';
import { CHIAVI_TESTI } from '@bussola/domain/testi';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import * as kept from './content-repository.ts';
import { byKey, keyedDocs, keyedEditor } from './keyed-editor.ts';
import { nameOfValue, sayValues } from './say-values.ts';

type Change = BodyOf<'updateTexts'>;
type Reading = Extract<ResponseOf<'texts'>, { view: 'reader' }>;
type Writing = Extract<ResponseOf<'texts'>, { view: 'editor' }>;

const titleOf = ({ it }: kept.Body<'text'>): string => plainText(it, nameOfValue);

export function textEditor({ db, clock }: Pick<Deps, 'db' | 'clock'>, engine: Engine) {
  const seen = async (from: Tx | Deps['db'], { userId }: Actor): Promise<Writing> => {
    const docs = { kind: 'text', keys: CHIAVI_TESTI, titleOf, userId, now: clock() } as const;
    const texts = (await keyedDocs(from, docs)).map(({ key, doc }) => ({ key, ...doc }));
    return { view: 'editor', texts };
  };
  const steps = keyedEditor({ kind: 'text', clock, view: seen });
  const act = (tx: Tx, actor: Actor, change: Change): Promise<void> =>
    change.action === 'save'
      ? steps.save(tx, actor, {
          key: change.key,
          version: change.version,
          sent: change,
          more: {},
        })
      : steps.act(tx, actor, change.key, change);

  return {
    async read(): Promise<Reading> {
      const today = romeDay(clock());
      const inForce = await kept.listInForce(db, 'text', today);
      const shown = sayValues(engine, today);
      return {
        view: 'reader',
        texts: byKey(CHIAVI_TESTI, inForce).flatMap(({ key, found }) =>
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
