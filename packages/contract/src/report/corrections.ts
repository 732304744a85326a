/**
 * «Che cosa abbiamo corretto»: rules of the engine that were wrong, and what changed for a
 * household.
 */
import { z } from 'zod';
import { SOLUZIONI } from '@bussola/domain';
import { endpoint } from '../endpoint.ts';
import { areaRead, ownWrite } from '../policy.ts';
import { Id, IsoDate, IsoDateTime, Level, UserParams, Words } from '../shapes.ts';

const Code = z.enum(SOLUZIONI);
const Valore = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.enum(['euro', 'euroMese']), valore: z.number() }),
  z.strictObject({ tipo: z.literal('mese'), valore: z.string() }),
]);

/** The public part of a correction. */
export const Correzione = z.strictObject({
  id: z.string(),
  giorno: IsoDate,
  motore: z.string(),
  soluzioni: z.array(Code),
  titolo: Words,
  prima: Words,
  ora: Words,
  chi: Words,
});
const Corrections = z.strictObject({
  correzioni: z.array(
    Correzione.extend({
      riguarda: z.boolean(),
      /** The figure of an earlier report beside today's, if it was stored and differs. */
      cifra: z.strictObject({ nome: Words, prima: Valore, ora: Valore }).optional(),
      livelli: z.array(z.strictObject({ code: Code, prima: Level, ora: Level })),
    }),
  ),
  /** The newest report made before a correction: «il conto di prima». */
  report: z
    .strictObject({ reportId: Id, name: z.string(), at: IsoDateTime, kept: z.boolean() })
    .nullable(),
  /** True when a correction affects this person, is newer than the account, and was not closed. */
  nuove: z.boolean(),
});

export const corrections = {
  corrections: endpoint({
    permission: areaRead(['report'], { whole: true }),
    summary: 'Rules that were put right, and what they moved in this household',
    params: UserParams,
    response: Corrections,
  }),
  dismissCorrections: endpoint({
    permission: ownWrite({ audit: 'never' }),
    summary: 'Put the notice of the corrections away',
    params: UserParams,
    response: z.strictObject({ nuove: z.literal(false) }),
  }),
};
