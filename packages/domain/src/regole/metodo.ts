/**
 * «Metodo» as data: every rule in words with its constants and their law, out of one release. The
 * public page and the report print it.
 */
import { keysOf } from '../records.ts';
import type { Words } from '../aree.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import type { Costante, Costanti, TipoCostante } from '../costanti/costanti.ts';
import { versionInForce } from '../costanti/dated.ts';
import type { IsoDate } from '../money.ts';
import { etichetta } from '../parole/etichette.ts';
import { cifre } from '../traccia/cifre.ts';
import { fonteWords } from './fonti.ts';
import { nomeCostante } from './nomi-costanti.ts';
import { isPunteggio } from './punteggio.ts';
import { REGISTRO } from './registro.ts';
import { vocePerEsteso, type VoceDetta } from '../traccia/regola.ts';

export interface CostanteMetodo {
  key: ChiaveCostante;
  nome: Words;
  value: unknown;
  unit: string;
  from: IsoDate;
  fonte: Words;
  verificatoIl: IsoDate;
  kind: TipoCostante;
}
export interface RegolaMetodo extends Omit<VoceDetta, 'costanti' | 'ingressi' | 'tranne'> {
  ingressi: { key: string; nome: Words }[];
  /** Its own, without points; those of the rules in `usa` are with them. */
  costanti: CostanteMetodo[];
}
export interface Metodo {
  release: string;
  giorno: IsoDate;
  regole: RegolaMetodo[];
  /**
   * Constants of the release that no rule of the analysis shows: pages, projections and texts use
   * them, and points stay inside the engine.
   */
  altre: CostanteMetodo[];
}

/**
 * Every number in its texts that is a constant is the one in force on that day under that release.
 * @throws ConfigError when a constant has no version valid on that day
 */
export function metodo(costanti: Costanti, giorno: IsoDate): Metodo {
  const said = (key: ChiaveCostante) => costanteMetodo(costanti, key, giorno);
  const told = cifre(costanti, giorno);
  const used = new Set<ChiaveCostante>();
  const regole = keysOf(REGISTRO).map((id): RegolaMetodo => {
    const { costanti: own, ingressi, tranne: _, ...rest } = vocePerEsteso(REGISTRO[id], told);
    const shown = own.filter((key) => !isPunteggio(key));
    for (const key of shown) used.add(key);
    return {
      ...rest,
      ingressi: ingressi.map((key) => ({ key, nome: etichetta(key) })),
      costanti: shown.map(said),
    };
  });
  return {
    release: costanti.id,
    giorno,
    regole,
    altre: costantiMetodo(costanti, giorno).filter(({ key }) => !used.has(key)),
  };
}

/** Every constant as a page prints it. */
export const costantiMetodo = (costanti: Costanti, giorno: IsoDate): CostanteMetodo[] =>
  keysOf(costanti.voci).map((key) => costanteMetodo(costanti, key, giorno));

/**
 * One constant as a page prints it.
 * @throws ConfigError when it has no version valid on that day
 */
export function costanteMetodo(
  costanti: Costanti,
  key: ChiaveCostante,
  giorno: IsoDate,
): CostanteMetodo {
  const voce: Costante<unknown> = costanti.voci[key];
  const { value, from, fonte, verificatoIl } = versionInForce(voce, giorno);
  return {
    key,
    nome: nomeCostante(key),
    value,
    unit: voce.unit,
    from,
    fonte: fonteWords(fonte ?? voce.fonte),
    verificatoIl: verificatoIl ?? voce.verificatoIl,
    kind: voce.kind,
  };
}
