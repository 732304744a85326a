/**
 * /api/metodo: every rule of the engine in words, with the constants of the release in force. The
 * public page «Metodo» is this and nothing else.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyone } from '../policy.ts';
import { Correzione } from '../report/corrections.ts';
import { IsoDate, Words } from '../shapes.ts';
import { ReleaseName } from './costanti.ts';

const Costante = z.strictObject({
  key: z.string(),
  nome: Words,
  value: z.unknown(),
  unit: z.string(),
  from: IsoDate,
  fonte: Words,
  verificatoIl: IsoDate,
  kind: z.enum(['L', 'S', 'P']),
});
const Regola = z.strictObject({
  id: z.string(),
  versione: z.int(),
  titolo: Words,
  risponde: Words,
  formula: Words,
  ingressi: z.array(z.strictObject({ key: z.string(), nome: Words })),
  decisivi: z.array(z.string()),
  usa: z.array(z.string()),
  da: z.array(z.string()).optional(),
  costanti: z.array(Costante),
  ipotesi: z.array(Words),
  soglie: z.array(Words),
  limiti: z.array(Words),
});

export const metodo = {
  metodo: endpoint({
    permission: anyone({ audit: 'never' }),
    summary:
      'Every rule of the engine with its formula in words, assumptions and constants, in both languages; of a release that was in force when asked',
    query: z.strictObject({ release: ReleaseName.optional() }),
    response: z.strictObject({
      motore: z.string(),
      release: z.string(),
      giorno: IsoDate,
      /** Of a release that was in force and is not any more: its first and last day. */
      passata: z.strictObject({ dal: IsoDate, al: IsoDate, oggi: z.string() }).optional(),
      regole: z.array(Regola),
      correzioni: z.array(Correzione),
    }),
  }),
};
