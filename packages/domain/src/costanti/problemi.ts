/** The faults of a typed value of a constant: values to show, never exceptions. */
import type { Words } from '../aree.ts';

export type CodiceProblema =
  | 'chiave-sconosciuta'
  | 'tipo'
  | 'intero'
  | 'fuori-limiti'
  | 'ordine'
  | 'parti'
  | 'nomi'
  | 'correlazione'
  | 'relazione'
  | 'fonte'
  | 'data';

export interface ProblemaVoce {
  key: string;
  /** Where in the value: `[1][0]`, `.linea[1]`; empty for the whole. */
  path: string;
  code: CodiceProblema;
  words: Words;
}

/** A problem with its words; numbers are written as they were typed. */
export function problema(
  key: string,
  path: string,
  code: CodiceProblema,
  it: string,
  en: string,
): ProblemaVoce {
  return { key, path, code, words: { it, en } };
}
