/** Gross ↔ net income of a year (domain.md 1.2 and 1.3). */
import type { Valori } from '../costanti/costanti.ts';
import { contributi } from './contributi.ts';
import { cuneoDetr, cuneoSomma, detrAut, detrDip, detrPens, irpefLorda, trattIntegr } from './irpef.ts';
import { aliquoteAddizionali } from './regione.ts';
import type { TipoLavoro } from './tipo.ts';

export interface OpzioniNetto {
  /** Flat-rate regime: only for `gs`, and within its limit of income. */
  forfettario?: boolean | undefined;
}

export interface Netto { contributi: number; rc: number; lorda: number; detrazioni: number; netta: number; addizionali: number; bonus: number; net: number }

/** From gross income to what arrives, euro a year, not rounded. */
export function netFromGross(valori: Valori, tipo: TipoLavoro, lordo: number, regione: string | null = null, opzioni: OpzioniNetto = {}): Netto {
  return calcola(valori, tipo, lordo, aliquoteAddizionali(valori, regione), opzioni);
}

/** @param surtax regional and municipal rate together: looked up once by who asks for many incomes */
function calcola(valori: Valori, tipo: TipoLavoro, lordo: number, surtax: number, opzioni: OpzioniNetto): Netto {
  if (tipo === 'nessuno') return { contributi: 0, rc: Math.max(0, lordo), lorda: 0, detrazioni: 0, netta: 0, addizionali: 0, bonus: 0, net: lordo };
  const paid = contributi(valori, tipo, lordo);
  const rc = Math.max(0, lordo - paid);
  if (opzioni.forfettario && tipo === 'gs' && lordo <= valori['tax.forfettario.limite']) {
    const tax = valori['tax.forfettario.aliquota'] * rc;
    return { contributi: paid, rc, lorda: tax, detrazioni: 0, netta: tax, addizionali: 0, bonus: 0, net: lordo - paid - tax };
  }
  const lorda = irpefLorda(valori, rc);
  const detrazioni = detrazioniDi(valori, tipo, rc);
  const netta = Math.max(0, lorda - detrazioni);
  const addizionali = netta > 0 ? rc * surtax : 0;
  const bonus = tipo === 'dipendente' ? cuneoSomma(valori, rc) + trattIntegr(valori, rc) : 0;
  return { contributi: paid, rc, lorda, detrazioni, netta, addizionali, bonus, net: lordo - paid - netta - addizionali + bonus };
}

function detrazioniDi(valori: Valori, tipo: TipoLavoro, rc: number): number {
  if (tipo === 'dipendente') return detrDip(valori, rc) + cuneoDetr(valori, rc);
  return tipo === 'pensionato' ? detrPens(valori, rc) : detrAut(valori, rc);
}

const STEP = 500;
const SCAN_TO = 300_000;
const CAP = 10_000_000;
const BISECTIONS = 60;

/**
 * The gross income that leaves `netto`. Net income falls by about 150 € at 8.500 and 15.000 €, so the inverse is the
 * first step of 500 € that reaches it, then a bisection inside that step; above 300.000 € a plain bisection, capped at 10 million.
 */
export function grossFromNet(valori: Valori, tipo: TipoLavoro, netto: number, regione: string | null = null, opzioni: OpzioniNetto = {}): number {
  if (netto <= 0) return 0;
  if (tipo === 'nessuno') return netto;
  const surtax = aliquoteAddizionali(valori, regione);
  const net = (lordo: number) => calcola(valori, tipo, lordo, surtax, opzioni).net;
  // Net never passes gross plus the largest bonus, so no earlier step can reach it: the scan may start there.
  const start = Math.max(STEP, Math.floor((netto - maxBonus(valori)) / STEP) * STEP);
  for (let lordo = start; lordo <= SCAN_TO; lordo += STEP) if (net(lordo) >= netto) return bisect(net, netto, lordo - STEP, lordo);
  return net(CAP) < netto ? CAP : bisect(net, netto, SCAN_TO, CAP);
}

function bisect(net: (lordo: number) => number, target: number, from: number, to: number): number {
  let lo = from;
  let hi = to;
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (lo + hi) / 2;
    // Between two neighbouring doubles the middle is one of them: later steps would change nothing.
    if (middle === lo || middle === hi) break;
    if (net(middle) >= target) hi = middle;
    else lo = middle;
  }
  return hi;
}

function maxBonus(valori: Valori): number {
  let somma = 0;
  for (const [limit, rate] of valori['tax.cuneo.somma']) somma = Math.max(somma, limit * rate);
  return somma + valori['tax.trattamentoIntegrativo'][0];
}
