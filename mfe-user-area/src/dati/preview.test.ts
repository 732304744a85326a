import { expect, it } from '@jest/globals';
import { answersAfter } from '@bussola/contract/draft';
import { chiOf, COSTANTI_2026_12, FAMIGLIE_ESEMPIO } from '@bussola/domain';
import type { Famiglia, Membro } from '@bussola/domain';
import { known } from '@bussola/domain/records';
import { effettoRisposte } from '@bussola/domain/simulazione';
import { datoPatch, toDatoForm } from './dato-form.ts';
import type { DatoForm } from './dato-form.ts';
import { EDITORS, keysOf } from './editors.ts';
import type { EditorId } from './editors.ts';

const FAMIGLIE: Famiglia[] = FAMIGLIE_ESEMPIO.map(({ famiglia }) => ({
  refDate: '2026-11-20',
  ...famiglia,
}));
const PEOPLE = FAMIGLIE.flatMap((famiglia) =>
  famiglia.membri.map((membro) => ({ famiglia, membro })),
);

/** Every «Sì» becomes «No», also inside. */
const refused = (value: unknown): unknown => {
  if (value === true || value === 'yes') return value === true ? false : 'no';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, refused(one)]));
};
const withMembro = (famiglia: Famiglia, after: Membro): Famiglia => ({
  ...famiglia,
  membri: famiglia.membri.map((one) => (one._id === after._id ? after : one)),
});
/** The results that a page would show of a household. */
const results = (famiglia: Famiglia, { _id }: Membro) => {
  const risposte = famiglia.membri.find((one) => one._id === _id);
  if (!risposte) throw new Error('nobody');
  return effettoRisposte(COSTANTI_2026_12, famiglia, { memberId: _id, risposte }).prima;
};

it.each(Object.keys(EDITORS) as EditorId[])(
  'what «%s» would change is what its save changes',
  (editor) => {
    let changes = 0;
    for (const [at, { famiglia, membro }] of PEOPLE.entries()) {
      const { membro: another } = known(PEOPLE[(at + 1) % PEOPLE.length]);
      const chi = chiOf(membro, famiglia.refDate);
      for (const values of [
        refused(toDatoForm(keysOf(editor), membro)) as DatoForm,
        toDatoForm(keysOf(editor), another),
      ]) {
        const patch = datoPatch(keysOf(editor), values, membro, chi);
        if (Object.keys(patch).length === 0) continue;
        changes += 1;
        const risposte = answersAfter(membro, patch, chi);
        const { dopo } = effettoRisposte(COSTANTI_2026_12, famiglia, {
          memberId: membro._id,
          risposte,
        });
        expect(dopo).toEqual(results(withMembro(famiglia, risposte), membro));
      }
    }
    expect(changes).toBeGreaterThan(0);
  },
);
