/** /api/regaliutili: letters with a useful gift, from a person to somebody they know. */
import { z } from 'zod';
import { MAX_LENGTH } from '../limits.ts';
import { errorKey } from '@bussola/domain';
import { REGALI } from '@bussola/domain/regali';
import {
  MESSAGGIO_MAX,
  hasLink,
  isPlainMessage,
  toMessaggio,
} from '@bussola/domain/regali-messaggio';
import { endpoint } from '../endpoint.ts';
import { anyone, ownRead, ownWrite } from '../policy.ts';
import { Email, Euro, Id, IsoDate, OneUseToken, personName } from '../shapes.ts';

/** Kept of a gift: never the address. */
export const RegaloFatto = z.strictObject({
  regaloId: Id,
  regalo: z.enum(REGALI),
  /** The recipient, as the giver wrote it. */
  nome: z.string(),
  data: IsoDate,
});
export type RegaloFatto = z.infer<typeof RegaloFatto>;

const Regali = z.strictObject({
  /** The newest first. */
  regali: z.array(RegaloFatto),
  /** Yearly limit of deductible pension contributions, which letter and page name. */
  deducibilita: Euro,
});
const refusedAs = (code: Parameters<typeof errorKey>[0], error: string) => ({
  error,
  params: { code: errorKey(code) },
});
const Messaggio = z
  .string()
  .max(MESSAGGIO_MAX * 2)
  .overwrite(toMessaggio)
  .max(MESSAGGIO_MAX)
  .refine(isPlainMessage, refusedAs('characters', 'Only plain text'))
  .refine((text) => !hasLink(text), refusedAs('messageLink', 'No links and no addresses'));

export const regali = {
  listRegali: endpoint({
    permission: ownRead(),
    summary: 'The gifts that this person has made; for them alone',
    response: Regali,
  }),
  /**
   * The response is the same whether or not the recipient refuses such letters. A second gift of
   * the same kind to the same address within 30 days is a CONFLICT that names the day of the first;
   * with `again` it is sent.
   */
  sendRegalo: endpoint({
    permission: ownWrite({ audit: 'always' }),
    summary: 'Write the letter of a gift to an address, which is not kept',
    status: 201,
    body: z.strictObject({
      regalo: z.enum(REGALI),
      nome: personName(MAX_LENGTH.giftName),
      email: Email,
      messaggio: Messaggio,
      language: z.enum(['it', 'en']),
      again: z.boolean().optional(),
    }),
    response: Regali,
  }),
  deleteRegalo: endpoint({
    permission: ownWrite({ audit: 'never', objects: { regaloId: 'regalo' } }),
    summary: 'Take a gift out of the history',
    params: z.strictObject({ regaloId: Id }),
    response: Regali,
  }),
  refuseRegali: endpoint({
    permission: anyone({
      audit: 'never',
      system: 'whoever got a letter has no account: the signed link in hand is the permission',
    }),
    summary: 'No more letters of this kind to the address that got this link',
    body: z.strictObject({ token: OneUseToken }),
    response: z.strictObject({ refused: z.literal(true) }),
  }),
};
