import type { Analisi, IsoDate } from '@bussola/domain';
import type { Membro } from '@bussola/contract';

/** All that a report is drawn from: plain data, because it crosses to the worker thread. */
export interface ReportInput {
  analisi: Analisi;
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
}
