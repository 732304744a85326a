/**
 * Which section each answer of a person belongs to, and which answers are amounts: what a grant
 * shows and takes is cut by these.
 */
import type { Scope } from '../policy.ts';

type Sezione = Extract<Scope, 'dati' | 'patrimonio' | 'protezione' | 'previdenza'>;
/** Also names, which every section shows: figures of nobody cannot be read. */
export const CAMPI_SEMPRE = [
  '_id',
  'userId',
  'gradoParentela',
  'enabled',
  'seq',
  'createdAt',
  'firstName',
] as const;
export const SEZIONE_CAMPO = {
  firstName: 'dati',
  lastName: 'dati',
  sesso: 'dati',
  professione: 'dati',
  dataNascita: 'dati',
  titoloStudio: 'dati',
  comuneResidenza: 'dati',
  redditoNettoAnnuo: 'dati',
  statoResidenza: 'patrimonio',
  residenzaPropria: 'patrimonio',
  valoreResidenza: 'patrimonio',
  mutuoResidenza: 'patrimonio',
  valoreResiduoMutuo: 'patrimonio',
  assicurazioneResidenza: 'patrimonio',
  valorePatrimonioImmobiliare: 'patrimonio',
  valorePatrimonioImmobiliareSecondHomes: 'patrimonio',
  valorePatrimonioMobiliare: 'patrimonio',
  imprenditore: 'patrimonio',
  valoreAttivita: 'patrimonio',
  suddivisioneInvestimento: 'patrimonio',
  strumentiInvestimento: 'patrimonio',
  regimeInvestimento: 'patrimonio',
  garanziePersonali: 'patrimonio',
  haTestamento: 'patrimonio',
  anniContributi: 'previdenza',
  laureato: 'previdenza',
  montanteFondo: 'previdenza',
  anniFondo: 'previdenza',
  polizze: 'protezione',
} as const satisfies Record<string, Sezione>;
/** In euro; inside `polizze` two more. */
export const CAMPI_IMPORTO: readonly string[] = [
  'redditoNettoAnnuo',
  'valoreResidenza',
  'valoreResiduoMutuo',
  'valorePatrimonioImmobiliare',
  'valorePatrimonioImmobiliareSecondHomes',
  'valorePatrimonioMobiliare',
  'valoreAttivita',
  'montanteFondo',
];
export const CAMPI_IMPORTO_POLIZZE: readonly string[] = ['renditaLtcMensile', 'capitaleCasoMorte'];

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
} as const satisfies Record<string, Sezione>;
