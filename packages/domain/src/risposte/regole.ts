/** When a question is asked, and what its answer must fit besides its own bounds. */
import { ageAt, isIsoDate, isIsoMonth, monthIndex } from '../calendario.ts';
import type { IsoDate } from '../money.ts';
import { hasOtherScript } from '../other-script.ts';
import { isContraddittoria } from './contraddizione.ts';
import type { Codice } from './codici.ts';
import type { Who } from './risposta.ts';
import { mutuoError, splitError } from './somme.ts';
import { isPropria, PARENTELE, type Professione, type TitoloStudio } from './scelte.ts';
import { POLIZZE, type Answers, type Chiave } from './tabella.ts';

/** Who answers, and on which day. */
export interface Chi {
  who: Who;
  today: IsoDate;
}

export const ETA_MAGGIORENNE = 18;
/** From this age one may work: before it nobody is asked for a profession, a title or an income. */
const ETA_LAVORO = 16;
const ETA_PRIMI_CONTRIBUTI = 15;
/** Nobody paid a contribution at this age or before. */
const ETA_PRIMO_CONTRIBUTO = 14;
const ETA_MASSIMA = 120;
const CON_CONTRIBUTI: readonly (Professione | undefined)[] = [
  'Imprenditore',
  'Dipendente',
  'Autonomo/a',
  'Artigiano/a',
  'Altro',
];

/** Whole years on a day, NaN for what is not a day yet. */
export const etaOn = (born: unknown, today: IsoDate): number =>
  isIsoDate(born) ? ageAt(born, today) : Number.NaN;
export const isLaurea = (titolo: TitoloStudio | '' | undefined): boolean =>
  (titolo ?? '').startsWith('laurea') || titolo === 'dottorato';

// Values may come from a form that is being filled in: '', null and NaN are not answered yet.
type Asks = (answers: Answers, chi: Chi) => boolean;
export interface Condition {
  /** The answers that it reads. */
  looksAt: readonly Chiave[];
  asks: Asks;
  /** The condition that must hold before this one is looked at. */
  outer?: Condition;
  /** Where it does not hold the question is not asked, and an answer that is there stays. */
  keeps?: true;
}
const when = (looksAt: readonly Chiave[], asks: Asks): Condition => ({ looksAt, asks });
const within = (outer: Condition, looksAt: readonly Chiave[], asks: Asks): Condition => ({
  looksAt,
  asks,
  outer,
});

/** Asked also while the date is not known: most members who are added are grown up. */
const lavora = when(
  ['dataNascita'],
  ({ dataNascita }, { who, today }) => who === 'me' || !(etaOn(dataNascita, today) < ETA_LAVORO),
);
const adulto = when(
  ['dataNascita'],
  ({ dataNascita }, { who, today }) => who === 'me' || etaOn(dataNascita, today) >= ETA_MAGGIORENNE,
);
/** Answers of the household are the first person's. */
const primaPersona = when([], (_, { who }) => who === 'me');
const possiede = when(['statoResidenza'], ({ statoResidenza }) => isPropria(statoResidenza));
const imprende = when(['professione'], ({ professione }) => professione === 'Imprenditore');
const risparmia = when(
  ['valorePatrimonioMobiliare'],
  ({ valorePatrimonioMobiliare }) => (valorePatrimonioMobiliare ?? 0) > 0,
);
const dipendente = within(
  adulto,
  ['professione'],
  ({ professione }) => professione === 'Dipendente' || professione === 'Altro',
);
const AUTONOMI: readonly (Professione | undefined)[] = [
  'Autonomo/a',
  'Artigiano/a',
  'Imprenditore',
];
const autonomo = within(adulto, ['professione'], ({ professione }) =>
  AUTONOMI.includes(professione),
);
const contribuisce = within(adulto, ['professione'], ({ professione }) =>
  CON_CONTRIBUTI.includes(professione),
);
const conFondo = within(
  adulto,
  ['polizze.previdenzaComplementare'],
  ({ polizze }) => polizze?.previdenzaComplementare === true,
);
const conLtc = within(
  adulto,
  ['polizze.rischioNonAutosufficienza'],
  ({ polizze }) => polizze?.rischioNonAutosufficienza === true,
);

