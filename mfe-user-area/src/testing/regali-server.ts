import type { BodyOf, RegaloFatto, ResponseOf } from '@bussola/contract';

export const DEDUCIBILITA = 5300;

/** Gifts as the server keeps them: never with an address. */
export function regaliServer(start: readonly RegaloFatto[] = []) {
  let regali = [...start];
  return {
    /** Answers calls of gifts; nothing for another path. */
    answer(method: string, path: string, body: unknown): ResponseOf<'listRegali'> | undefined {
      if (!path.startsWith('/api/regaliutili')) return undefined;
      const id = path.split('/')[3];
      if (method === 'DELETE') regali = regali.filter(({ regaloId }) => regaloId !== id);
      if (method === 'POST') {
        const { regalo, nome } = body as BodyOf<'sendRegalo'>;
        const regaloId = `b0550000-0000-4000-8000-00000000d00${regali.length}`;
        regali = [{ regaloId, regalo, nome, data: '2026-11-20' }, ...regali];
      }
      return { regali, deducibilita: DEDUCIBILITA };
    },
  };
}
