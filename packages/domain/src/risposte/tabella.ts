/**
 * Every answer of a household once: kind, bounds, section, tab, whether it may be empty. When it is
 * asked and what it must fit: regole.ts.
 */
import { keysOf } from '../records.ts';
import { EURO_MAX } from '../money.ts';
import { NAME_MAX } from '../person-name.ts';
import {
  choice,
  comune,
  consent,
  count,
  date,
  email,
  euro,
  euroUpTo,
  month,
  name,
  rows,
  share,
  split,
  TAB,
  wholeEuro,
  yesNo,
  type Risposta,
  type Values,
} from './risposta.ts';
import {
  A_CARICO,
  CLASSI,
  CONTINUITA,
  DESTINAZIONI_TFR,
  DIPENDENTE_PUBBLICO,
  FIGLIO_DI,
  PARENTELE,
  PERIMETRI,
  PROFESSIONI,
  REGIMI,
  REGIMI_FISCALI,
  RESIDENZE,
  SESSI,
  STATI_RESIDENZA,
  STRUMENTI,
  TIPI_DEBITO,
  TIPI_LTC,
  TIPI_USCITA,
  TITOLI_STUDIO,
  type Debito,
  type FiglioFuoriNucleo,
  type GradoParentela,
} from './scelte.ts';

const YEARS_MAX = 70;
const CONTRIBUTO_MAX = 20_000;
const SPESE_MAX = 100_000;
const RATA_MAX = 50_000;
const RENDITA_CATASTALE_MAX = 100_000;
const ETA_MAX = 80;
const RIGHE_MAX = 20;
/** Members besides the first person. */
export const MAX_FAMILIARI = 20;

