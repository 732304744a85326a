/** Sentences and facts of the twelve areas: as everybody reads them, and as they are written. */
import type { BodyOf, ResponseOf, SolutionWords } from '@bussola/contract';
import { SOLUZIONI } from '@bussola/domain';
import type { SoluzioneCode } from '@bussola/domain';
import { difettoFrase } from '@bussola/domain/segnaposti';
import type { Parte } from '@bussola/domain/segnaposti';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { requireReauthentication } from '../../http/reauthentication.ts';
import { ProblemError } from '../../problem-error.ts';
import * as kept from './content-repository.ts';
import { byKey, keyedDocs, keyedEditor } from './keyed-editor.ts';
import type { SolutionEffects } from './solution-effect.ts';
import { freshFacts } from './solution-sentences.ts';

type Change = BodyOf<'updateSolutions'>;
type Of<A extends Change['action']> = Extract<Change, { action: A }>;
type Reading = Extract<ResponseOf<'solutions'>, { view: 'reader' }>;
type Writing = Extract<ResponseOf<'solutions'>, { view: 'editor' }>;
const PARTS = ['title', 'red', 'yellow', 'green'] as const satisfies readonly Parte[];

/** What a version is known by: its title, or the first sentence that it has. */
const titleOf = ({ it }: kept.Body<'solution'>): string =>
  PARTS.map((part) => it[part]).find((text) => text !== null) ?? '';

/** @throws ProblemError VALIDATION naming each sentence that nobody could read */
function refuseFaults(code: SoluzioneCode, sent: { it: SolutionWords; en: SolutionWords | null }) {
  const faults = (['it', 'en'] as const).flatMap((language) =>
    PARTS.flatMap((part) => {
      const text = sent[language]?.[part];
      const fault = typeof text === 'string' ? difettoFrase(code, part, text) : undefined;
      return fault ? [{ field: `${language}.${part}`, code: fault, message: fault }] : [];
    }),
  );
  if (faults.length > 0) throw new ProblemError('VALIDATION', { errors: faults });
}

export function solutionEditor(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  engine: Engine,
  effects: SolutionEffects,
) {
  const seen = async (from: Tx | Deps['db'], { userId }: Actor): Promise<Writing> => {
    const docs = { kind: 'solution', keys: SOLUZIONI, titleOf, userId, now: clock() } as const;
    const solutions = (await keyedDocs(from, docs)).map(({ key, doc }) => ({ code: key, ...doc }));
    return { view: 'editor', solutions };
  };
  const steps = keyedEditor({ kind: 'solution', clock, view: seen });

  /** @throws ProblemError VALIDATION while a made-up household would read an empty value */
  async function refuseMissing({ code, version }: Of<'publish'>): Promise<void> {
    const found = (await kept.listContents(db, 'solution')).find(({ key }) => key === code);
    // Somebody saved in between: the step itself says so.
    if (!found?.draft || found.version !== version) return;
    const { it, en } = found.draft;
    const day = romeDay(clock());
    const errors = [];
    for (const [language, words] of [
      ['it', it],
      ['en', en],
    ] as const)
      for (const { part, key, famiglie } of words ? await effects.missing(day, code, words) : [])
        errors.push({
          field: `${language}.${part}`,
          code: 'missing',
          message: `${key} ${famiglie}`,
        });
    if (errors.length > 0) throw new ProblemError('VALIDATION', { errors });
  }

  const act = (tx: Tx, actor: Actor, change: Change): Promise<void> =>
    change.action === 'save'
      ? steps.save(tx, actor, {
          key: change.code,
          version: change.version,
          sent: change,
          more: { facts: change.facts },
        })
      : steps.act(tx, actor, change.code, change);

  return {
    async read(): Promise<Reading> {
      const day = romeDay(clock());
      const inForce = await kept.listInForce(db, 'solution', day);
      return {
        view: 'reader',
        solutions: byKey(SOLUZIONI, inForce).flatMap(({ key: code, found }) =>
          found
            ? [
                {
                  code,
                  it: found.body.it,
                  en: found.body.en,
                  facts: freshFacts(found.body.facts, day),
                },
              ]
            : [],
        ),
      };
    },
    view: (actor: Actor): Promise<Writing> => seen(db, actor),
    effect: (code: SoluzioneCode) => effects.effect(romeDay(clock()), code),
    async change(actor: Actor, change: Change): Promise<Writing> {
      if (change.action === 'save') refuseFaults(change.code, change);
      if (change.action === 'publish') {
        requireReauthentication(actor, clock());
        await refuseMissing(change);
      }
      await db.transaction((tx) => act(tx, actor, change));
      if (change.action === 'publish') await engine.refresh();
      return seen(db, actor);
    },
  };
}
