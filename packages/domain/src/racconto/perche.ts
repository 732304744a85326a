/**
 * «Perché?» of a figure, whole: what screen, report, adviser and «Metodo» show, from the compact
 * trace and the register.
 */
import { known } from '../records.ts';
import type { Analisi, FiguraId, FonteUsata, InputUsato, Passo, Soluzione } from '../analisi.ts';
import type { Words } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import type { Costanti } from '../costanti/costanti.ts';
import { COSTANTI_2026_12 } from '../costanti/release-2026-12.ts';
import { ConfigError } from '../errors.ts';
import { cifre } from '../traccia/cifre.ts';
import { fonteWords } from '../regole/fonti.ts';
import { REGISTRO, regolaDi } from '../regole/registro.ts';
import { figureMadri } from '../traccia/regola.ts';
import { vocePerEsteso, type Affidabilita, type VoceDetta } from '../traccia/regola.ts';
import type { Sforzo } from '../risposte/risposta.ts';
import { conNome } from './soluzioni.ts';
import { sforzoDi } from '../traccia/domanda.ts';

export interface CostanteDetta extends Omit<FonteUsata, 'testo'> {
  key: ChiaveCostante;
  value: unknown;
  unit: string;
  fonte: Words;
}

export interface Perche {
  figura: FiguraId;
  /** The rule's own words: what it answers, formula, assumptions, what it does not model. */
  regola: VoceDetta;
  /** Version of the rule that ran, which may be older than the register's. */
  versione: number;
  /** Release the constants belong to. */
  release: string;
  ingressi: InputUsato[];
  costanti: CostanteDetta[];
  /** This family's own numbers, where the figure has steps. */
  passi: Passo[];
  distanza?: { yellow?: number; green?: number };
  domanda?: { input: InputUsato; sforzo: Sforzo };
  affidabilita: Affidabilita;
  /** Reasons for doubt, the most serious first. */
  dubbi: Words[];
}

/**
 * Undefined for a figure this analysis does not have. Answers and constants of the figures it is
 * made of come after its own.
 * @param costanti the release the analysis was made with, for the numbers inside the rule's words;
 *   by default the one shipped with the engine
 * @throws ConfigError for another release: its words would tell numbers that were not used
 */
export function perche(
  analisi: Analisi,
  figura: FiguraId,
  costanti: Costanti = COSTANTI_2026_12,
): Perche | undefined {
  if (costanti.id !== analisi.costanti)
    throw new ConfigError(
      'release',
      `the analysis was made with ${analisi.costanti}, not with ${costanti.id}`,
    );
  const traccia = analisi.tracce[figura];
  if (!traccia) return undefined;
  const regola = vocePerEsteso(REGISTRO[regolaDi(figura)], cifre(costanti, analisi.refDate));
  const all = [figura, ...figureMadri(regola)].flatMap((id) => analisi.tracce[id] ?? []);
  const ingressi = [...new Set(all.flatMap((trace) => trace.ingressi))].map((at) =>
    ingresso(analisi, at),
  );
  const domanda = traccia.domanda === undefined ? undefined : ingresso(analisi, traccia.domanda);
  return {
    figura,
    regola,
    versione: traccia.versione,
    release: analisi.costanti,
    ingressi,
    costanti: costantiDi(analisi, figura),
    passi: soluzioneDi(analisi, figura)?.passi ?? [],
    ...(traccia.distanza ? { distanza: traccia.distanza } : {}),
    ...(domanda ? { domanda: { input: domanda, sforzo: sforzoDi(domanda.key) } } : {}),
    affidabilita: traccia.affidabilita,
    dubbi: soluzioneDi(analisi, figura)?.dubbi ?? [],
  };
}

/** The constants behind a figure and behind those it is made of, each with its law. */
export function costantiDi(analisi: Analisi, figura: FiguraId): CostanteDetta[] {
  const all = [figura, ...figureMadri(REGISTRO[regolaDi(figura)])].flatMap(
    (id) => analisi.tracce[id]?.costanti ?? [],
  );
  return [...new Set(all)].map((at) => {
    const { key, value, unit, fonte } = known(analisi.costantiUsate[at]);
    const { testo, ...rest } = known(analisi.fontiUsate[fonte]);
    return { key, value, unit, fonte: fonteWords(testo), ...rest };
  });
}

function ingresso({ ingressi, persone }: Analisi, at: number): InputUsato {
  const { membro, provenance = 'typed', key, value, unit } = known(ingressi[at]);
  return conNome({
    key,
    ...(membro === undefined ? {} : { memberId: known(persone[membro]) }),
    value,
    ...(unit ? { unit } : {}),
    provenance,
  });
}

/** The solution that a figure belongs to, if it is the household's or of the person shown first. */
function soluzioneDi({ soluzioni }: Analisi, figura: FiguraId): Soluzione | undefined {
  const [room, code, memberId] = figura.split('.');
  const soluzione = room === 'soluzione' ? soluzioni.find((s) => s.code === code) : undefined;
  return soluzione && (memberId === undefined || soluzione.membri[0] === memberId)
    ? soluzione
    : undefined;
}
