/** What the corrections mean for one household: which touch it, and which of its figures moved. */
import type { Analisi, LevelOrGrey, SoluzioneCode } from '../../analisi.ts';
import type { Famiglia } from '../../nucleo.ts';
import { CORREZIONI } from './elenco.ts';
import type { AnalisiQualsiasi, Correzione, Valore, VoceCorrezione } from './correzione.ts';
import type { Words } from '../../aree.ts';

export interface CorrezionePerFamiglia extends Correzione {
  /** It touches this household. */
  riguarda: boolean;
  /** The figure before and after, where the one of before was kept and is another. */
  cifra?: { nome: Words; prima: Valore; ora: Valore };
  /** The levels of `soluzioni` that are others now; empty also where none was kept. */
  livelli: { code: SoluzioneCode; prima: LevelOrGrey; ora: LevelOrGrey }[];
}

/** Every correction in words, for anybody. */
export const correzioni = (): Correzione[] => CORREZIONI.map(detta);

/**
 * @param analisi of today
 * @param prima as it was kept with a report of an older engine of the same household
 */
export function correzioniPer(
  famiglia: Famiglia,
  analisi: Analisi,
  prima?: AnalisiQualsiasi,
): CorrezionePerFamiglia[] {
  return CORREZIONI.map((voce) => {
    const vecchia = prima && precede(prima.motore, voce.motore) ? prima : undefined;
    const cifra = vecchia && cifraTra(voce, vecchia, analisi);
    return {
      ...detta(voce),
      riguarda: cifra !== undefined || voce.riguarda(famiglia, analisi),
      ...(cifra && { cifra }),
      livelli: vecchia ? livelliTra(voce, vecchia, analisi) : [],
    };
  });
}

const detta = ({ riguarda: _, cifra: __, ...rest }: VoceCorrezione): Correzione => rest;

function cifraTra(
  { cifra }: VoceCorrezione,
  prima: AnalisiQualsiasi,
  ora: Analisi,
): CorrezionePerFamiglia['cifra'] {
  const [then, now] = [cifra?.di(prima), cifra?.di(ora)];
  if (!cifra || !then || !now || then.valore === now.valore) return undefined;
  return { nome: cifra.nome, prima: then, ora: now };
}

const livelliTra = (
  { soluzioni }: VoceCorrezione,
  prima: AnalisiQualsiasi,
  ora: Analisi,
): CorrezionePerFamiglia['livelli'] =>
  soluzioni.flatMap((code) => {
    const [then, now] = [prima, ora].map(
      (one) => one.soluzioni.find((soluzione) => soluzione.code === code)?.level,
    );
    return then && now && then !== now ? [{ code, prima: then, ora: now }] : [];
  });

/** A report of this version of the engine shows something that was put right later. */
export const isDaCorreggere = (motore: string): boolean =>
  CORREZIONI.some((voce) => precede(motore, voce.motore));

/** Of two versions `major.minor.patch`, the first is the older. */
const precede = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) < 0;
