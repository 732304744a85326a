import type { Analisi, IsoDate, Words } from '@bussola/domain';
import type { Membro } from '@bussola/contract';

/** All that a report is drawn from: plain data, because it crosses to the worker thread. */
export interface ReportInput {
  analisi: Analisi;
  /** The release of the constants: its first day, and its page of «Metodo». */
  edizione: { dal: IsoDate; url: string };
  /** The whole household, those left out of the analysis included. */
  membri: Membro[];
  /** «Bellini»: the reader's words decide what stands around it. */
  familyName: string;
  /** Who owns the area. */
  person: { firstName: string; lastName: string };
  language: 'it' | 'en';
  hideAmounts: boolean;
  /** ISO date and time at which the report was asked for. */
  createdAt: string;
  /** The day the figures refer to. */
  refDate: IsoDate;
  /** What staff may rewrite, in the language of the report: a line for each paragraph. */
  testi: { apertura: string[]; chiusura: string[] };
  /** Absent when this is the first report. */
  changes?: ReportChanges;
}

/** What an earlier report said, and what differs from it. */
export interface ReportChanges {
  /** ISO date and time of the earlier report. */
  since: string;
  /** `not-kept`: of that report only a part was kept, and nothing can be compared. */
  result: 'compared' | 'method-changed' | 'not-kept';
  /** Its totals; absent when its analysis was not kept. */
  prima?: Pick<Analisi, 'conteggi'> & { patrimonioNetto: number; redditoNetto: number };
  /** One sentence for each level that moved, one for each rule that changed. */
  spostamenti: Words[];
  regole: Words[];
  /** Answers and people that differ, whether they moved a level or not. */
  differenze: Words[];
}
