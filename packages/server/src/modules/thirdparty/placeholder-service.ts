/**
 * «Famiglia Segnaposto»: seeded, opened by a SuperAdmin, made new when the last
 * one has left.
 */
import { randomUUID } from 'node:crypto';
import { FAMIGLIE_ESEMPIO } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { insertMembro, lockArea, setOutflows, setPerimeter } from '../people/nucleo-repository.ts';
import * as placeholders from './placeholder-repository.ts';

const NAME = { firstName: 'Famiglia', lastName: 'Segnaposto' };

export function placeholderService({ db, clock }: Deps) {
  async function fill(tx: Tx, id: string): Promise<void> {
    // The second of the examples: a couple with a mortgage and children shows the most of the
    // screens.
    const example = FAMIGLIE_ESEMPIO[1] ?? FAMIGLIE_ESEMPIO[0];
    if (!example) throw new Error('There is no example family to make the placeholder from');
    const { membri, analisiFamiliare, uscitePianificate } = example.famiglia;
    for (const [seq, { gradoParentela, enabled, _id, seq: _seq, ...data }] of membri.entries()) {
      await insertMembro(tx, {
        id: randomUUID(),
        userId: id,
        seq,
        grado: gradoParentela,
        enabled,
        data: { ...data, lastName: NAME.lastName },
        now: clock(),
      });
    }
    await setPerimeter(tx, id, analisiFamiliare);
    await setOutflows(tx, id, romeDay(clock()), { total: uscitePianificate ?? null });
    await placeholders.setFresh(tx, id, clock());
  }

  return {
    id: placeholders.findPlaceholder,
    /** At every start: made once, by whichever server comes first. */
    async ensure(): Promise<void> {
      if (await placeholders.findPlaceholder(db)) return;
      await db.transaction(async (tx) => {
        const id = randomUUID();
        if (!(await placeholders.insertPlaceholder(tx, id, NAME, clock()))) return;
        await placeholders.insertArea(tx, id, clock());
        await fill(tx, id);
      });
    },
    async resetWhenEmpty(): Promise<void> {
      await db.transaction(async (tx) => {
        const id = await placeholders.findPlaceholder(tx);
        if (
          !id ||
          !(await lockArea(tx, id)) ||
          (await placeholders.isOpen(tx, id, clock())) ||
          !(await placeholders.isTouched(tx, id))
        )
          return;
        await placeholders.clearPlaceholder(tx, id);
        await fill(tx, id);
      });
    },
  };
}
export type PlaceholderService = ReturnType<typeof placeholderService>;
