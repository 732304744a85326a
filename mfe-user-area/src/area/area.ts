import type { AllInfo, Segno } from '@bussola/contract';
import { usedAnswers } from '@bussola/domain';
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
 * The household of the analysis, in the engine's form, for pages that try changes out in the
 * browser. It has no answers of a section that is off, as on the server.
 */
export const famigliaOf = ({ info, analisi }: Pick<Area, 'info' | 'analisi'>): Famiglia => ({
  refDate: analisi.refDate,
  analisiFamiliare: info.analisiFamiliare,
  membri: info.nucleoFamiliare.map((membro) => usedAnswers(membro, info.sezioni)),
  ...(info.uscitePianificate === null ? {} : { uscitePianificate: info.uscitePianificate }),
});
