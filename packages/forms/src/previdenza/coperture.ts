import type { POLIZZE, YesNoOf } from '@bussola/domain';

/**
 * The covers that the checkup asks, each with the name of its words, in the order of the screen. A
 * new yes or no of the table is missing here until somebody says where it goes.
 */
export type Copertura = Exclude<YesNoOf<typeof POLIZZE>, 'tutelaLegale'>;
export const WORDS = {
  previdenzaComplementare: 'fondo',
  rischioNonAutosufficienza: 'ltc',
  invaliditaPermanente: 'invalidita',
  casoMorte: 'casoMorte',
  coperturaSanitaria: 'salute',
} as const satisfies Record<Copertura, string>;
export const COPERTURE = Object.keys(WORDS) as Copertura[];
/** Without the pension fund, which is no policy. */
export type Polizza = Exclude<Copertura, 'previdenzaComplementare'>;
export const POLIZZE_CHIESTE = COPERTURE.filter(
  (copertura): copertura is Polizza => copertura !== 'previdenzaComplementare',
);
