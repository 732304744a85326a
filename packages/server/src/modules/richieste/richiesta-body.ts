import type { RichiestaRow } from '@bussola/contract';
import { z } from 'zod';
import type { Tx } from '../../deps.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import type { KeptRichiesta } from './richieste-repository.ts';

const Body = z.strictObject({
  subject: z.string(),
  person: z.string(),
  email: z.string().nullable(),
  words: z.string(),
  recognised: z.string().nullable(),
});
export type RichiestaBody = NonNullable<RichiestaRow['body']>;
const purpose = (id: string): string => `request ${id}`;

/** Who asks, and what: sealed with the key of the account, when there is one. */
export function richiestaBody(keys: PersonalKeys) {
  return {
    close: (tx: Tx, id: string, clientId: string | null, body: RichiestaBody): Promise<string> =>
      clientId === null
        ? Promise.resolve(JSON.stringify(body))
        : keys.sealText(tx, clientId, JSON.stringify(body), purpose(id)),
    /** Null when it is kept no more, or the account is gone and its key with it. */
    async open(
      db: Tx,
      { id, clientId, body, sealed }: Pick<KeptRichiesta, 'id' | 'clientId' | 'body' | 'sealed'>,
    ): Promise<RichiestaBody | null> {
      if (body === null || (sealed && clientId === null)) return null;
      const text =
        clientId === null ? body : await keys.unsealText(db, clientId, body, purpose(id));
      const read: unknown = JSON.parse(text);
      return Body.parse(read);
    },
  };
}
