/** Gross ↔ net income of a year (domain.md 1.2 and 1.3). */
import { known } from '../records.ts';
import type { Valori } from '../costanti/costanti.ts';
import {
  aggiungi,
  observed,
  trackReads,
  valoriFermi,
  type Letture,
} from '../traccia/read-tracker.ts';
import { contributi, type OpzioniFisco } from './contributi.ts';
import {
  cuneoDetr,
  cuneoSomma,
  detrAut,
  detrDip,
  detrPens,
  irpefLorda,
  trattIntegr,
} from './irpef.ts';
import { aliquoteAddizionali } from './regione.ts';
import { isAutonomo, type TipoLavoro } from './tipo.ts';

export interface Netto {
  contributi: number;
  rc: number;
  lorda: number;
  detrazioni: number;
  netta: number;
  addizionali: number;
  bonus: number;
  net: number;
}

/** From gross income to what arrives, euro a year, not rounded. */
export function netFromGross(
  valori: Valori,
  tipo: TipoLavoro,
  lordo: number,
  regione: string | null = null,
  opzioni: OpzioniFisco = {},
): Netto {
  return calcola(valori, tipo, lordo, aliquoteAddizionali(valori, regione), opzioni);
}

/**
 * @param surtax regional and municipal rate together: a caller with many incomes looks it up once
 */
function calcola(
  valori: Valori,
  tipo: TipoLavoro,
  lordo: number,
  surtax: number,
  opzioni: OpzioniFisco,
): Netto {
  if (tipo === 'nessuno')
    return {
      contributi: 0,
      rc: Math.max(0, lordo),
      lorda: 0,
      detrazioni: 0,
      netta: 0,
      addizionali: 0,
      bonus: 0,
      net: lordo,
    };
  const paid = contributi(valori, tipo, lordo, opzioni);
  const rc = Math.max(0, lordo - paid);
  if (isForfettario(valori, tipo, lordo, opzioni)) {
    const tax = valori['tax.forfettario.aliquota'] * rc;
    return {
      contributi: paid,
      rc,
      lorda: tax,
      detrazioni: 0,
      netta: tax,
      addizionali: 0,
      bonus: 0,
      net: lordo - paid - tax,
    };
  }
  const lorda = irpefLorda(valori, rc);
  const detrazioni = detrazioniDi(valori, tipo, rc);
  const netta = Math.max(0, lorda - detrazioni);
  const addizionali = netta > 0 ? rc * surtax : 0;
  const bonus = tipo === 'dipendente' ? cuneoSomma(valori, rc) + trattIntegr(valori, rc) : 0;
  return {
    contributi: paid,
    rc,
    lorda,
    detrazioni,
    netta,
    addizionali,
    bonus,
    net: lordo - paid - netta - addizionali + bonus,
  };
}

/**
 * Taxed at the flat rate: on own account, and within the limit. The limit is of the turnover, and
 * income is a share of it (L. 190/2014, art. 1, commi 54–89).
 */
export function isForfettario(
  valori: Valori,
  tipo: TipoLavoro,
  lordo: number,
  { forfettario = false, coefficiente }: OpzioniFisco,
): boolean {
  if (!forfettario || !isAutonomo(tipo)) return false;
  const share = coefficiente ?? valori['forfettario.coefficienti'][tipo];
  return lordo <= valori['tax.forfettario.limite'] * share;
}

function detrazioniDi(valori: Valori, tipo: TipoLavoro, rc: number): number {
  if (tipo === 'dipendente') return detrDip(valori, rc) + cuneoDetr(valori, rc);
  return tipo === 'pensionato' ? detrPens(valori, rc) : detrAut(valori, rc);
}

const STEP = 500;
const SCAN_TO = 300_000;
const STEPS = SCAN_TO / STEP;
const CAP = 10_000_000;
const BISECTIONS = 60;

/**
 * The gross income that leaves `netto`, euro a year. Net income falls by about 150 € at 8.500 and
 * 15.000 €, so the inverse is the first step of 500 € that reaches it, then a bisection inside that
 * step; above 300.000 € a plain bisection, capped at 10 million.
 */
export function grossFromNet(
  valori: Valori,
  tipo: TipoLavoro,
  netto: number,
  regione: string | null = null,
  opzioni: OpzioniFisco = {},
): number {
  if (netto <= 0) return 0;
  if (tipo === 'nessuno') return netto;
  const surtax = aliquoteAddizionali(valori, regione);
  const { massimi, letture } = passiDi(valori, tipo, surtax, opzioni);
  aggiungi(valori, letture);
  // What it reads is in the notes of the table.
  const fermi = valoriFermi(valori);
  const net = (lordo: number) => calcola(fermi, tipo, lordo, surtax, opzioni).net;
  const step = firstReaching(massimi, netto);
  if (step <= STEPS) return bisect(net, netto, (step - 1) * STEP, step * STEP);
  return bisect(net, netto, SCAN_TO, CAP);
}

interface Passi {
  /**
   * At each step of 500 €, the highest net income up to it: it never falls, so the first step that
   * reaches a sum is found by halves.
   */
  massimi: Float64Array;
  letture: Letture;
}

/**
 * One table a release, kind and surtax; a release is never changed once made, so the tables are
 * kept with it.
 */
const passi = new WeakMap<Valori, Map<string, Passi>>();

function passiDi(valori: Valori, tipo: TipoLavoro, surtax: number, opzioni: OpzioniFisco): Passi {
  const fermi = valoriFermi(valori);
  let tables = passi.get(fermi);
  if (!tables) passi.set(fermi, (tables = new Map<string, Passi>()));
  const { forfettario = false, coefficiente, ante1996 = false } = opzioni;
  const id = `${tipo} ${surtax} ${ante1996} ${forfettario} ${forfettario && coefficiente}`;
  let table = tables.get(id);
  if (!table) {
    const seen = observed(fermi);
    const { value: massimi, letture } = trackReads(seen, () => {
      const highest = new Float64Array(STEPS + 1);
      for (let step = 1; step <= STEPS; step++)
        highest[step] = Math.max(
          known(highest[step - 1]),
          calcola(seen, tipo, step * STEP, surtax, opzioni).net,
        );
      return highest;
    });
    tables.set(id, (table = { massimi, letture }));
  }
  return table;
}

/** The first step whose net income reaches the sum; one past the last when none does. */
function firstReaching(massimi: Float64Array, netto: number): number {
  let lo = 0;
  let hi = STEPS + 1;
  while (hi - lo > 1) {
    const middle = (lo + hi) >> 1;
    if (known(massimi[middle]) >= netto) hi = middle;
    else lo = middle;
  }
  return hi;
}

/** @returns the first income that leaves the target, or `to` when none does */
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
