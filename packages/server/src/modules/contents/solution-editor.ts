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
import { keyedEditor } from './keyed-editor.ts';
import type { SolutionEffects } from './solution-effect.ts';
import { freshFacts } from './solution-sentences.ts';
import { writtenView } from './written-view.ts';

type Change = BodyOf<'updateSolutions'>;
type Of<A extends Change['action']> = Extract<Change, { action: A }>;
type Reading = Extract<ResponseOf<'solutions'>, { view: 'reader' }>;
type Writing = Extract<ResponseOf<'solutions'>, { view: 'editor' }>;
const PARTS = ['title', 'red', 'yellow', 'green'] as const satisfies readonly Parte[];

const byCode = <R extends { key: string | null }>(found: readonly R[]) => {
  const all = new Map(found.map((one) => [one.key, one]));
  return SOLUZIONI.map((code) => ({ code, found: all.get(code) }));
};

async function solutionEditorView(
  from: Tx | Deps['db'],
  { userId, now }: { userId: string; now: Date },
): Promise<Writing> {
  const today = romeDay(now);
  const [contents, versions, writers] = [
    await kept.listContents(from, 'solution'),
    await kept.listVersions(from, 'solution'),
    await kept.listWriters(from, { userId, now }),
  ];
  return {
    view: 'editor',
    solutions: byCode(contents).map(({ code, found: content }) => ({
      code,
      ...writtenView({ content, versions, writers, today, titleOf: firstWords }),
    })),
  };
}

/** What a version is known by: its title, or the first sentence that it has. */
const firstWords = ({ it }: kept.Body<'solution'>): string =>
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
  const seen = (from: Tx | Deps['db'], actor: Actor): Promise<Writing> =>
    solutionEditorView(from, { userId: actor.userId, now: clock() });
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

  function act(tx: Tx, actor: Actor, change: Change): Promise<void> {
    const { code: key } = change;
    const which = { key };
    switch (change.action) {
      case 'save': {
        const { version, facts } = change;
        return steps.save(tx, actor, { key, version, sent: change, more: { facts } });
      }
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
      const day = romeDay(clock());
      const inForce = await kept.listInForce(db, 'solution', day);
      return {
        view: 'reader',
        solutions: byCode(inForce).flatMap(({ code, found }) =>
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
