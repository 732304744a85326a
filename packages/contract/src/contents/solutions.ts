/**
 * /api/solutions: title and sentences of the twelve areas, in the words of Bussola or in those that
 * staff published, and facts with their source. What a sentence may name, and when it is used, is
 * the engine's (packages/domain, testi/segnaposti.ts).
 */
import { z } from 'zod';
import { SOLUZIONI } from '@bussola/domain';
import { endpoint } from '../endpoint.ts';
import { MAX_LENGTH, SOLUTION_FACTS } from '../limits.ts';
import { ownRead, superadminRead, superadminWrite } from '../policy.ts';
import { IsoDate, Level, Version, Words, line } from '../shapes.ts';
import { HREF } from './rich-text-rules.ts';
import { writtenIn } from './written.ts';

const system = 'what staff write for everybody, which is in no area';
const Code = z.enum(SOLUZIONI);

/**
 * Words and placeholders («{manca}»). Figures come from placeholders: a digit that is typed is
 * refused, and so is a sign that marks something.
 */
const Sentence = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Nd}{}*\n]*(?:\{[a-z]+\}[^\p{Nd}{}*\n]*)*$/u);
/** Null: Bussola's own words. */
export const SolutionWords = z.strictObject({
  title: Sentence(MAX_LENGTH.solutionTitle).nullable(),
  red: Sentence(MAX_LENGTH.solutionSentence).nullable(),
  yellow: Sentence(MAX_LENGTH.solutionSentence).nullable(),
  green: Sentence(MAX_LENGTH.solutionSentence).nullable(),
});
export type SolutionWords = z.infer<typeof SolutionWords>;

const SolutionFact = z.strictObject({
  it: line(1, MAX_LENGTH.solutionFact),
  en: line(1, MAX_LENGTH.solutionFact).nullable(),
  source: line(1, MAX_LENGTH.factSource),
  url: z.string().max(MAX_LENGTH.link).regex(HREF.elsewhere).nullable(),
  /** The day on which somebody read the source. */
  checked: IsoDate,
  /** After this day nobody reads it. */
  review: IsoDate,
});
export type SolutionFact = z.infer<typeof SolutionFact>;
const facts = z.array(SolutionFact).max(SOLUTION_FACTS);

const { both, Body, doc } = writtenIn(SolutionWords, { facts });
export type SolutionBody = z.infer<typeof Body>;

const SolutionRow = z.strictObject({ code: Code, ...both, facts });
export type SolutionRow = z.infer<typeof SolutionRow>;

/** Version 0: nobody opened it yet; without a draft and a version the words are Bussola's own. */
const SolutionDoc = z.strictObject({ code: Code, ...doc });
export type SolutionDoc = z.infer<typeof SolutionDoc>;

const Reading = z.strictObject({ view: z.literal('reader'), solutions: z.array(SolutionRow) });
const Writing = z.strictObject({ view: z.literal('editor'), solutions: z.array(SolutionDoc) });

const one = { code: Code, version: Version };
const Value = z.strictObject({ testo: Words, forte: Words.optional() });
const OfLevel = z.strictObject({
  /** How many households are at this level. */
  tutte: z.int(),
  /** How many of them would read its sentence: there is no doubt about their result. */
  famiglie: z.int(),
  /** Of a placeholder: how many of them have no value for it; absent when all have. */
  senza: z.record(z.string(), z.int()),
});

export const solutions = {
  /** 403 for `editor` to whoever is not a SuperAdmin. Facts past their review are left out. */
  solutions: endpoint({
    permission: ownRead({ underGrant: 'any', system }),
    summary:
      'What staff published of the areas; with `view=editor`, for a SuperAdmin, all twelve with drafts and versions',
    query: z.strictObject({ view: z.literal('editor').optional() }),
    response: z.discriminatedUnion('view', [Reading, Writing]),
  }),
  /**
   * `save` with version 0 is the first of its area. `publish` wants a proof, and is refused while a
   * demonstration family, or one of a thousand made-up ones, would read a sentence in which a value
   * is missing. 409 with the state as it is when somebody saved in between.
   */
  updateSolutions: endpoint({
    permission: superadminWrite({ audit: 'sometimes', system }),
    summary: 'Write, publish or take back the sentences of an area',
    body: z.discriminatedUnion('action', [
      z.strictObject({
        action: z.literal('save'),
        ...both,
        facts,
        ...one,
        /** English is right as it is, although Italian changed after it. */
        enFine: z.boolean().optional(),
      }),
      z.strictObject({ action: z.literal('publish'), ...one, from: IsoDate.optional() }),
      z.strictObject({ action: z.literal('discard'), ...one }),
      z.strictObject({ action: z.literal('restore'), ...one, n: z.int().min(1) }),
      /** Open on a screen: said again every few seconds. */
      z.strictObject({ action: z.literal('open'), code: Code }),
    ]),
    response: Writing,
  }),
  solutionEffect: endpoint({
    permission: superadminRead({ system: 'made-up families alone: no row of anybody is read' }),
    summary:
      'What an area says today of the demonstration families, what its placeholders are worth for them, and for how many of a thousand made-up households a value is missing',
    query: z.strictObject({ code: Code }),
    response: z.strictObject({
      motore: z.string(),
      release: z.string(),
      famiglie: z.array(
        z.strictObject({
          key: z.string(),
          nome: z.string(),
          level: Level,
          /** In Bussola's own words. */
          titolo: Words,
          risposta: Words,
          /** Null: no sentence of staff is read, for want of a level or for a doubt. */
          valori: z.record(z.string(), Value).nullable(),
        }),
      ),
      /** How many made-up households were tried, the demonstration families among them. */
      provate: z.int(),
      livelli: z.partialRecord(Level, OfLevel),
      /** Where its level changes, as «Metodo» says it. */
      soglie: z.array(Words),
    }),
  }),
};
