/** The sources behind a figure, as they stand on a day. */
import type { Fonte } from '../analisi.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import type { Costanti } from '../costanti/costanti.ts';
import { versionInForce, type Dated } from '../costanti/dated.ts';
import type { IsoDate } from '../money.ts';
import { fonteWords } from '../regole/fonti.ts';

/** A release is never changed once made: what a solution says of its sources is kept. */
const dette = new WeakMap<Costanti, Map<string, Fonte[]>>();

/**
 * The sources of some constants, each once, as they stand on the reference day.
 * @throws ConfigError when one has no version that day
 */
export function fonti(
  costanti: Costanti,
  refDate: IsoDate,
  keys: readonly ChiaveCostante[],
): Fonte[] {
  let known = dette.get(costanti);
  if (!known) dette.set(costanti, (known = new Map<string, Fonte[]>()));
  const id = `${refDate} ${keys.join(' ')}`;
  let found = known.get(id);
  if (!found) {
    const byText = new Map<string, Fonte>();
    for (const key of keys) {
      const voce: Dated<unknown> = costanti.voci[key];
      const version = versionInForce(voce, refDate);
      const testo = version.fonte ?? voce.fonte;
      if (!byText.has(testo))
        byText.set(
          testo,
          Object.freeze({ testo, testoEn: fonteWords(testo).en, data: version.from }),
        );
    }
    if (known.size > 500) known.clear();
    known.set(id, (found = [...byText.values()]));
  }
  return [...found];
}
