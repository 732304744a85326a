/** /api/checkup, the draft and the municipalities (specification §3, §4, §7). */
import { z } from 'zod';
import { CHECKUP, MAX_FAMILIARI } from '@bussola/domain';
import { endpoint } from '../endpoint.ts';
import { anyone, ownRead, ownWrite } from '../policy.ts';
import { keptShapes, nullish, optional, sentShapes } from '../risposte.ts';
import {
  AreaLevel,
  Comune,
  Email,
  Id,
  IsoDate,
  IsoDateTime,
  MembroBozza,
  MembroBozzaPatch,
  OneUseToken,
  Persona,
  PersonaPatch,
  Session,
  Version,
} from '../shapes.ts';
import { line } from '../values.ts';

/** The seven tabs; the pause `/3-5` has none. */
export const Tab = z.int().min(0).max(6);

/** The answers so far: the person's own at the top, a list for the family. */
export const Bozza = Persona.extend({
  ...optional(keptShapes(CHECKUP)),
  membri: z.array(MembroBozza).max(MAX_FAMILIARI),
});
export type Bozza = z.infer<typeof Bozza>;

/** What the browser holds of a draft. `reached` is the highest tab that may be opened. */
export const Draft = z.strictObject({
  userId: Id,
  data: Bozza,
  reached: Tab,
  version: Version,
  completed: z.boolean(),
  updatedAt: IsoDateTime,
  expiresOn: IsoDate.nullable(),
});
export type Draft = z.infer<typeof Draft>;

/**
 * One save, from a single field on blur to a whole step. `data` is merged: absent = untouched, null
 * = taken back, and a value that is an object (`polizze`, `laureato`, a split) is replaced as a
 * whole, so send all of it; a member is matched by `_id` and made when new; `removeMembri` takes
 * members away. With `completes`, the step's rules are checked as a whole and the next tab opens.
 */
const StepBody = z.strictObject({
  version: Version.optional(),
  completes: Tab.optional(),
  data: PersonaPatch.extend({
    ...nullish(sentShapes(CHECKUP)),
    membri: z.array(MembroBozzaPatch).max(MAX_FAMILIARI).optional(),
  }),
  removeMembri: z.array(Id).max(20).optional(),
});
const StepAnswer = z.strictObject({
  userId: Id,
  token: z.string().optional(),
  error: z.string().optional(),
  draft: Draft,
  /** Another device saved in between; the last field wins. */ merged: z.boolean(),
});
const step = (summary: string) =>
  endpoint({
    permission: ownWrite({ audit: 'never', provisional: true }),
    summary,
    body: StepBody,
    response: StepAnswer,
  });
const finalize = (summary: string) =>
  endpoint({
    permission: ownWrite({ audit: 'never', provisional: true }),
    summary,
    query: z.strictObject({ userId: Id.optional() }),
    response: z.strictObject({ userId: Id, checkup: z.literal(true) }),
  });

export const checkup = {
  createCheckup: endpoint({
    permission: anyone({ audit: 'never', system: 'opens an area for somebody who has none' }),
    summary: 'Open a provisional account and a session on its checkup',
    status: 201,
    body: z.strictObject({ language: z.enum(['it', 'en']).optional() }),
    response: z.strictObject({ userId: Id, token: z.string(), session: Session }),
  }),
  checkEmail: endpoint({
    permission: ownRead({ provisional: true }),
    summary: 'Same answer for every address unless it is the caller’s own',
    query: z.strictObject({ email: Email }),
    response: z.strictObject({ own: z.boolean() }),
  }),
  getDraft: endpoint({
    permission: ownRead({ provisional: true }),
    summary: 'The checkup so far',
    response: Draft,
  }),
  newAreaEconomica: step('Personal data, family, home and property: tabs 1 to 3'),
  areaEconomica: step('Alias of newAreaEconomica'),
  areaPrevidenzaAssistenza: step('Pension and protection: tab 4'),
  areaFinanziaria: step('Financial area: tab 5'),
  reopenCheckup: endpoint({
    permission: ownWrite({ audit: 'never', provisional: true }),
    summary: 'A visitor corrects a finished checkup: it is a draft again',
    response: Draft,
  }),
  newFinalizeCheckup: finalize('Turn the draft into the household; idempotent'),
  finalizeCheckup: finalize('Alias of newFinalizeCheckup'),
  reportSintesi: endpoint({
    permission: anyone({
      audit: 'never',
      system: 'the link in hand is the permission: its hash finds one row',
    }),
    summary: 'Levels without amounts, by signed link',
    query: z.strictObject({ token: OneUseToken }),
    response: z.strictObject({
      date: IsoDate,
      expiresOn: IsoDate,
      familyName: z.string(),
      areas: z.array(AreaLevel),
    }),
  }),
  getByComune: endpoint({
    permission: anyone({ audit: 'never' }),
    summary:
      'Search by the beginnings of words, in every official language and by names of before; whole names first, at most 20',
    params: z.strictObject({ comune: z.string().min(2).max(80) }),
    response: z
      .array(
        Comune.required({ codiceIstat: true }).extend({
          altraLingua: line(1, 80).optional(),
          nomePrecedente: line(1, 80).optional(),
        }),
      )
      .max(20),
  }),
};
