import type { AllInfo, Segno } from '@bussola/contract';
import type { Analisi, Famiglia } from '@bussola/domain';

/** What every screen of the area stands on: one answer of the server, and the analysis in it. */
export interface Area {
  userId: string;
  info: AllInfo;
  analisi: Analisi;
  /** What its owner has marked; empty also when it cannot be read now. */
  segni: readonly Segno[];
}

/**
 * The household that the analysis is of, as the engine takes it: for whoever tries things out in
 * the browser.
 */
export const famigliaOf = ({ info, analisi }: Pick<Area, 'info' | 'analisi'>): Famiglia => ({
  refDate: analisi.refDate,
  analisiFamiliare: info.analisiFamiliare,
  membri: info.nucleoFamiliare,
  ...(info.uscitePianificate === null ? {} : { uscitePianificate: info.uscitePianificate }),
});
