/** An answer as it stands inside a sentence: amounts with their unit, choices in words. */
import { words, type Words } from '../aree.ts';
import { formatEuro, formatNumero, formatQuota } from '../format.ts';
import { isChiave, RISPOSTE, type Chiave } from '../risposte/tabella.ts';
import type {
  ACarico,
  AnalisiFamiliare,
  Continuita,
  DestinazioneTfr,
  DipendentePubblico,
  FiglioDi,
  GradoParentela,
  Professione,
  RegimeFiscale,
  Sesso,
  StatoResidenza,
  TipoLtc,
  TipoUscita,
  TitoloStudio,
} from '../risposte/scelte.ts';
import { same } from '../parole/parole.ts';

/**
 * The work of a person, without the person: it fits a woman and a man. These lists and those below
 * are for sentences. Forms name the same choices as answers to a question (`packages/forms`, and
 * `choices` of a question's record): with a capital, with more words, of one person. Hardly one is
 * the same in both languages, so each place keeps its own.
 */
const LAVORI: Readonly<Record<Professione, Words>> = {
  Imprenditore: words('attività d’impresa', 'business owner'),
  Dipendente: words('lavoro dipendente', 'employee'),
  'Autonomo/a': words('lavoro autonomo', 'self-employed'),
  'Artigiano/a': words('artigianato o commercio', 'craft or shop'),
  'Casalingo/a': words('lavoro in casa', 'work at home'),
  Studente: words('studio', 'studies'),
  'Pensionato/a': words('pensione', 'retired'),
  'Disoccupato/a': words('nessun lavoro', 'no work'),
  Altro: words('altro', 'other'),
};

type Scelte<T extends string> = Readonly<Record<T, Words>>;
const TITOLI: Scelte<TitoloStudio> = {
  nessuno: words('nessuno', 'none'),
  'licenza media': words('licenza media', 'lower secondary'),
  diploma: words('diploma', 'upper secondary'),
  'laurea triennale': words('laurea triennale', 'bachelor’s degree'),
  'laurea magistrale': words('laurea magistrale', 'master’s degree'),
  'laurea a ciclo unico': words('laurea a ciclo unico', 'single-cycle degree'),
  dottorato: words('dottorato', 'doctorate'),
};
const CASA: Scelte<StatoResidenza> = {
  proprietà: words('proprietà', 'owned'),
  comproprietà: words('comproprietà', 'jointly owned'),
  affitto: words('affitto', 'rented'),
  'uso gratuito': words('uso gratuito', 'used for free'),
};
const LTC: Scelte<TipoLtc> = {
  rendita: words('rendita', 'annuity'),
  rimborso: words('rimborso', 'reimbursement'),
  collettiva: words('collettiva', 'group policy'),
  'non-so': words('non so', 'don’t know'),
};
const TUTTO_L_ANNO: Scelte<Continuita> = {
  piena: words('sì', 'yes'),
  parziale: words('in parte', 'in part'),
  saltuaria: words('ogni tanto', 'now and then'),
};
const PUBBLICO: Scelte<DipendentePubblico> = {
  no: words('no', 'no'),
  locale: words('enti locali o sanità', 'local bodies or health service'),
  statale: words('Stato', 'State'),
};
const REGIME: Scelte<RegimeFiscale> = {
  ordinario: words('ordinario', 'ordinary'),
  forfettario: words('forfettario', 'flat-rate'),
};
const TFR: Scelte<DestinazioneTfr> = {
  azienda: words('azienda', 'the firm'),
  fondo: words('fondo pensione', 'the pension fund'),
};
const USCITA: Scelte<TipoUscita> = {
  vecchiaia: words('vecchiaia', 'state pension age'),
  anticipata: words('pensione anticipata', 'early pension'),
  anticipata_contributiva: words('anticipata contributiva', 'early pension, contributory'),
  vecchiaia_contributiva: words('vecchiaia contributiva', 'state pension age, contributory'),
};
const FIGLI: Scelte<FiglioDi> = {
  entrambi: words('di entrambi', 'of both'),
  me: words('di chi scrive', 'of the person who answers'),
  partner: words('del partner', 'of the partner'),
};
const CARICO: Scelte<ACarico> = {
  no: words('no', 'no'),
  si: words('sì', 'yes'),
  sempre: words('sì, per sempre', 'yes, for ever'),
};
const SESSO: Scelte<Sesso> = { M: words('uomo', 'man'), F: words('donna', 'woman') };
const ANALISI: Scelte<AnalisiFamiliare> = {
  perMe: words('una persona', 'one person'),
  perNucleo: words('tutta la famiglia', 'the whole family'),
};
const PARENTELA: Scelte<GradoParentela> = {
  me: words('chi scrive', 'who writes'),
  wife: words('moglie', 'wife'),
  husband: words('marito', 'husband'),
  son: words('figlio', 'son'),
  daughter: words('figlia', 'daughter'),
  mother: words('madre', 'mother'),
  father: words('padre', 'father'),
  other: words('altra persona', 'another person'),
};

/** The words of each answer that is chosen from a list. */
export const SCELTE_IN_PAROLE: Readonly<Partial<Record<Chiave, Readonly<Record<string, Words>>>>> =
  {
    professione: LAVORI,
    titoloStudio: TITOLI,
    statoResidenza: CASA,
    'polizze.tipoLtcSottoscritta': LTC,
    continuita: TUTTO_L_ANNO,
    dipendentePubblico: PUBBLICO,
    regimeFiscale: REGIME,
    tfrDestinazione: TFR,
    uscita: USCITA,
    figlioDi: FIGLI,
    aCarico: CARICO,
    sesso: SESSO,
    analisiFamiliare: ANALISI,
    gradoParentela: PARENTELA,
    residenza: {
      stessa: words('la stessa casa', 'the same home'),
      altra: words('un’altra casa', 'another home'),
    },
  };

/** The words of a choice; undefined if the value is no choice of this answer. */
export const sceltaInParole = (key: string, value: string): Words | undefined =>
  isChiave(key) ? SCELTE_IN_PAROLE[key]?.[value] : undefined;

/** Undefined for what does not fit in a sentence: splits, rows, a municipality. */
export function rispostaInParole(key: string, value: unknown): Words | undefined {
  if (value === undefined || value === null) return words('non indicato', 'not told');
  if (typeof value === 'boolean') return value ? words('sì', 'yes') : words('no', 'no');
  if (typeof value === 'number') return same(numero(key, value));
  if (typeof value !== 'string') return undefined;
  return (
    sceltaInParole(key, value) ?? same(/^\d{4}-\d{2}(-\d{2})?$/.test(value) ? giorno(value) : value)
  );
}

function numero(key: string, value: number): string {
  const kind = isChiave(key) ? RISPOSTE[key].kind : undefined;
  if (kind === 'euro') return formatEuro(value);
  return kind === 'share' ? formatQuota(value) : formatNumero(value);
}

/** `10/03/1986`, or `03/1986` of a month. */
export const giorno = (day: string): string => day.split('-').toReversed().join('/');
