/**
 * «E se…»: the household with some changes, analysed before and after. Pure and instant: it may run
 * at every move of a slider.
 */
import type { LevelOrGrey, SoluzioneCode, Unit } from '../analisi.ts';
import { calcola, type OpzioniAnalisi } from '../analisi/calcola.ts';
import { noTrace } from '../traccia/no-trace.ts';
import { valoriAl, type Costanti } from '../costanti/costanti.ts';
import type { Famiglia } from '../nucleo.ts';
import { applica } from './applica.ts';
import type { Cambiamento } from './cambiamenti.ts';
import { PIANO_VUOTO, type Piano } from '../proiezione/piano.ts';
import {
  quadroDi,
  type ChiaveCifra,
  type Cifra,
  type Quadro,
  type QuadroSoluzione,
} from './quadro.ts';

export interface OpzioniSimulazione extends OpzioniAnalisi {
  /** Of the household as it is, when the caller has it already. */
  prima?: Quadro;
}

/** A solution that moved: `delta` in points of its score, negative when there is less to do. */
export interface MossaLivello {
  code: SoluzioneCode;
  prima: LevelOrGrey;
  dopo: LevelOrGrey;
  punti: { prima: number; dopo: number };
  delta: number;
  verso: 'migliora' | 'peggiora' | 'cambia';
}
export interface MossaCifra {
  key: ChiaveCifra;
  memberId?: string;
  unit: Unit;
  prima: number | null;
  dopo: number | null;
}

export interface Simulazione {
  famiglia: Famiglia;
  piano: Piano;
  prima: Quadro;
  dopo: Quadro;
  /** Only what moved. */
  livelli: MossaLivello[];
  cifre: MossaCifra[];
}

/**
 * Tries changes out, one after the other: each sees the household that those before it left.
 * The household given is left as it is; nothing is rounded but what `calcola` rounds.
 * @throws ValidationError naming the field of the change that cannot be
 * @throws ConfigError when a constant has no version valid on the reference day
 */
export function simula(
  famiglia: Famiglia,
  cambiamenti: readonly Cambiamento[],
  costanti: Costanti,
  { prima, ...opzioni }: OpzioniSimulazione = {},
): Simulazione {
  const valori = valoriAl(costanti, famiglia.refDate);
  let stato = { famiglia, piano: PIANO_VUOTO };
  for (const cambiamento of cambiamenti) stato = applica(valori, stato, cambiamento);
  const before = prima ?? quadroDi(calcola(famiglia, costanti, noTrace, opzioni));
  const after =
    cambiamenti.length === 0
      ? before
      : quadroDi(calcola(stato.famiglia, costanti, noTrace, opzioni));
  return {
    ...stato,
    prima: before,
    dopo: after,
    livelli: mosseLivelli(before, after),
    cifre: mosseCifre(before.cifre, after.cifre),
  };
}

interface Livelli {
  soluzioni: readonly Pick<QuadroSoluzione, 'code' | 'level' | 'punti'>[];
}

/** Solutions whose level or score differ, in the order of the second. */
export function mosseLivelli(prima: Livelli, dopo: Livelli): MossaLivello[] {
  const before = new Map(prima.soluzioni.map((s) => [s.code, s]));
  return dopo.soluzioni.flatMap(({ code, level, punti }) => {
    const old = before.get(code);
    if (!old || (old.level === level && old.punti === punti)) return [];
    const delta = punti - old.punti;
    const grey = old.level === 'grey' || level === 'grey';
    return [
      {
        code,
        prima: old.level,
        dopo: level,
        punti: { prima: old.punti, dopo: punti },
        delta,
        verso: grey ? 'cambia' : delta < 0 ? 'migliora' : 'peggiora',
      },
    ];
  });
}

export function mosseCifre(prima: readonly Cifra[], dopo: readonly Cifra[]): MossaCifra[] {
  const id = ({ key, memberId }: Cifra) => `${key} ${memberId ?? ''}`;
  const before = new Map(prima.map((cifra) => [id(cifra), cifra]));
  const after = new Map(dopo.map((cifra) => [id(cifra), cifra]));
  return [...new Map([...before, ...after]).entries()].flatMap(([key, cifra]) => {
    const [a, b] = [before.get(key)?.value ?? null, after.get(key)?.value ?? null];
    if (a === b) return [];
    return [
      {
        key: cifra.key,
        ...(cifra.memberId === undefined ? {} : { memberId: cifra.memberId }),
        unit: cifra.unit,
        prima: a,
        dopo: b,
      },
    ];
  });
}
