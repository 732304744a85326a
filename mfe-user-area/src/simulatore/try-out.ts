/** What a page tries out: the sliders that are not where they stand today, through the engine. */
import type { Famiglia, LevelOrGrey, SoluzioneCode, Unit, Words } from '@bussola/domain';
import { ValidationError } from '@bussola/domain';
import type {
  Cambiamento,
  Leva,
  MossaCifra,
  MossaLivello,
  Simulazione,
} from '@bussola/domain/simulazione';
import type { Ready } from './engine/engine-query.ts';

export type Values = Readonly<Record<string, number>>;

/** Two sliders of an area never turn the same thing of the same person. */
export const leverKey = ({ tipo, memberId }: Pick<Leva, 'tipo' | 'memberId'>): string =>
  `${tipo} ${memberId ?? ''}`;

export const changesOf = (levers: readonly Leva[], values: Values): Cambiamento[] =>
  levers.flatMap((lever) => {
    const value = values[leverKey(lever)];
    return value === undefined || value === lever.min ? [] : [lever.cambiamento(value)];
  });

/** The most a slider offers: beyond it a scale of millions would hide the part that matters. */
const CAP: Partial<Record<Leva['tipo'], number>> = {
  'copertura-tcm': 1_000_000,
  'rendita-ltc': 4000,
};
const STEP: Partial<Record<Leva['tipo'], number>> = {
  'copertura-tcm': 10_000,
  'mutuo-rimborsato': 1000,
  risparmio: 500,
  'fondo-pensione': 100,
  'rendita-ltc': 50,
  'eta-pensione': 3,
  investimenti: 5,
  'polizze-sottoscritte': 5,
  'polizze-riscattate': 5,
};

/** As the screen offers it: whole steps from today's value, never beyond what the engine takes. */
export function scaleOf({ tipo, min, max, passo }: Leva): {
  min: number;
  max: number;
  step: number;
} {
  const step = Math.max(passo, STEP[tipo] ?? passo);
  const top = Math.max(min + step, Math.min(max, CAP[tipo] ?? max));
  return {
    min,
    max: Math.min(max, min + Math.max(1, Math.floor((top - min) / step)) * step),
    step,
  };
}

/** The main number of each area that has one. */
const MAIN: Partial<Record<SoluzioneCode, MossaCifra['key']>> = {
  TCM: 'TCM.capitale',
  'infortuni-malattie': 'infortuni-malattie.capitale',
  LTC: 'LTC.gapMensile',
  pensione: 'previdenza.gapMensile',
  'gestione-patrimonio': 'gestione.carenza',
  'polizze-rischi': 'polizze-rischi.esposizione',
  polizza: 'successione.imposta',
  'unit-index-linked': 'unit-index-linked.importo',
  'riscatto-laurea': 'previdenza.gapMensile',
};

interface Level {
  level: LevelOrGrey;
  /** Grey because it does not concern them. */ isOut: boolean;
}
export interface Tried {
  simulazione: Simulazione;
  /** Of the area, or of the person it is about. */ level: { before: Level; after: Level };
  /** The main number of the area; undefined where it has none, or none that is known. */
  main: { label: Words; unit: Unit; before: number; after: number } | undefined;
  figures: (MossaCifra & { label: Words })[];
  others: MossaLivello[];
}

/**
 * @returns undefined when the changes cannot stand together: a mortgage repaid with savings that
 * are not there
 */
export function tryOut(
  { engine, costanti }: Ready,
  famiglia: Famiglia,
  changes: readonly Cambiamento[],
  code: SoluzioneCode,
  memberId: string | undefined,
): Tried | undefined {
  try {
    const simulazione = engine.simula(famiglia, changes, costanti);
    const of = (quadro: Simulazione['prima']) => {
      const area = quadro.soluzioni.find((one) => one.code === code);
      if (!area) throw new Error(`the engine has no ${code}`);
      const person =
        memberId === undefined
          ? undefined
          : area.perMembro.find((one) => one.memberId === memberId);
      const { level, motivo } = person ?? area;
      return {
        level: { level, isOut: motivo === 'non_applicabile' },
        main: quadro.cifre.find(
          (one) =>
            one.key === MAIN[code] && (one.memberId === undefined || one.memberId === memberId),
        ),
      };
    };
    const [before, after] = [of(simulazione.prima), of(simulazione.dopo)];
    return {
      simulazione,
      level: { before: before.level, after: after.level },
      main:
        typeof before.main?.value === 'number'
          ? {
              label: engine.NOMI_CIFRE[before.main.key],
              unit: before.main.unit,
              before: before.main.value,
              // The area has no number any more: nothing of it is missing.
              after: after.main?.value ?? 0,
            }
          : undefined,
      figures: simulazione.cifre.map((one) => ({ ...one, label: engine.NOMI_CIFRE[one.key] })),
      others: simulazione.livelli.filter((one) => one.code !== code && one.prima !== one.dopo),
    };
  } catch (error) {
    if (
      error instanceof ValidationError ||
      (error instanceof Error && error.name === 'ValidationError')
    )
      return undefined;
    throw error;
  }
}

/**
 * The levers that this household can really turn: those the engine takes, and that move something.
 */
export function usable(
  ready: Ready,
  famiglia: Famiglia,
  levers: readonly Leva[],
  code: SoluzioneCode,
  memberId: string | undefined,
): Leva[] {
  return levers.filter((lever) => {
    const { min, max } = lever;
    const end =
      max > min
        ? tryOut(ready, famiglia, [lever.cambiamento(scaleOf(lever).max)], code, memberId)
        : undefined;
    return end !== undefined && (end.figures.length > 0 || end.simulazione.livelli.length > 0);
  });
}
