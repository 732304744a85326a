/**
 * Which section each answer of a person belongs to, and which answers are amounts: what a grant
 * shows and takes is cut by these. What is the person's alone has no section: no grant shows it.
 */
import { PERSONA, POLIZZE } from '@bussola/domain';
import type { Risposta, Section } from '@bussola/domain';

type Table = Readonly<Record<string, Risposta>>;
/** Also names, which every section shows: figures of nobody cannot be read. */
export const CAMPI_SEMPRE = [
  '_id',
  'userId',
  'gradoParentela',
  'enabled',
  'seq',
  'createdAt',
  'firstName',
  'nomeLatino',
] as const;
const sections = (table: Table) =>
  Object.fromEntries(
    Object.entries(table)
      .filter(([, { riservata }]) => !riservata)
      .map(([key, { section }]) => [key, section]),
  );
export const SEZIONE_CAMPO: Readonly<Record<string, Section>> = {
  ...sections(PERSONA),
  // Derived from `statoResidenza`; the groups are opened whole.
  residenzaPropria: 'patrimonio',
  laureato: 'previdenza',
  polizze: 'protezione',
};
/** A list that holds an amount is hidden whole. */
const isAmount = (risposta: Risposta): boolean =>
  risposta.kind === 'euro' ||
  (risposta.kind === 'rows' && Object.values(risposta.of).some(({ kind }) => kind === 'euro'));
const amounts = (table: Table): readonly string[] =>
  Object.entries(table)
    .filter(([, risposta]) => isAmount(risposta))
    .map(([key]) => key);
export const CAMPI_IMPORTO = amounts(PERSONA);
export const CAMPI_IMPORTO_POLIZZE = amounts(POLIZZE);

/** The section that each of the twelve solutions belongs to. */
export const SEZIONE_SOLUZIONE = {
  TCM: 'protezione',
  'infortuni-malattie': 'protezione',
  LTC: 'protezione',
  'assistenza-medica': 'protezione',
  'polizze-rischi': 'protezione',
  'tutela-legale': 'protezione',
  pensione: 'previdenza',
  'riscatto-laurea': 'previdenza',
  'gestione-patrimonio': 'patrimonio',
  polizza: 'patrimonio',
  'investimenti-capitale-garantito': 'patrimonio',
  'unit-index-linked': 'patrimonio',
} as const satisfies Record<string, Section>;
