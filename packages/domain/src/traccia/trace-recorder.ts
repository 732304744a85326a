/**
 * Writes down, figure by figure, what each was made from; at the end gives the traces, the answers
 * and the constants they name.
 */
import type { Segnale } from '../costanti/segnali.ts';
import type {
  Analisi,
  FiguraId,
  Ingresso,
  InputCalcolato,
  LevelOrGrey,
  Motivo,
  Traccia,
} from '../analisi.ts';
import type { Costanti, Valori } from '../costanti/costanti.ts';
import { r2, type IsoDate } from '../money.ts';
import { figureMadri } from './regola.ts';
import type { Affidabilita, RegolaId, VoceRegistro } from './regola.ts';
import { affidabilitaDi, peggiore } from './affidabilita.ts';
import { costantiUsate } from './costanti-usate.ts';
import { domandaDi } from './domanda.ts';
import type { RegistroIngressi } from './ingressi.ts';
import { trackReads, valoriFermi, type Registrato } from './read-tracker.ts';

type Lettura = Omit<Registrato<unknown>, 'value'>;

export interface Figura {
  regola: RegolaId;
  inputs?: readonly InputCalcolato[];
  motivo?: Motivo | undefined;
  /** Of an area; of another figure it comes from its answers. */
  affidabilita?: Affidabilita;
  /** What it had to suppose. */
  segnali?: readonly Segnale[];
  /** Of figures with a score: what the distance to a better level is measured on. */
  esito?: { level: LevelOrGrey; score: number; red: number; yellow: number };
}

export interface TraceRecorder {
  /** Works a figure out under observation and writes its trace. `describe` is not observed. */
  figura<T>(id: FiguraId, compute: () => T, describe: (value: T) => Figura): T;
  /** Writes the trace of a figure that was already computed. */
  scrivi(id: FiguraId, read: Lettura, figura: Figura): void;
  esito(): Pick<Analisi, 'tracce' | 'ingressi' | 'costantiUsate' | 'fontiUsate'>;
}

export type MakeTraceRecorder = (
  valori: Valori,
  registro: RegistroIngressi,
  costanti: Costanti,
  refDate: IsoDate,
  persone: readonly string[],
) => TraceRecorder;

/** @param regole every rule that writes a trace, described */
export const traceRecorder =
  (regole: Readonly<Record<RegolaId, VoceRegistro>>): MakeTraceRecorder =>
  (valori, registro, costanti, refDate, persone) => {
    const tracce: Analisi['tracce'] = {};
    const usate = costantiUsate(costanti, valori, refDate);

    const scrivi = (
      id: FiguraId,
      { letture, citati }: Lettura,
      { regola, inputs = [], motivo, affidabilita: own, segnali = [], esito }: Figura,
    ): void => {
      const voce = regole[regola];
      const asked = registro.unisci(inputs, citati);
      const ingressi = asked.map(registro.posto);
      const domanda = domandaDi(voce, asked);
      const distanza = esito && distanze(esito);
      let affidabilita =
        own ?? affidabilitaDi(valoriFermi(valori), voce, asked, { motivo, segnali });
      if (voce.da)
        for (const mother of figureMadri(voce))
          affidabilita = peggiore(affidabilita, tracce[mother]?.affidabilita ?? 'alta');
      const traccia: Traccia = {
        versione: voce.versione,
        ingressi,
        costanti: usate.posti(letture),
        affidabilita,
      };
      if (distanza) traccia.distanza = distanza;
      if (domanda) traccia.domanda = registro.posto(domanda);
      tracce[id] = traccia;
    };

    return {
      scrivi,
      figura(id, compute, describe) {
        const { value, letture, citati } = trackReads(valori, compute);
        scrivi(id, { letture, citati }, describe(value));
        return value;
      },
      esito: () => ({
        tracce,
        ingressi: registro.posti.map((input) => ingresso(input, persone)),
        costantiUsate: usate.costanti,
        fontiUsate: usate.fonti,
      }),
    };
  };

function ingresso(
  { key, memberId, value, unit, provenance }: InputCalcolato,
  persone: readonly string[],
): Ingresso {
  const result: Ingresso =
    memberId === undefined ? { key, value } : { key, membro: persone.indexOf(memberId), value };
  if (unit) result.unit = unit;
  if (provenance !== 'typed') result.provenance = provenance;
  return result;
}

/**
 * A level begins at its threshold, and scores are shown to the hundredth: below it is a hundredth
 * less.
 */
function distanze({
  level,
  score,
  red,
  yellow,
}: NonNullable<Figura['esito']>): Traccia['distanza'] {
  const toLose = (threshold: number) => r2(Math.max(0, score - threshold) + 0.01);
  if (level === 'red') return { yellow: toLose(red), green: toLose(yellow) };
  return level === 'yellow' ? { green: toLose(yellow) } : undefined;
}
