/** Whether a family can bear the cost of buying back a degree (domain.md 2). */
import type { Valori } from '../costanti/costanti.ts';

export interface CostoRiscatto {
  /** Of the flat-rate form, euro. */
  costo: number;
  /** The monthly surplus, euro; null if unknown. */
  margine: number | null;
  /** What the reserve lacks, euro; null when not known. */
  carenza: number | null;
  /** Savings beyond the reserve, euro. */
  mobiliareOltreRiserva: number;
}

/** With the reserve complete, in instalments out of the margin or at once out of the savings. */
export function riscattoSostenibile(valori: Valori, p: CostoRiscatto): boolean {
  if (p.carenza === null || p.carenza > 0) return false;
  const monthly = p.costo / valori['riscatto.rate'];
  return (
    (p.margine !== null && monthly <= p.margine) ||
    p.costo <= valori['riscatto.quotaRisparmi'] * p.mobiliareOltreRiserva
  );
}
