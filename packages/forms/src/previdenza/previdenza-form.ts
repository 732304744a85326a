import type {
  Laureato,
  Persona,
  Polizze,
  Professione,
  TipoLtc,
  TitoloStudio,
} from '@bussola/domain';
import { answerValue, toAnswer, type Answer } from '../form/answer.ts';
import { replaceEstimates } from '../form/estimates.ts';
import { wireChoice, wireEuro, wireInteger, type PersonaPatch } from '../form/wire.ts';

export const COPERTURE = [
  'previdenzaComplementare',
  'rischioNonAutosufficienza',
  'invaliditaPermanente',
  'casoMorte',
  'coperturaSanitaria',
] as const satisfies readonly (keyof Polizze)[];
type Copertura = (typeof COPERTURE)[number];

/** Pension fund, degree and policies of one grown-up person. */
export interface PrevidenzaForm {
  /** From the card of the person; it decides whether the degree is asked about. */
  titoloStudio: TitoloStudio | '';
  isPensionato: boolean;
  /** Decides, with the birth date, whether and how many years of contributions are asked. */
  professione: Professione | '';
  dataNascita: string;
  anniContributi: number | null;
  polizze: Record<Copertura, Answer> & {
    tipoLtcSottoscritta: TipoLtc | '';
    renditaLtcMensile: number | null;
    capitaleCasoMorte: number | null;
  };
  riscatto: Answer;
  montanteFondo: number | null;
  anniFondo: number | null;
  stimati: string[];
}

const RISCATTO = 'laureato.riscattoFiniPensionistici';
const OWNED = [...COPERTURE.map((key) => `polizze.${key}`), RISCATTO];
export const MAX_ANNI = 70;

export const isLaurea = (titolo: TitoloStudio | '' | undefined): boolean =>
  titolo !== undefined && (titolo.startsWith('laurea') || titolo === 'dottorato');
export const asksFondo = (fondo: Answer | undefined): boolean => fondo === 'yes';
export const asksTipoLtc = (ltc: Answer | undefined): boolean => ltc === 'yes';
export const asksRendita = (ltc: Answer | undefined, tipo: TipoLtc | '' | undefined): boolean =>
  asksTipoLtc(ltc) && tipo === 'rendita';
export const asksCapitale = (casoMorte: Answer | undefined): boolean => casoMorte === 'yes';
const CON_CONTRIBUTI: readonly (Professione | '')[] = [
  'Imprenditore',
  'Dipendente',
  'Autonomo/a',
  'Artigiano/a',
  'Altro',
];
/**
 * Of whoever may be paying contributions: the one answer that makes the pension estimate firmer
 * (domain.md 1.10).
 */
export const asksContributi = (professione: Professione | '' | undefined): boolean =>
  professione !== undefined && CON_CONTRIBUTI.includes(professione);
/** Only of graduates, and not of who is already retired: there is nothing left to buy back. */
export const asksRiscatto = (
  titolo: TitoloStudio | '' | undefined,
  isPensionato: boolean | undefined,
): boolean => isLaurea(titolo) && isPensionato !== true;

export function toPrevidenzaForm(persona: Persona): PrevidenzaForm {
  const { polizze = {}, stimati = [] } = persona;
  const answer = (key: Copertura): Answer =>
    toAnswer(polizze[key], stimati.includes(`polizze.${key}`));
  return {
    titoloStudio: persona.titoloStudio ?? '',
    isPensionato: persona.professione === 'Pensionato/a',
    professione: persona.professione ?? '',
    dataNascita: persona.dataNascita ?? '',
    anniContributi: persona.anniContributi ?? null,
    polizze: {
      ...(Object.fromEntries(COPERTURE.map((key) => [key, answer(key)])) as Record<
        Copertura,
        Answer
      >),
      tipoLtcSottoscritta: polizze.tipoLtcSottoscritta ?? '',
      renditaLtcMensile: polizze.renditaLtcMensile ?? null,
      capitaleCasoMorte: polizze.capitaleCasoMorte ?? null,
    },
    riscatto: toAnswer(persona.laureato?.riscattoFiniPensionistici, stimati.includes(RISCATTO)),
    montanteFondo: persona.montanteFondo ?? null,
    anniFondo: persona.anniFondo ?? null,
    stimati: [...stimati],
  };
}

/**
 * `saved` lends what this form does not ask and must not lose: legal cover, years of the degree.
 */
export function previdenzaPatch(form: PrevidenzaForm, saved: Persona): PersonaPatch {
  const { polizze } = form;
  const hasFondo = asksFondo(polizze.previdenzaComplementare);
  const known = withoutMissing<Polizze>({
    ...saved.polizze,
    ...Object.fromEntries(COPERTURE.map((key) => [key, answerValue(polizze[key])])),
    tipoLtcSottoscritta: asksTipoLtc(polizze.rischioNonAutosufficienza)
      ? (wireChoice(polizze.tipoLtcSottoscritta) ?? undefined)
      : undefined,
    renditaLtcMensile: asksRendita(polizze.rischioNonAutosufficienza, polizze.tipoLtcSottoscritta)
      ? (wireEuro(polizze.renditaLtcMensile) ?? undefined)
      : undefined,
    capitaleCasoMorte: asksCapitale(polizze.casoMorte)
      ? (wireEuro(polizze.capitaleCasoMorte) ?? undefined)
      : undefined,
  });
  return {
    polizze: Object.keys(known).length > 0 ? known : null,
    laureato: laureatoOf(form, saved.laureato),
    anniContributi: asksContributi(form.professione)
      ? wireInteger(form.anniContributi, MAX_ANNI)
      : null,
    montanteFondo: hasFondo ? wireEuro(form.montanteFondo) : null,
    anniFondo: hasFondo ? wireInteger(form.anniFondo, MAX_ANNI) : null,
    stimati: replaceEstimates(
      form.stimati,
      [
        ...OWNED,
        ...(hasFondo ? [] : ['montanteFondo']),
        ...(asksCapitale(polizze.casoMorte) ? [] : ['capitaleCasoMorte']),
      ],
      [
        ...COPERTURE.filter((key) => polizze[key] === 'unknown').map((key) => `polizze.${key}`),
        ...(asksRiscatto(form.titoloStudio, form.isPensionato) && form.riscatto === 'unknown'
          ? [RISCATTO]
          : []),
      ],
    ),
  };
}

function laureatoOf(form: PrevidenzaForm, saved: Laureato | undefined): Laureato | null {
  if (form.titoloStudio === '') return null;
  if (!isLaurea(form.titoloStudio)) return { stato: false };
  const riscatto = asksRiscatto(form.titoloStudio, form.isPensionato)
    ? answerValue(form.riscatto)
    : undefined;
  return withoutMissing({ stato: true, riscattoFiniPensionistici: riscatto, anni: saved?.anni });
}

const withoutMissing = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T;
