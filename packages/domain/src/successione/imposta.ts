import type { Valori } from '../costanti/costanti.ts';

/** `linea`: spouse and direct line; `parente`: to the fourth degree and in-laws. */
export type Rapporto = 'linea' | 'fratello' | 'parente' | 'altro';

/** Inheritance tax on one heir's share, euro (D.Lgs. 346/1990, art. 7). */
export function impostaSuccessione(
  valori: Valori,
  rapporto: Rapporto,
  quota: number,
  disabileGrave = false,
): number {
  const aliquote = valori['successione.aliquote'];
  const [rate, allowance] = aliquote[rapporto];
  return rate * Math.max(0, quota - (disabileGrave ? aliquote.disabile : allowance));
}

const IPOTECARIA = 0.02;
const CATASTALE = 0.01;
const MINIMO = 200;

/** Mortgage-register and land-register taxes on inherited real estate, euro (D.Lgs. 347/1990). */
export function imposteImmobili(valoreCatastale: number, primaCasa: boolean): number {
  if (valoreCatastale <= 0) return 0;
  if (primaCasa) return 2 * MINIMO;
  return (
    Math.max(MINIMO, IPOTECARIA * valoreCatastale) + Math.max(MINIMO, CATASTALE * valoreCatastale)
  );
}
