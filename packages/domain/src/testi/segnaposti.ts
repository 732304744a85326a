/**
 * Values that a sentence of staff may name (`/admin/soluzione-consigliata`), area by area. The list
 * is closed; what each is worth for a household is worked out in `racconto/frasi-scritte.ts`.
 */
import { naturaDi, words } from '../aree.ts';
import type { SoluzioneCode, Words } from '../aree.ts';

/** The levels that have a sentence of their own. */
export const LIVELLI_FRASE = ['red', 'yellow', 'green'] as const;
export type LivelloFrase = (typeof LIVELLI_FRASE)[number];
export type Parte = 'title' | LivelloFrase;
/** Only a need can be red. */
export const livelliDi = (code: SoluzioneCode): readonly LivelloFrase[] =>
  naturaDi(code) === 'problema' ? LIVELLI_FRASE : ['yellow', 'green'];

/** What staff say of an area; null where Bussola's own words stand. */
export type FraseDiArea = Readonly<Record<Parte, string | null>>;
/** What is in force; an area that staff did not write is not there. */
export type FrasiScritte = Readonly<
  Partial<Record<SoluzioneCode, { it: FraseDiArea; en: FraseDiArea | null }>>
>;

export interface Segnaposto {
  nome: Words;
  /** Where it may stand; everywhere when absent. */
  livelli?: readonly LivelloFrase[];
}
type Lista = Readonly<Record<string, Segnaposto>>;

const GAP: readonly LivelloFrase[] = ['red', 'yellow'];
const reddito: Segnaposto = { nome: words('il reddito di chi', 'whose income') };
const risparmi: Segnaposto = { nome: words('risparmi', 'savings') };
const manca: Segnaposto = { nome: words('quanto manca', 'what is missing'), livelli: GAP };
const riserva: Segnaposto = { nome: words('riserva', 'reserve') };
const mesi: Segnaposto = { nome: words('mesi di riserva', 'months of reserve') };

export const SEGNAPOSTI = {
  TCM: {
    reddito,
    manca,
    servono: { nome: words('quanto serve', 'what is needed') },
    anni: { nome: words('anni di sostegno', 'years of support') },
    dipendono: { nome: words('chi dipende', 'who depends') },
    debiti: { nome: words('debiti', 'debts') },
    studi: { nome: words('studi', 'education') },
    superstiti: { nome: words('pensione ai superstiti, l’anno', 'survivors’ pension, a year') },
    risparmi,
  },
  'infortuni-malattie': {
    reddito,
    perdita: { nome: words('perdita, l’anno', 'loss, a year'), livelli: GAP },
    manca,
    anni: { nome: words('anni alla pensione', 'years to retirement') },
    pubblica: { nome: words('pensione di inabilità, l’anno', 'disability pension, a year') },
    risparmi,
  },
  pensione: {
    pensione: { nome: words('la pensione di chi', 'whose pension') },
    quando: { nome: words('mese della pensione', 'month of retirement') },
    eta: { nome: words('età alla pensione', 'age at retirement') },
    mensile: { nome: words('pensione, al mese', 'pension, a month') },
    manca: { nome: words('quanto manca, al mese', 'what is missing, a month'), livelli: GAP },
    obiettivo: { nome: words('obiettivo', 'target') },
  },
  'gestione-patrimonio': {
    risparmi,
    riserva,
    manca,
    mesi,
    uscite: { nome: words('spese in arrivo', 'planned outflows') },
    oltre: { nome: words('risparmi oltre la riserva', 'savings beyond the reserve') },
  },
  LTC: {
    costo: { nome: words('costo dell’assistenza, al mese', 'cost of care, a month') },
    manca: { nome: words('quanto manca, al mese', 'what is missing, a month') },
    indennita: { nome: words('indennità, al mese', 'allowance, a month') },
    anni: { nome: words('anni di assistenza', 'years of care') },
    capitale: { nome: words('quanto servirebbe in tutto', 'what would be needed in all') },
    scoperto: { nome: words('oltre i risparmi', 'beyond savings'), livelli: GAP },
  },
  'polizze-rischi': {
    esposizione: {
      nome: words('immobili senza copertura', 'property without cover'),
      livelli: GAP,
    },
    quota: { nome: words('parte del patrimonio', 'share of the wealth'), livelli: GAP },
    immobili: { nome: words('valore degli immobili', 'value of the property') },
  },
  'assistenza-medica': {
    spesa: { nome: words('spesa media, l’anno', 'average expense, a year') },
    anno: { nome: words('anno della statistica', 'year of the statistic') },
  },
  'tutela-legale': {
    motivi: { nome: words('motivi', 'reasons') },
  },
  'riscatto-laurea': {
    laurea: { nome: words('la laurea di chi', 'whose degree') },
    costo: { nome: words('costo', 'cost') },
    netto: { nome: words('costo, tolte le tasse', 'cost after tax') },
    aumento: { nome: words('pensione in più, l’anno', 'extra pension, a year') },
    recupero: { nome: words('tempo per recuperare', 'time to recover') },
    studi: { nome: words('anni di studio', 'years of study') },
  },
  polizza: {
    risparmi,
    imposta: { nome: words('imposta stimata', 'estimated tax') },
  },
  'investimenti-capitale-garantito': {
    riserva,
    mesi,
    sicuri: { nome: words('risparmi sicuri', 'low-risk savings') },
    manca,
    garanzia: { nome: words('limite della garanzia', 'limit of the guarantee') },
  },
  'unit-index-linked': {
    importo: { nome: words('in polizze d’investimento', 'in insurance investments') },
    quota: { nome: words('parte dei risparmi', 'share of savings') },
    risparmi,
  },
} as const satisfies Readonly<Record<SoluzioneCode, Lista>>;
export type ChiaveSegnaposto<C extends SoluzioneCode> = keyof (typeof SEGNAPOSTI)[C] & string;