/** In the order of the screens. */
export const PERSONA = {
  dataNascita: date({ section: 'dati', me: TAB.personali, membro: TAB.famiglia, effort: 2 }),
  sesso: choice(SESSI, { section: 'dati', me: TAB.personali, effort: 1 }),
  professione: choice(PROFESSIONI, {
    section: 'dati',
    me: TAB.personali,
    membro: TAB.famiglia,
    effort: 1,
  }),
  titoloStudio: choice(TITOLI_STUDIO, {
    section: 'dati',
    me: TAB.personali,
    membro: TAB.famiglia,
    effort: 1,
  }),
  comuneResidenza: comune({ section: 'dati', me: TAB.personali, membro: TAB.famiglia, effort: 1 }),
  /** Net income of a year. */
  redditoNettoAnnuo: wholeEuro({
    section: 'dati',
    me: TAB.personali,
    membro: TAB.famiglia,
    effort: 2,
  }),
  firstName: name(NAME_MAX, {
    section: 'dati',
    me: TAB.personali,
    membro: TAB.famiglia,
    effort: 1,
  }),
  lastName: name(NAME_MAX, {
    section: 'dati',
    me: TAB.personali,
    membro: TAB.famiglia,
    optional: 'membro',
    effort: 1,
  }),
  /** As the PDF prints them, when it has no type for their own letters. */
  nomeLatino: name(NAME_MAX, {
    section: 'dati',
    me: TAB.personali,
    membro: TAB.famiglia,
    optional: 'all',
    effort: 1,
  }),
  cognomeLatino: name(NAME_MAX, {
    section: 'dati',
    me: TAB.personali,
    membro: TAB.famiglia,
    optional: 'all',
    effort: 1,
  }),

  statoResidenza: choice(STATI_RESIDENZA, { section: 'patrimonio', me: TAB.casa, effort: 1 }),
  /** For comproprietà, the value of one's own share. */
  valoreResidenza: euro({ section: 'patrimonio', me: TAB.casa, effort: 2 }),
  mutuoResidenza: yesNo({ section: 'patrimonio', me: TAB.casa, effort: 1 }),
  valoreResiduoMutuo: euro({ section: 'patrimonio', me: TAB.casa, effort: 3 }),
  assicurazioneResidenza: yesNo({ section: 'patrimonio', me: TAB.casa, effort: 1 }),
  valorePatrimonioImmobiliareSecondHomes: euro({
    section: 'patrimonio',
    me: TAB.casa,
    optional: 'all',
    effort: 2,
  }),
  /** All real estate, the home included. */
  valorePatrimonioImmobiliare: euro({
    section: 'patrimonio',
    me: TAB.casa,
    optional: 'all',
    effort: 2,
  }),

  /** Years of contributions on the INPS statement, when known. */
  anniContributi: count(0, YEARS_MAX, {
    section: 'previdenza',
    me: TAB.previdenza,
    membro: TAB.previdenza,
    optional: 'all',
    effort: 4,
  }),
  /** Balance of the pension fund, in euro, and years since it was opened. */
  montanteFondo: euro({
    section: 'previdenza',
    me: TAB.previdenza,
    membro: TAB.previdenza,
    optional: 'all',
    effort: 3,
  }),
  anniFondo: count(0, YEARS_MAX, {
    section: 'previdenza',
    me: TAB.previdenza,
    membro: TAB.previdenza,
    optional: 'all',
    effort: 2,
  }),

  // Details that firm up the results: asked in the area, never in the checkup.
  /** Month of the first contribution ever paid. */
  primoContributo: month({ section: 'previdenza', effort: 4 }),
  /** «Lavori tutto l'anno?» */
  continuita: choice(CONTINUITA, { section: 'previdenza', effort: 1 }),
  dipendentePubblico: choice(DIPENDENTE_PUBBLICO, { section: 'previdenza', effort: 1 }),
  regimeFiscale: choice(REGIMI_FISCALI, { section: 'previdenza', effort: 1 }),
  /** Share of the turnover that is income under the flat-rate regime. */
  coefficienteForfettario: share(0.4, 0.86, { section: 'previdenza', effort: 3 }),
  /** Enrolled in the fund of a profession. */
  cassa: yesNo({ section: 'previdenza', effort: 1 }),
  /** Severance pay set aside in the firm, in euro, and where the next goes. */
  tfrMaturato: euro({ section: 'previdenza', effort: 3 }),
  tfrDestinazione: choice(DESTINAZIONI_TFR, { section: 'previdenza', effort: 2 }),
  /** What the employer pays into the pension fund, in euro a year. */
  contributoDatore: euroUpTo(CONTRIBUTO_MAX, { section: 'previdenza', effort: 3 }),
  /** The way out of work that the person chose. */
  uscita: choice(TIPI_USCITA, { section: 'previdenza', effort: 1 }),
  /** Lives as the partner of the first person, unmarried: the kinship says it, of an `other`. */
  convivente: yesNo({ section: 'dati', membro: TAB.famiglia, optional: 'all', effort: 1 }),
  /** Whose child, of the couple. */
  figlioDi: choice(FIGLIO_DI, { section: 'dati', effort: 1, riservata: true }),
  /** «Vive del reddito della famiglia?», of each member but the first. */
  aCarico: choice(A_CARICO, { section: 'dati', effort: 1, riservata: true }),
  /** Children of the first person who live elsewhere; none is an answer. */
  figliFuoriNucleo: rows<FiglioFuoriNucleo>(
    RIGHE_MAX,
    { eta: { kind: 'count', min: 0, max: ETA_MAX } },
    { section: 'dati', effort: 1, riservata: true },
  ),
  /** What the household spends in a month, instalments left out; asked of the first person. */
  speseMensili: euroUpTo(SPESE_MAX, { section: 'patrimonio', effort: 3 }),
  /** Instalment of the home's mortgages, a month, both of the couple; asked of the first person. */
  rataMutuo: euroUpTo(RATA_MAX, { section: 'patrimonio', effort: 2 }),
  /** Debts besides the home's mortgage; none is an answer. */
  altriDebiti: rows<Debito>(
    RIGHE_MAX,
    {
      residuo: { kind: 'euro', max: EURO_MAX },
      rata: { kind: 'euro', max: RATA_MAX },
      tipo: { kind: 'choice', among: TIPI_DEBITO },
    },
    { section: 'patrimonio', effort: 3 },
  ),
  /** Residual mortgage on other homes, in euro. */
  mutuoSecondeCase: euro({ section: 'patrimonio', effort: 3 }),
  secondeCaseAssicurate: yesNo({ section: 'patrimonio', effort: 1 }),
  /** Yearly «rendita catastale» of the home, in euro. */
  catastoAbitazione: euroUpTo(RENDITA_CATASTALE_MAX, { section: 'patrimonio', effort: 4 }),

  valorePatrimonioMobiliare: euro({ section: 'patrimonio', me: TAB.finanza, effort: 2 }),
  imprenditore: yesNo({ section: 'patrimonio', me: TAB.finanza, membro: TAB.finanza, effort: 1 }),
  valoreAttivita: euro({ section: 'patrimonio', me: TAB.finanza, membro: TAB.finanza, effort: 3 }),
  suddivisioneInvestimento: split(CLASSI, { section: 'patrimonio', me: TAB.finanza, effort: 3 }),
  strumentiInvestimento: split(STRUMENTI, { section: 'patrimonio', me: TAB.finanza, effort: 3 }),
  regimeInvestimento: split(REGIMI, { section: 'patrimonio', me: TAB.finanza, effort: 4 }),

  /** Guarantees signed for somebody else's debts (fideiussioni, avalli). */
  garanziePersonali: yesNo({ section: 'patrimonio', effort: 1 }),
  haTestamento: yesNo({ section: 'patrimonio', effort: 1 }),
} as const;

