/**
 * The constants that a text or an answer may name: a person meets them, and each is one figure with
 * a unit. What was published names them, so a key that stands here stays here.
 */
import type { ChiaveCostante } from '../costanti/chiavi.ts';

export const VALORI_TESTO = [
  'fondo.deducibilita',
  'fondo.deducibilita.extra',
  'fondo.imposta.max',
  'fondo.imposta.min',
  'fondo.imposta.da',
  'fondo.anniMinimi',
  'tfr.quota',
  'inps.assegnoSociale',
  'inps.trattamentoMinimo',
  'inps.accompagnamento',
  'inps.massimale',
  'inps.minimaleAC',
  'inps.dip.aliquota',
  'inps.gs.aliquota',
  'pensione.anticipata.finestra',
  'pensione.obiettivo',
  'riscatto.aliquota',
  'riscatto.anniRate',
  'tax.forfettario.aliquota',
  'tax.forfettario.limite',
  'tassa.capitale',
  'tassa.statali',
  'tassa.crypto',
  'bollo.prodotti',
  'bollo.conto',
  'depositi.garanzia',
  'gestione.anniUscite',
  'tcm.quotaReddito',
  'tcm.etaFigli',
  'tcm.anniConiuge',
  'tcm.etaMax',
  'invalidita.quota',
  'ltc.anni',
  'medie.spesaSanitaria',
  'proiezione.etaFinale',
  'proiezione.inflazione',
] as const satisfies readonly ChiaveCostante[];
export type ValoreTesto = (typeof VALORI_TESTO)[number];
