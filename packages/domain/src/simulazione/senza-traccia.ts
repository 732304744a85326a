/**
 * The notebook of who tries things out: works figures out and writes nothing down. Browser builds
 * put it in the place of `traccia/taccuino.ts`: «perché?» is asked of the server's analysis, and
 * the register of the rules stays there.
 */
import type * as Traccia from '../traccia/taccuino.ts';

export const taccuino: typeof Traccia.taccuino = () => ({
  figura: (_id, compute) => compute(),
  scrivi: () => {},
  esito: () => ({ tracce: {}, ingressi: [], costantiUsate: [], fontiUsate: [] }),
});
