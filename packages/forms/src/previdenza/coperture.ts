import { keysOf } from '@bussola/domain/records';
import type { POLIZZE, YesNoOf } from '@bussola/domain';

/**
 * The covers that the checkup asks, each with the name of its words, in the order of the screen. A
 * new yes or no of the table is missing here until somebody says where it goes.
 */
export type Copertura = Exclude<YesNoOf<typeof POLIZZE>, 'tutelaLegale'>;
export const WORDS = {
  previdenzaComplementare: 'fondo',
  casoMorte: 'casoMorte',
  invaliditaPermanente: 'invalidita',
  rischioNonAutosufficienza: 'ltc',
  coperturaSanitaria: 'salute',
} as const satisfies Record<Copertura, string>;
export const COPERTURE = keysOf(WORDS);
/** Without the pension fund, which is no policy. */
export type Polizza = Exclude<Copertura, 'previdenzaComplementare'>;
export const POLIZZE_CHIESTE = COPERTURE.filter(
  (copertura): copertura is Polizza => copertura !== 'previdenzaComplementare',
);

/** A grown-up, as the fields of this section take them. */
export interface PersonProps {
  /** Of the names of their fields: '' at the top, `membri.0.` in a list of members. */
  prefix: string;
  /** The questions speak to the person themselves. */
  isMe: boolean;
  today: string;
  name?: string | undefined;
  /** Everybody of the family, this person too; absent where one person is asked alone. */
  family?: readonly Familiare[];
}

/** Somebody of the family, for the questions that concern the others too. */
export interface Familiare {
  /** As above. */
  prefix: string;
  name: string;
  /** With the last name where there is one: for the initials. */
  fullName: string;
  isAdult: boolean;
  /** Place in the household, for the tone of the avatar. */
  tone: number;
}
