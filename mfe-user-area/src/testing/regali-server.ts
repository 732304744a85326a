import type { RegaloFatto } from '@bussola/contract';
import type { Answers } from './answer-calls.ts';

export const DEDUCIBILITA = 5300;

/** Gifts as the server keeps them: never with an address. */
export function regaliServer(start: readonly RegaloFatto[] = []) {
  let regali = [...start];
  const list = () => ({ regali, deducibilita: DEDUCIBILITA });
  return {
    listRegali: list,
    sendRegalo: ({ body: { regalo, nome } }) => {
      const regaloId = `b0550000-0000-4000-8000-00000000d00${regali.length}`;
      regali = [{ regaloId, regalo, nome, data: '2026-11-20' }, ...regali];
      return list();
    },
    deleteRegalo: ({ params }) => {
      regali = regali.filter(({ regaloId }) => regaloId !== params.regaloId);
      return list();
    },
  } satisfies Answers;
}
