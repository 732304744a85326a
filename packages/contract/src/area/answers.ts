/** Parts of one person's answers, what concerns the whole household, and what was given before. */
import { z } from 'zod';
import {
  CHECKUP,
  LAUREATO,
  PERIMETRI,
  PERSONA,
  POLIZZE,
  RISPOSTE,
  SEZIONI_ANALISI,
} from '@bussola/domain';
import type { Chiave, SezioneAnalisi } from '@bussola/domain';
import { endpoint } from '../endpoint.ts';
import { areaRead, areaWrite } from '../policy.ts';
import { sentShapes } from '../risposte.ts';
import {
  Id,
  IsoDateTime,
  MemberParams,
  Membro,
  SezioniAnalisi,
  Uscita,
  UserParams,
  Version,
} from '../shapes.ts';
import { ANSWER_PARTS, fieldOf } from './answer-parts.ts';
import type { AnswerPart, PartBody } from './answer-parts.ts';

const NucleoAnswer = z.strictObject({ nucleoFamiliare: z.array(Membro), version: Version });
const Versioned = { version: Version.optional() };
const HOUSEHOLD = ['dati', 'patrimonio', 'protezione', 'previdenza'] as const;

const SHAPES: Readonly<Record<string, z.ZodType>> = {
  ...sentShapes(PERSONA),
  ...sentShapes(POLIZZE),
  ...sentShapes(LAUREATO),
};
/** Absent = untouched, null = taken back. */
function partBody(part: AnswerPart): z.ZodType<PartBody, PartBody> {
  const fields = ANSWER_PARTS[part].map(fieldOf);
  return z.strictObject({
    ...Versioned,
    ...Object.fromEntries(fields.map((field) => [field, SHAPES[field]?.nullish()])),
    stimati: z.array(z.string().max(60)).max(40).optional(),
  });
}
const sectionsOf = (keys: readonly Chiave[]) => [
  ...new Set(keys.map((key) => RISPOSTE[key].section)),
];
const part = (name: AnswerPart, summary: string) =>
  endpoint({
    permission: areaWrite(sectionsOf(ANSWER_PARTS[name]), {
      fields: 'by-scope',
      objects: { memberId: 'member' },
    }),
    summary,
    params: MemberParams,
    body: partBody(name),
    response: NucleoAnswer,
  });
/** An amount is bounded as any other that is typed. */
const SentUscita = Uscita.extend({ importo: sentShapes(CHECKUP).uscitePianificate });

/** A yes or a no of one member; `id` is the member's. */
const yesNo = (summary: string) =>
  endpoint({
    permission: areaWrite(['patrimonio'], { fields: 'by-scope', objects: { id: 'member' } }),
    summary,
    params: z.strictObject({ id: Id }),
    body: z.strictObject({ ...Versioned, enabled: z.boolean() }),
    response: NucleoAnswer,
  });

/** On or off in the results; the answers themselves stay as they are. */
const section = (name: SezioneAnalisi, summary: string) =>
  endpoint({
    permission: areaWrite(sectionsOf(SEZIONI_ANALISI[name]), { whole: true }),
    summary,
    params: UserParams,
    body: z.strictObject({ ...Versioned, enabled: z.boolean() }),
    response: NucleoAnswer.extend({ sezioni: SezioniAnalisi }),
  });

export const AnswerHistory = z.strictObject({
  answers: z.array(
    z.strictObject({
      /** Null for an answer of the whole household. */
      memberId: Id.nullable(),
      key: z.string(),
      /** The newest first, twenty at most. */
      values: z.array(
        z.strictObject({
          /** As the answer itself; null: taken back. */
          value: z.unknown(),
          /** Supposed for the person, not given by them. */
          estimated: z.boolean(),
          at: IsoDateTime,
          author: z.enum(['owner', 'you', 'other']),
          /** Null when it may not be read any more. */
          name: z.string().nullable(),
        }),
      ),
    }),
  ),
});
export type AnswerHistory = z.infer<typeof AnswerHistory>;

export const answers = {
  updateReddito: part('updateReddito', 'Net yearly income of a member'),
  enableAssicurazioni: part('enableAssicurazioni', 'Policies of a member'),
  enablePrevidenza: part('enablePrevidenza', 'Pension fund and contributions of a member'),
  enableLaurea: part('enableLaurea', 'Years of a degree: bought back, legal duration'),
  updateImmobili: part('updateImmobili', 'Home, mortgage and other property of a member'),
  updateMobiliare: part('updateMobiliare', 'Savings and business of a member'),
  updateSuddivisione: part('updateSuddivisione', 'What the savings are made of; makes 100'),
  updateStrumenti: part('updateStrumenti', 'Which instruments hold the savings; makes 100'),
  updateRegimi: part('updateRegimi', 'Under which tax regime the savings are; makes 100'),
  enableTestamento: yesNo('Whether a member made a will'),
  enableGaranziePersonali: yesNo('Whether a member signed guarantees for others'),
  enableInvestimenti: section(
    'investimenti',
    'Whether the results use how the savings of the household are split',
  ),
  /** Some details are shown to no grant: only the owner decides of them all. */
  enablePersonalData: section(
    'personaldata',
    'Whether the results use the details that firm them up',
  ),
  /**
   * Absent = untouched, null = taken back. Outflows with their dates take the place of a total, and
   * a total takes theirs; what counts of either moves on with the calendar.
   */
  updateHousehold: endpoint({
    permission: areaWrite(['dati', 'patrimonio'], { whole: true }),
    summary: 'For whom the analysis is, and the outflows planned over the next three years',
    params: UserParams,
    body: z.strictObject({
      ...Versioned,
      analisiFamiliare: z.enum(PERIMETRI).optional(),
      uscitePianificate: sentShapes(CHECKUP).uscitePianificate.nullish(),
      uscite: z.array(SentUscita).max(12).nullish(),
    }),
    response: NucleoAnswer,
  }),
  answerHistory: endpoint({
    permission: areaRead(HOUSEHOLD, { fields: 'by-scope' }),
    summary: 'What each answer was before, when, and who wrote it',
    params: UserParams,
    response: AnswerHistory,
  }),
};