/** Absent: asked of everybody. */
export const ASKED_WHEN: Readonly<Partial<Record<Chiave, Condition>>> = {
  professione: lavora,
  titoloStudio: lavora,
  redditoNettoAnnuo: lavora,
  nomeLatino: when(['firstName'], ({ firstName }) => hasOtherScript(firstName)),
  cognomeLatino: when(['lastName'], ({ lastName }) => hasOtherScript(lastName)),
  comuneResidenza: when(
    ['residenza'],
    ({ residenza }, { who }) => who === 'me' || residenza === 'altra',
  ),
  valoreResidenza: possiede,
  mutuoResidenza: possiede,
  assicurazioneResidenza: possiede,
  valoreResiduoMutuo: within(
    possiede,
    ['mutuoResidenza'],
    ({ mutuoResidenza }) => mutuoResidenza === true,
  ),
  anniContributi: contribuisce,
  primoContributo: contribuisce,
  continuita: contribuisce,
  uscita: contribuisce,
  // The kinship is chosen before the date is known.
  convivente: when(
    ['gradoParentela', 'dataNascita'],
    ({ gradoParentela, dataNascita }, { today }) =>
      gradoParentela === 'other' && !(etaOn(dataNascita, today) < ETA_MAGGIORENNE),
  ),
  figlioDi: when(
    ['gradoParentela'],
    ({ gradoParentela }) => gradoParentela === 'son' || gradoParentela === 'daughter',
  ),
  aCarico: when([], (_, { who }) => who === 'membro'),
  figliFuoriNucleo: primaPersona,
  speseMensili: primaPersona,
  rataMutuo: primaPersona,
  altriDebiti: adulto,
  mutuoSecondeCase: adulto,
  secondeCaseAssicurate: adulto,
  catastoAbitazione: possiede,
  dipendentePubblico: dipendente,
  regimeFiscale: autonomo,
  coefficienteForfettario: within(
    autonomo,
    ['regimeFiscale'],
    ({ regimeFiscale }) => regimeFiscale === 'forfettario',
  ),
  cassa: within(adulto, ['professione'], ({ professione }) => professione === 'Autonomo/a'),
  tfrMaturato: dipendente,
  tfrDestinazione: dipendente,
  contributoDatore: dipendente,
  montanteFondo: conFondo,
  anniFondo: conFondo,
  imprenditore: imprende,
  valoreAttivita: within(imprende, ['imprenditore'], ({ imprenditore }) => imprenditore === true),
  suddivisioneInvestimento: risparmia,
  strumentiInvestimento: risparmia,
  regimeInvestimento: risparmia,
  garanziePersonali: adulto,
  haTestamento: adulto,
  // Every policy, unless it is named below.
  ...Object.fromEntries(Object.keys(POLIZZE).map((key) => [`polizze.${key}`, adulto])),
  // A child is asked nothing, but the policy of a parent may cover them.
  'polizze.coperturaSanitaria': { ...adulto, keeps: true },
  'polizze.tipoLtcSottoscritta': conLtc,
  'polizze.renditaLtcMensile': within(
    conLtc,
    ['polizze.tipoLtcSottoscritta'],
    ({ polizze }) => polizze?.tipoLtcSottoscritta === 'rendita',
  ),
  'polizze.capitaleCasoMorte': within(
    adulto,
    ['polizze.casoMorte'],
    ({ polizze }) => polizze?.casoMorte === true,
  ),
  // People who are retired have nothing left to buy back.
  'laureato.riscattoFiniPensionistici': within(
    adulto,
    ['titoloStudio', 'professione'],
    ({ titoloStudio, professione }) => isLaurea(titoloStudio) && professione !== 'Pensionato/a',
  ),
};

type Check = (answers: Answers, chi: Chi) => Codice | undefined;

/** What an answer that is there must fit. Absent: nothing but its bounds. */
export const CHECKS: Readonly<Partial<Record<Chiave, Check>>> = {
  dataNascita: ({ dataNascita }, { who, today }) => {
    if (!isIsoDate(dataNascita)) return 'date';
    if (dataNascita > today) return 'dateAhead';
    const eta = ageAt(dataNascita, today);
    if (eta > ETA_MASSIMA) return 'dateFar';
    return who === 'me' && eta < ETA_MAGGIORENNE ? 'underage' : undefined;
  },
  // Old drafts may hold «me», which is the first person alone.
  gradoParentela: ({ gradoParentela }) =>
    PARENTELE.some((one) => one === gradoParentela) ? undefined : 'wrong',
  anniContributi: (answers, { today }) => {
    const { anniContributi, dataNascita, primoContributo } = answers;
    const sinceWork = Math.max(0, etaOn(dataNascita, today) - ETA_PRIMI_CONTRIBUTI);
    if ((anniContributi ?? 0) > sinceWork) return 'contributi';
    return isContraddittoria({
      refDate: today,
      anniContributi: anniContributi ?? undefined,
      primoContributo: isIsoMonth(primoContributo) ? primoContributo : undefined,
    })
      ? 'contributi'
      : undefined;
  },
  primoContributo: ({ primoContributo, dataNascita }, { today }) => {
    if (!isIsoMonth(primoContributo)) return 'date';
    if (primoContributo > today.slice(0, 7)) return 'dateAhead';
    const eta = isIsoDate(dataNascita)
      ? (monthIndex(primoContributo) - monthIndex(dataNascita)) / 12
      : Number.NaN;
    return eta <= ETA_PRIMO_CONTRIBUTO ? 'dateFar' : undefined;
  },
  valoreResiduoMutuo: mutuoError,
  suddivisioneInvestimento: ({ suddivisioneInvestimento }) => splitError(suddivisioneInvestimento),
  strumentiInvestimento: ({ strumentiInvestimento }) => splitError(strumentiInvestimento),
  regimeInvestimento: ({ regimeInvestimento }) => splitError(regimeInvestimento),
};