export const POLIZZE = {
  /** Takes part in a pension fund. */
  previdenzaComplementare: yesNo({
    section: 'protezione',
    me: TAB.previdenza,
    membro: TAB.previdenza,
    effort: 1,
  }),
  /** Holds an LTC policy. */
  rischioNonAutosufficienza: yesNo({
    section: 'protezione',
    me: TAB.previdenza,
    membro: TAB.previdenza,
    effort: 1,
  }),
  tipoLtcSottoscritta: choice(TIPI_LTC, {
    section: 'protezione',
    me: TAB.previdenza,
    membro: TAB.previdenza,
    effort: 1,
  }),
  /** Monthly annuity of the LTC policy, in euro. */
  renditaLtcMensile: euro({
    section: 'protezione',
    me: TAB.previdenza,
    membro: TAB.previdenza,
    optional: 'all',
    effort: 4,
  }),
  invaliditaPermanente: yesNo({
    section: 'protezione',
    me: TAB.previdenza,
    membro: TAB.previdenza,
    effort: 1,
  }),
  /** Term life cover held. */
  casoMorte: yesNo({
    section: 'protezione',
    me: TAB.previdenza,
    membro: TAB.previdenza,
    effort: 1,
  }),
  /** Sum insured by the term life cover, in euro. */
  capitaleCasoMorte: euro({
    section: 'protezione',
    me: TAB.previdenza,
    membro: TAB.previdenza,
    effort: 4,
  }),
  /** Also held of somebody under age, whom a policy of the family covers. */
  coperturaSanitaria: yesNo({
    section: 'protezione',
    me: TAB.previdenza,
    membro: TAB.previdenza,
    effort: 1,
  }),
  tutelaLegale: yesNo({ section: 'protezione', effort: 1 }),
} as const;

export const LAUREATO = {
  riscattoFiniPensionistici: yesNo({
    section: 'previdenza',
    me: TAB.previdenza,
    membro: TAB.previdenza,
    effort: 1,
  }),
  /** Years of legal duration. */
  anni: count(1, 6, { section: 'previdenza', effort: 1 }),
} as const;

/** Besides a person's own: what only members are asked, and only the checkup asks. */
export const MEMBRO = {
  gradoParentela: choice<GradoParentela>(PARENTELE, {
    section: 'dati',
    membro: TAB.famiglia,
    effort: 1,
  }),
  residenza: choice(RESIDENZE, { section: 'dati', membro: TAB.famiglia, effort: 1 }),
} as const;
export const CHECKUP = {
  analisiFamiliare: choice(PERIMETRI, { section: 'dati', me: TAB.personali, effort: 1 }),
  email: email({ section: 'dati', me: TAB.personali, optional: 'all', effort: 1 }),
  acceptTerms: consent({ section: 'dati', me: TAB.personali, effort: 1 }),
  /** Planned over the next three years, in euro. */
  uscitePianificate: euro({ section: 'patrimonio', me: TAB.finanza, optional: 'all', effort: 2 }),
} as const;

export type Polizze = Values<typeof POLIZZE>;
export interface Laureato extends Values<typeof LAUREATO> {
  stato: boolean;
}
/** What can be known of one person. `undefined` means "not answered", never zero. */
export interface Persona extends Values<typeof PERSONA> {
  polizze?: Polizze | undefined;
  laureato?: Laureato | undefined;
  /**
   * Keys of this person that were estimated for them ("Non lo so"), so that the results can say so.
   */
  stimati?: string[] | undefined;
}
/** A person while the checkup is under way, with all that is asked there. */
export interface Answers extends Persona, Values<typeof MEMBRO>, Values<typeof CHECKUP> {}

type In<G extends string, T> = { [K in keyof T & string as `${G}.${K}`]: T[K] };
const inside = <G extends string, T extends object>(group: G, table: T) =>
  Object.fromEntries(
    Object.entries(table).map(([key, risposta]) => [`${group}.${key}`, risposta]),
  ) as In<G, T>;

const ALL = {
  ...MEMBRO,
  ...PERSONA,
  ...inside('polizze', POLIZZE),
  ...inside('laureato', LAUREATO),
  ...CHECKUP,
};
/** The name of an answer: its path in what is stored, sent and shown. */
export type Chiave = keyof typeof ALL;
export const RISPOSTE: Readonly<Record<Chiave, Risposta>> = ALL;
export const CHIAVI = keysOf(ALL);
export const isChiave = (key: string): key is Chiave => Object.hasOwn(ALL, key);
