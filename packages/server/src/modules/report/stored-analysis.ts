import type { Analisi, Famiglia } from '@bussola/domain';

/** Written by this server with the report, so of these types. */
export const storedAnalisi = (text: string): Analisi => JSON.parse(text) as Analisi;
export const storedFamiglia = (text: string): Famiglia => JSON.parse(text) as Famiglia;
