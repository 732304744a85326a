/**
 * One plan for the monthly surplus, step by step: it never uses more than there is (domain.md
 * 13.3).
 */
import type { Valori } from '../costanti/costanti.ts';
import { sum } from '../money.ts';

export const PASSI_PIANO = [
  'riserva_minima',
  'debiti',
  'riserva',
  'protezione',
  'pensione',
  'altro_risparmio',
] as const;
export type TipoPasso = (typeof PASSI_PIANO)[number];

/** One person's saving for the pension. */
export interface PensionePiano {
  id: string;
  /** What would fill the gap, within a quarter of income, euro a month. */
  mensile: number;
  /** The most that the fund takes with its tax relief, euro a month. */
  tetto?: number | undefined;
  /** False: too few years are left for a fund to pay. */
  possibile?: boolean | undefined;
}

/** Euro. */
export interface InputPiano {
  /** The monthly surplus; null while an income is unknown. */
  margine: number | null;
  redditoNettoMensile: number | null;
  /** What the reserve takes and what it lacks; null when it is not known. */
  bisogno: number | null;
  carenza: number | null;
  essenzialeMensile: number;
  /** Savings of the reserve. */
  mobiliare: number;
  /** Residual of all debts but mortgages. */
  debitiCostosi: number;
  /** A cover is needed and may still be taken out. */
  protezione: boolean;
  pensione: readonly PensionePiano[];
}

export interface PassoPiano {
  tipo: TipoPasso;
  /** Whose. */
  id?: string;
  /** Euro a month. */
  mensile?: number;
  /** How many months until `importo` is reached. */
  mesi?: number;
  /** In all, euro. */
  importo?: number;
}
export interface Piano {
  /** What can be placed every month, in tens; null: not known. */
  disponibile: number | null;
  passi: PassoPiano[];
  /** What has no room today. */
  dopo: PassoPiano[];
  resto: number | null;
}

export function piano(valori: Valori, p: InputPiano): Piano {
  if (p.margine === null) return { disponibile: null, passi: [], dopo: [], resto: null };
  const minimo = valori['piano.minimo'];
  const inTens = (amount: number) => aPassi(valori, amount);
  const disponibile = inTens(p.margine);
  const prot = p.protezione ? inTens(budgetProtezione(valori, p, p.margine)) : 0;
  const filled = colma(valori, p, disponibile - prot);
  const passi = [...filled.passi];
  const dopo = [...filled.dopo];

  if (prot >= minimo) passi.push({ tipo: 'protezione', mensile: prot });
  else if (p.protezione) dopo.push({ tipo: 'protezione' });

  const paid = filled.passi.find(({ tipo }) => tipo === 'riserva')?.mensile ?? 0;
  let left = disponibile - sum(passi.map(({ mensile = 0 }) => mensile));
  for (const one of p.pensione) {
    const share = perLaPensione(valori, p, one, left, paid);
    for (const { tipo, id, mensile } of share.passi) {
      passi.push({ tipo, id, mensile: inTens(mensile) });
      left -= inTens(mensile);
    }
    for (const { tipo, id, mensile } of share.dopo)
      dopo.push({ tipo, id, mensile: inTens(mensile) });
  }
  return { disponibile, passi, dopo, resto: left };
}

/** Rounded down to the smallest step of a plan. */
function aPassi(valori: Valori, amount: number): number {
  const minimo = valori['piano.minimo'];
  return Math.floor((amount + 1e-9) / minimo) * minimo;
}

/** The first thing to fill takes what there is; the others wait. */
function colma(
  valori: Valori,
  p: InputPiano,
  left: number,
): { passi: PassoPiano[]; dopo: PassoPiano[] } {
  const [first, ...later] = daColmare(valori, p);
  if (!first) return { passi: [], dopo: [] };
  const mensile = aPassi(valori, Math.min(left, first.importo));
  if (mensile < valori['piano.minimo']) return { passi: [], dopo: [first, ...later] };
  const mesi = Math.ceil(first.importo / mensile);
  return { passi: [{ ...first, mensile, mesi }], dopo: later };
}

/** To compare covers with: a budget, not a price. */
function budgetProtezione(valori: Valori, p: InputPiano, margin: number): number {
  const { quota, reddito, max } = valori['piano.protezione'];
  return Math.min(quota * margin, reddito * (p.redditoNettoMensile ?? 0), max);
}

/**
 * What has to be filled, in order: with expensive debts a month of costs put aside comes first,
 * then the debts, then the rest of the reserve.
 */
function daColmare(
  valori: Valori,
  p: InputPiano,
): { tipo: 'riserva_minima' | 'debiti' | 'riserva'; importo: number }[] {
  const minimo = valori['piano.minimo'];
  const carenza = p.carenza ?? 0;
  if (p.debitiCostosi <= 0) return carenza >= minimo ? [{ tipo: 'riserva', importo: carenza }] : [];
  const month = Math.min(carenza, Math.max(0, p.essenzialeMensile - p.mobiliare));
  const small = month >= minimo ? month : 0;
  return [
    { tipo: 'riserva_minima' as const, importo: small },
    { tipo: 'debiti' as const, importo: p.debitiCostosi },
    { tipo: 'riserva' as const, importo: carenza - small },
  ].filter(({ importo }) => importo >= minimo);
}

interface Quota {
  tipo: 'pensione' | 'altro_risparmio';
  id: string;
  mensile: number;
}

/** @param paid what the plan puts into the reserve every month */
function perLaPensione(
  valori: Valori,
  p: InputPiano,
  { id, mensile, tetto, possibile }: PensionePiano,
  left: number,
  paid: number,
): { passi: Quota[]; dopo: Quota[] } {
  const minimo = valori['piano.minimo'];
  if (mensile < minimo || p.carenza === null) return { passi: [], dopo: [] };
  const most = tetto ?? valori['fondo.deducibilita'] / 12;
  const fondo = possibile === false ? 0 : Math.min(mensile, most);
  if (fondo < minimo) return { passi: [], dopo: [{ tipo: 'altro_risparmio', id, mensile }] };
  const step = isRiservaPronta(valori, p, paid) ? Math.min(left, fondo) : 0;
  if (step < minimo) return { passi: [], dopo: [{ tipo: 'pensione', id, mensile: fondo }] };
  const rest = mensile - Math.floor(step / minimo) * minimo;
  return {
    passi: [{ tipo: 'pensione', id, mensile: step }],
    dopo: rest >= minimo ? [{ tipo: 'altro_risparmio', id, mensile: rest }] : [],
  };
}

/** No expensive debt, and what the reserve will still lack after this month is little. */
function isRiservaPronta(valori: Valori, p: InputPiano, paid: number): boolean {
  if (p.debitiCostosi > 0) return false;
  const missing = (p.carenza ?? 0) - paid;
  return missing <= valori['piano.riservaTollerata'] * (p.bisogno ?? 0);
}