/** What may stand in a part of an area's sentences, by its key. */
export const segnapostiDi = (
  code: SoluzioneCode,
  parte: Parte,
): readonly { key: string; nome: Words }[] =>
  Object.entries<Segnaposto>(SEGNAPOSTI[code]).flatMap(([key, { nome, livelli }]) =>
    // A title is read at every level.
    livelli === undefined || (parte !== 'title' && livelli.includes(parte)) ? [{ key, nome }] : [],
  );

/** A sentence in pieces: words, and the keys of values («{manca}»). */
export const pezzi = (text: string): ({ testo: string } | { key: string })[] =>
  text
    .split(/(\{[^{}]*\})/)
    .filter((piece) => piece !== '')
    .map((piece) => (/^\{[^{}]*\}$/.test(piece) ? { key: piece.slice(1, -1) } : { testo: piece }));
export const chiaviIn = (text: string): string[] =>
  pezzi(text).flatMap((piece) => ('key' in piece ? [piece.key] : []));

export type Difetto = 'digits' | 'unknown' | 'braces';
/** Why a sentence cannot be read by anybody; undefined when it can. */
export function difettoFrase(code: SoluzioneCode, parte: Parte, text: string): Difetto | undefined {
  const known = new Set(segnapostiDi(code, parte).map(({ key }) => key));
  const all = pezzi(text);
  if (all.some((piece) => 'testo' in piece && /[{}*]/.test(piece.testo))) return 'braces';
  if (all.some((piece) => 'testo' in piece && /\p{Nd}/u.test(piece.testo))) return 'digits';
  return all.some((piece) => 'key' in piece && !known.has(piece.key)) ? 'unknown' : undefined;
}

/** What a placeholder says, and the same in bold for a card. */
export interface ValoreFrase {
  testo: Words;
  forte?: Words | undefined;
}
/** Absent: nothing to name. */
export type ValoriFrase = Readonly<Partial<Record<string, ValoreFrase>>>;

/**
 * A sentence with the values in it; with `isBold` the first number is marked as a card does (`**`).
 * @returns undefined when a value is missing
 */
export function scriviFrase(
  text: string,
  valori: ValoriFrase,
  language: 'it' | 'en',
  isBold = false,
): string | undefined {
  let said = '';
  let bold = isBold;
  for (const piece of pezzi(text)) {
    if ('testo' in piece) {
      said += piece.testo;
      continue;
    }
    const found = valori[piece.key];
    if (!found) return undefined;
    const value = (bold && found.forte ? found.forte : found.testo)[language];
    if (found.forte) bold = false;
    const isFirst = said === '' || /[.!?]\s+$/.test(said);
    said += isFirst ? value.charAt(0).toUpperCase() + value.slice(1) : value;
  }
  return said;
}
