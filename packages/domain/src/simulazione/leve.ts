/**
 * What would turn it green: for each lever, the smallest change that brings the next level and the
 * best one.
 */
import { known, recordOf } from '../records.ts';
import type { LevelOrGrey, SoluzioneCode } from '../analisi.ts';
import type { Calcolo } from '../calcolo.ts';
import { calcola, type OpzioniAnalisi } from '../analisi/calcola.ts';
import { noTrace } from '../traccia/no-trace.ts';
import { valoriAl, type Costanti } from '../costanti/costanti.ts';
import { ValidationError } from '../errors.ts';
import type { Famiglia } from '../nucleo.ts';
import { CLASSI } from '../risposte/scelte.ts';
import { applica } from './applica.ts';
import type { Cambiamento } from './cambiamenti.ts';
import { leveDi, manopoleDi, type Caso, type Leva } from './leve-di.ts';
import { PIANO_VUOTO } from '../proiezione/piano.ts';
import { quadroDi, type QuadroSoluzione } from './quadro.ts';

/** What a lever reaches, in codes; `racconto/leve.ts` says it. */
export interface Portata {
  tipo: Cambiamento['tipo'];
  /** Whose level it is; absent: the household's. */
  memberId?: string;
  /** The smallest change for each level below today's that this lever reaches by itself. */
  raggiunge: { level: 'yellow' | 'green'; cambiamento: Cambiamento }[];
  /** Brings green by itself. */
  basta: boolean;
}

const RANGO: Record<LevelOrGrey, number> = { green: 0, yellow: 1, red: 2, grey: 3 };
/**
 * A first look along the lever, because a score may go up before it goes down; then halves, within
 * the stretch found.
 */
const TRATTI = 12;

/**
 * Levers of a solution that is red or yellow; none for one that is green or grey. Every answer is
 * an analysis of the changed household, so that it holds under the same rules: nothing is inverted
 * by hand.
 * @returns in the order of the levers, the household's worst person first
 * @throws ConfigError when a constant has no version valid on the reference day
 */
export function portate(
  famiglia: Famiglia,
  costanti: Costanti,
  code: SoluzioneCode,
  opzioni: OpzioniAnalisi = {},
): Portata[] {
  const valori = valoriAl(costanti, famiglia.refDate);
  const analisi = calcola(famiglia, costanti, noTrace, opzioni);
  const soluzione = quadroDi(analisi).soluzioni.find((s) => s.code === code);
  if (!soluzione || (soluzione.level !== 'red' && soluzione.level !== 'yellow')) return [];
  const livello = (leva: Leva, x: number): number => {
    try {
      const changed = applica(
        valori,
        { famiglia, piano: PIANO_VUOTO },
        leva.cambiamento(x),
      ).famiglia;
      return RANGO[
        livelloDi(
          known(
            quadroDi(calcola(changed, costanti, noTrace, opzioni)).soluzioni.find(
              (s) => s.code === code,
            ),
          ),
          leva.memberId,
        )
      ];
    } catch (error) {
      // A change that this household cannot make brings nothing.
      if (error instanceof ValidationError) return RANGO.grey;
      throw error;
    }
  };
  return leveDi({ valori, famiglia, soluzione, ...composizioneDi(analisi) }).map((leva) => {
    const oggi = RANGO[livelloDi(soluzione, leva.memberId)];
    // Both levels are looked for along the same steps.
    const seen = new Map<number, number>();
    const at = (x: number): number => {
      const known = seen.get(x) ?? livello(leva, x);
      seen.set(x, known);
      return known;
    };
    const levels = (['yellow', 'green'] as const).filter((level) => RANGO[level] < oggi);
    const raggiunge = levels.flatMap((level) => {
      const x = minimo(leva, (candidate) => at(candidate) <= RANGO[level]);
      return x === undefined ? [] : [{ level, cambiamento: leva.cambiamento(x) }];
    });
    const { tipo, memberId } = leva;
    return {
      tipo,
      ...(memberId === undefined ? {} : { memberId }),
      raggiunge,
      basta: raggiunge.some(({ level }) => level === 'green'),
    };
  });
}

/**
 * What may be turned on the page of an area, each with its bounds and its step: `min` is how things
 * stand today. A lever may still be refused by `simula`, or move nothing: what is already in force,
 * years bought back by people who do not work.
 * @param analisi of the same household, with the same release
 * @param memberId whose, for an area of persons
 * @throws ConfigError when a constant has no version valid on the reference day
 */
export function manopole(
  famiglia: Famiglia,
  costanti: Costanti,
  analisi: Composizione & { soluzioni: readonly Pick<QuadroSoluzione, 'code' | 'perMembro'>[] },
  code: SoluzioneCode,
  memberId?: string,
): Leva[] {
  const soluzione = analisi.soluzioni.find((s) => s.code === code);
  return soluzione
    ? manopoleDi(
        {
          valori: valoriAl(costanti, famiglia.refDate),
          famiglia,
          soluzione,
          ...composizioneDi(analisi),
        },
        memberId,
      )
    : [];
}

const livelloDi = (
  { level, perMembro }: QuadroSoluzione,
  memberId: string | undefined,
): LevelOrGrey =>
  memberId === undefined
    ? level
    : (perMembro.find((m) => m.memberId === memberId)?.level ?? 'grey');

type Composizione = Pick<Calcolo, 'gestione'> & {
  patrimonio: Pick<Calcolo['patrimonio'], 'classi' | 'strumenti'>;
};

function composizioneDi({
  patrimonio: { classi, strumenti },
  gestione,
}: Composizione): Pick<Caso, 'modello' | 'suddivisione' | 'assicurativi'> {
  return {
    modello: gestione?.modello,
    suddivisione:
      classi.length > 0
        ? recordOf(CLASSI, (classe) => classi.find(({ key }) => key === classe)?.pct ?? 0)
        : undefined,
    assicurativi: strumenti.find(({ key }) => key === 'assicurativi')?.pct ?? 0,
  };
}

/** Smallest `x` on the steps of the lever for which `isGood`; undefined when none is found. */
function minimo({ min, max, passo }: Leva, isGood: (x: number) => boolean): number | undefined {
  const steps = Math.ceil((max - min) / passo);
  const at = (k: number) => Math.min(max, min + k * passo);
  let bad = 0;
  for (let piece = 1; piece <= Math.min(TRATTI, steps); piece++) {
    let good = Math.round((steps * piece) / Math.min(TRATTI, steps));
    if (!isGood(at(good))) {
      bad = good;
      continue;
    }
    while (good - bad > 1) {
      const middle = (good + bad) >> 1;
      if (isGood(at(middle))) good = middle;
      else bad = middle;
    }
    return at(good);
  }
  return undefined;
}
