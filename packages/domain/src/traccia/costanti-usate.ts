/** The constants of one analysis, each once, and the sources they share. */
import type { Analisi, FonteUsata } from '../analisi.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import type { Costante, Costanti, Valori } from '../costanti/costanti.ts';
import { versionInForce } from '../costanti/dated.ts';
import type { IsoDate } from '../money.ts';
import { chiavi, PER_NUMERO, type Letture } from './read-tracker.ts';

export interface RaccoltaCostanti {
  costanti: Analisi['costantiUsate'];
  fonti: FonteUsata[];
  /** The positions of the constants in a set; each is added the first time. */
  posti: (letture: Letture) => number[];
}

export function costantiUsate(release: Costanti, valori: Valori, day: IsoDate): RaccoltaCostanti {
  const costanti: Analisi['costantiUsate'] = [];
  const fonti: FonteUsata[] = [];
  const known = descritte(release, valori, day);
  // The position of each key of the release; -1 until it is used.
  const places = new Array<number>(known.length).fill(-1);
  const add = (index: number): number => {
    const { key, value, unit, source } = known[index]!;
    let fonte = fonti.indexOf(source);
    if (fonte < 0) fonte = fonti.push(source) - 1;
    return costanti.push({ key, value, unit, fonte }) - 1;
  };
  const posti = (letture: Letture): number[] => {
    const found: number[] = [];
    for (let word = 0; word < letture.length; word++) {
      for (let left = letture[word]!; left !== 0; left &= left - 1) {
        const index = word * PER_NUMERO + 31 - Math.clz32(left & -left);
        if (places[index] === -1) places[index] = add(index);
        found.push(places[index]!);
      }
    }
    return found;
  };
  return { costanti, fonti, posti };
}

interface Descritta {
  key: ChiaveCostante;
  value: unknown;
  unit: string;
  source: FonteUsata;
}
/** A release never changes, so the description of its constants is cached. */
const note = new WeakMap<Costanti, Map<IsoDate, Descritta[]>>();

function descritte(release: Costanti, valori: Valori, day: IsoDate): Descritta[] {
  let byDay = note.get(release);
  if (!byDay) note.set(release, (byDay = new Map<IsoDate, Descritta[]>()));
  let known = byDay.get(day);
  if (!known) {
    const sources = new Map<string, FonteUsata>();
    known = chiavi(valori).map((key) => {
      const voce: Costante<unknown> = release.voci[key];
      const { value, from, fonte, verificatoIl } = versionInForce(voce, day);
      const source: FonteUsata = {
        testo: fonte ?? voce.fonte,
        from,
        verificatoIl: verificatoIl ?? voce.verificatoIl,
        kind: voce.kind,
      };
      const id = JSON.stringify(source);
      const first = sources.get(id) ?? source;
      sources.set(id, first);
      return { key, value, unit: voce.unit, source: first };
    });
    if (byDay.size > 40) byDay.clear();
    byDay.set(day, known);
  }
  return known;
}
