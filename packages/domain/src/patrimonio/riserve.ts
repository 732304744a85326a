/** Emergency fund and the four buckets of financial wealth (domain.md 4.3 and 4.4). */
import type { Level } from '../analisi.ts';
import type { Valori } from '../costanti/costanti.ts';
import { isLavoratore, tipoLavoro } from '../fisco/tipo.ts';
import { clamp } from '../money.ts';
import type { Professione } from '../nucleo.ts';

/** Months of essential spending to keep at hand. A person who earns nothing does not count. */
export function emergencyMonths(valori: Valori, professioni: readonly Professione[]): number {
  const mesi = valori['emergenza.mesi'];
  const tipi = professioni
    .map((professione) => tipoLavoro(valori, professione))
    .filter((tipo) => tipo === 'pensionato' || isLavoratore(tipo));
  if (professioni.includes('Imprenditore')) return mesi.imp;
  if (tipi.some((tipo) => tipo === 'gs' || tipo === 'artigiano')) return mesi.aut;
  if (tipi.length === 0) return mesi.nessuno;
  if (tipi.every((tipo) => tipo === 'pensionato')) return mesi.pens;
  return tipi.length >= 2 ? mesi.due : mesi.uno;
}

export interface Riserve {
  riservaEmergenza: number;
  riservaUscite: number;
  medioTermine: number;
  lungoTermine: number;
  /** What the reserve and the planned outflows ask for and is not there. */
  carenza: number;
  level: Level;
}

export interface InputRiserve {
  mobiliare: number;
  plannedOutflows: number;
  mesi: number;
  eta: number;
  /** Euro a month. */
  essenzialeMensile: number;
}

/** Red if the missing part is above this share of the need. */
const META = 0.5;
/** The rest beside the need is small if it is below this share of the savings. */
export const RESTO_MINIMO = 0.1;
/** Smallest and largest share of the rest that is for the long term. */
export const LUNGO_TERMINE = [0.2, 0.8] as const;

export function splitWealth({
  mobiliare,
  plannedOutflows,
  mesi,
  eta,
  essenzialeMensile,
}: InputRiserve): Riserve {
  const emergenza = mesi * essenzialeMensile;
  const bisogno = emergenza + plannedOutflows;
  const riservaEmergenza = Math.min(mobiliare, emergenza);
  const riservaUscite = Math.min(mobiliare - riservaEmergenza, plannedOutflows);
  const resto = mobiliare - riservaEmergenza - riservaUscite;
  const lungo = clamp((100 - eta) / 100, ...LUNGO_TERMINE);
  const carenza = Math.max(0, bisogno - mobiliare);
  const level =
    carenza > META * bisogno
      ? 'red'
      : carenza > 0 || resto < RESTO_MINIMO * mobiliare
        ? 'yellow'
        : 'green';
  return {
    riservaEmergenza,
    riservaUscite,
    medioTermine: resto * (1 - lungo),
    lungoTermine: resto * lungo,
    carenza,
    level,
  };
}
