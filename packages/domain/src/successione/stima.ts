/** A first estimate of inheritance tax, with no will (domain.md 5.3). */
import type { Valori } from '../costanti/costanti.ts';
import { impostaSuccessione, type Rapporto } from './imposta.ts';
import { intestata } from './quote.ts';

/** Above this net worth a will is worth a thought, euro. */
export const PATRIMONIO_IMPORTANTE = 1_000_000;

/** What one person would leave, euro. */
export interface Asse {
  /** Market value of the owned home. */
  valoreResidenza?: number | undefined;
  /** Yearly «rendita catastale» of that home, when it is known. */
  renditaAbitazione?: number | undefined;
  /** An heir takes the first-home relief. */
  primaCasa?: boolean | undefined;
  secondeCase?: number | undefined;
  mobiliare?: number | undefined;
  /** Share of the savings in life policies, 0–100: they are outside the estate. */
  assicurativiPct?: number | undefined;
  attivita?: number | undefined;
  debiti?: number | undefined;
}

/** Who inherits by law, as far as it is known. */
export interface Eredi {
  coniuge?: boolean | undefined;
  figli?: number | undefined;
  genitori?: number | undefined;
  fratelli?: number | undefined;
}

export type StimaSuccessione =
  | { base: number; imposta: number; motivo: null }
  | { base: null; imposta: null; motivo: 'eredi_non_noti' };

/** What a sentence on the tax names. */
export interface FattiImposta {
  /** Euro; null: the heirs are not known. */
  stimata: number | null;
  /** Worked out as if the spouse alone inherited. */
  soloConiuge: boolean;
  /** The cadastral value of the home was given. */
  catastoNoto: boolean;
}

/** Taxable value of the home: its cadastral value, or a share of the market one. */
export function valoreCatastale(valori: Valori, p: Asse): number {
  if (p.renditaAbitazione === undefined)
    return valori['successione.quotaCatastale'] * (p.valoreResidenza ?? 0);
  const times = p.primaCasa ? valori['catasto.prima'] : valori['catasto.altra'];
  return p.renditaAbitazione * valori['catasto.rivalutazione'] * times;
}

/** Taxable estate, never below zero; pension fund and life policies stay out. */
export function baseImponibile(valori: Valori, p: Asse): number {
  const altre = valori['successione.quotaCatastale'] * (p.secondeCase ?? 0);
  const risparmi = (p.mobiliare ?? 0) * (1 - (p.assicurativiPct ?? 0) / 100);
  return Math.max(
    0,
    valoreCatastale(valori, p) + altre + risparmi + (p.attivita ?? 0) - (p.debiti ?? 0),
  );
}

/** With no heir known nothing is guessed. Each heir is taxed apart. */
export function stimaSuccessione(valori: Valori, p: Asse & Eredi): StimaSuccessione {
  const { coniuge = false, figli = 0, genitori = 0, fratelli = 0 } = p;
  if (!coniuge && figli + genitori + fratelli === 0)
    return { base: null, imposta: null, motivo: 'eredi_non_noti' };
  const base = baseImponibile(valori, p);
  const quote = intestata({ coniuge, figli, genitori, fratelli });
  const taxOf = (rapporto: Rapporto, share: number, heads: number) =>
    heads > 0 ? heads * impostaSuccessione(valori, rapporto, (base * share) / heads) : 0;
  return {
    base,
    imposta:
      taxOf('linea', quote.coniuge, coniuge ? 1 : 0) +
      taxOf('linea', quote.figliTot, figli) +
      taxOf('linea', quote.genitoriTot, genitori) +
      taxOf('fratello', quote.fratelliTot, fratelli),
    motivo: null,
  };
}
