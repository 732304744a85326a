/** An answer as it stands inside a sentence: amounts with their unit, choices in words. */
import { testo, type Words } from '../aree.ts';
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
import { same, words } from '../parole/parole.ts';

/**
 * The work of a person, without the person: it fits a woman and a man. These lists and those below
 * are for sentences. Forms name the same choices as answers to a question (`packages/forms`,
 * `dati.it.ts`): with a capital, with more words, of one person. Hardly one is the same in both
 * languages, so each place keeps its own.
 */
const LAVORI: Readonly<Record<Professione, Words>> = {
  Imprenditore: testo('attività d’impresa', 'business owner'),
  Dipendente: testo('lavoro dipendente', 'employee'),
  'Autonomo/a': testo('lavoro autonomo', 'self-employed'),
  'Artigiano/a': testo('artigianato o commercio', 'craft or shop'),
  'Casalingo/a': testo('lavoro in casa', 'work at home'),
  Studente: testo('studio', 'studies'),
  'Pensionato/a': testo('pensione', 'retired'),
  'Disoccupato/a': testo('nessun lavoro', 'no work'),
  Altro: testo('altro', 'other'),
};

type Scelte<T extends string> = Readonly<Record<T, Words>>;
const TITOLI: Scelte<TitoloStudio> = {
  nessuno: testo('nessuno', 'none'),
  'licenza media': testo('licenza media', 'lower secondary'),
  diploma: testo('diploma', 'upper secondary'),
  'laurea triennale': testo('laurea triennale', 'bachelor’s degree'),
  'laurea magistrale': testo('laurea magistrale', 'master’s degree'),
  'laurea a ciclo unico': testo('laurea a ciclo unico', 'single-cycle degree'),
  dottorato: testo('dottorato', 'doctorate'),
};
const CASA: Scelte<StatoResidenza> = {
  proprietà: testo('proprietà', 'owned'),
  comproprietà: testo('comproprietà', 'jointly owned'),
  affitto: testo('affitto', 'rented'),
  'uso gratuito': testo('uso gratuito', 'used for free'),
};
const LTC: Scelte<TipoLtc> = {
  rendita: testo('rendita', 'annuity'),
  rimborso: testo('rimborso', 'reimbursement'),
  collettiva: testo('collettiva', 'group policy'),
  'non-so': testo('non so', 'don’t know'),
};
const TUTTO_L_ANNO: Scelte<Continuita> = {
  piena: testo('sì', 'yes'),
  parziale: testo('in parte', 'in part'),
  saltuaria: testo('ogni tanto', 'now and then'),
};
const PUBBLICO: Scelte<DipendentePubblico> = {
  no: testo('no', 'no'),
  locale: testo('enti locali o sanità', 'local bodies or health service'),
  statale: testo('Stato', 'State'),
};
const REGIME: Scelte<RegimeFiscale> = {
  ordinario: testo('ordinario', 'ordinary'),
  forfettario: testo('forfettario', 'flat-rate'),
};
const TFR: Scelte<DestinazioneTfr> = {
  azienda: testo('azienda', 'the firm'),
  fondo: testo('fondo pensione', 'the pension fund'),
};
const USCITA: Scelte<TipoUscita> = {
  vecchiaia: testo('vecchiaia', 'state pension age'),
  anticipata: testo('pensione anticipata', 'early pension'),
  anticipata_contributiva: testo('anticipata contributiva', 'early pension, contributory'),
  vecchiaia_contributiva: testo('vecchiaia contributiva', 'state pension age, contributory'),
};
const FIGLI: Scelte<FiglioDi> = {
  entrambi: testo('di entrambi', 'of both'),
  me: testo('di chi scrive', 'of the person who answers'),
  partner: testo('del partner', 'of the partner'),
};
const CARICO: Scelte<ACarico> = {
  no: testo('no', 'no'),
  si: testo('sì', 'yes'),
  sempre: testo('sì, per sempre', 'yes, for ever'),
};
const SESSO: Scelte<Sesso> = { M: testo('uomo', 'man'), F: testo('donna', 'woman') };
const ANALISI: Scelte<AnalisiFamiliare> = {
  perMe: testo('una persona', 'one person'),
  perNucleo: testo('tutta la famiglia', 'the whole family'),
};
const PARENTELA: Scelte<GradoParentela> = {
  me: testo('chi scrive', 'who writes'),
  wife: testo('moglie', 'wife'),
  husband: testo('marito', 'husband'),
  son: testo('figlio', 'son'),
  daughter: testo('figlia', 'daughter'),
  mother: testo('madre', 'mother'),
  father: testo('padre', 'father'),
  other: testo('altra persona', 'another person'),
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
      stessa: testo('la stessa casa', 'the same home'),
      altra: testo('un’altra casa', 'another home'),
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
