/** What the corrections mean for one household: which affect it, and which figures changed. */
import type { Analisi, LevelOrGrey, SoluzioneCode } from '../../analisi.ts';
import type { Famiglia } from '../../nucleo.ts';
import { CORREZIONI } from './elenco.ts';
import type { AnalisiQualsiasi, Correzione, Valore, VoceCorrezione } from './correzione.ts';
import type { Words } from '../../aree.ts';

export interface CorrezionePerFamiglia extends Correzione {
  /** True when it affects this household. */
  riguarda: boolean;
  /** The old and the new figure. Present when the old one was stored and differs. */
  cifra?: { nome: Words; prima: Valore; ora: Valore };
  /** The levels of `soluzioni` that changed. Also empty when no old level was stored. */
  livelli: { code: SoluzioneCode; prima: LevelOrGrey; ora: LevelOrGrey }[];
}

/** All corrections in words, the same for everybody. */
export const correzioni = (): Correzione[] => CORREZIONI.map(detta);

/**
 * @param analisi today's analysis
 * @param prima the analysis stored with a report of the same household by an older engine
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

/** Whether reports made by this engine version show something that was corrected later. */
export const isDaCorreggere = (motore: string): boolean =>
  CORREZIONI.some((voce) => precede(motore, voce.motore));

/** Whether version `one` is older than `other` (`major.minor.patch`). */
const precede = (one: string, other: string): boolean =>
  one.localeCompare(other, 'en', { numeric: true }) < 0;
