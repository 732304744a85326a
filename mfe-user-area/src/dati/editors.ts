/**
 * Which answers are changed together, in one editor. A page that shows a figure finds its editor
 * here.
 */
import type { Chiave } from '@bussola/domain';
import { datoPath } from '../paths.ts';

const ONE_BY_ONE = {
  // who you are
  comune: ['comuneResidenza'],
  // what comes in
  reddito: ['redditoNettoAnnuo'],
  spese: ['speseMensili'],
  // what you have
  casa: ['statoResidenza', 'valoreResidenza'],
  altriImmobili: ['valorePatrimonioImmobiliareSecondHomes', 'valorePatrimonioImmobiliare'],
  risparmi: ['valorePatrimonioMobiliare'],
  suddivisione: ['suddivisioneInvestimento'],
  strumenti: ['strumentiInvestimento'],
  regimi: ['regimeInvestimento'],
  attivita: ['imprenditore', 'valoreAttivita'],
  fondo: ['polizze.previdenzaComplementare', 'montanteFondo', 'anniFondo'],
  // what you owe
  mutuo: ['mutuoResidenza', 'valoreResiduoMutuo'],
  rata: ['rataMutuo'],
  debiti: ['altriDebiti'],
  // what protects you
  casoMorte: ['polizze.casoMorte', 'polizze.capitaleCasoMorte'],
  invalidita: ['polizze.invaliditaPermanente'],
  ltc: [
    'polizze.rischioNonAutosufficienza',
    'polizze.tipoLtcSottoscritta',
    'polizze.renditaLtcMensile',
  ],
  salute: ['polizze.coperturaSanitaria'],
  polizzaCasa: ['assicurazioneResidenza'],
  // details that make the results surer
  contributi: ['anniContributi', 'primoContributo', 'continuita'],
  uscita: ['uscita'],
  lavoro: ['dipendentePubblico', 'regimeFiscale', 'coefficienteForfettario', 'cassa'],
  tfr: ['tfrMaturato', 'tfrDestinazione', 'contributoDatore'],
  laurea: ['laureato.riscattoFiniPensionistici', 'laureato.anni'],
  legami: ['convivente', 'figlioDi', 'aCarico'],
  figliFuori: ['figliFuoriNucleo'],
  altreCase: ['mutuoSecondeCase', 'secondeCaseAssicurate'],
  catasto: ['catastoAbitazione'],
  legale: ['polizze.tutelaLegale'],
  garanzie: ['garanziePersonali'],
  testamento: ['haTestamento'],
} as const satisfies Readonly<Record<string, readonly Chiave[]>>;
/** All that one owns and owes at once: the editors that stand together. */
export const PATRIMONIO = [
  'casa',
  'mutuo',
  'polizzaCasa',
  'altriImmobili',
  'risparmi',
  'attivita',
] as const;
export const EDITORS = {
  ...ONE_BY_ONE,
  patrimonio: PATRIMONIO.flatMap((id) => [...ONE_BY_ONE[id]]),
} as const satisfies Readonly<Record<string, readonly Chiave[]>>;
export type EditorId = keyof typeof EDITORS;
const IDS = Object.keys(EDITORS) as EditorId[];
export const isEditor = (id: string | null): id is EditorId => IDS.some((one) => one === id);
export const keysOf = (editor: EditorId): readonly Chiave[] => EDITORS[editor];

/** What is open over the page: an editor, a person, or an answer of the whole household. */
export type DatoId = EditorId | 'persona' | 'uscite' | 'perimetro';
export const isDato = (id: string | null): id is DatoId =>
  isEditor(id) || id === 'persona' || id === 'uscite' || id === 'perimetro';

/** The datum that an answer belongs to; who somebody is where no editor has it. */
export function datoOf(key: string): DatoId {
  if (key === 'uscitePianificate') return 'uscite';
  if (key === 'analisiFamiliare') return 'perimetro';
  return (
    IDS.find((id) => id !== 'patrimonio' && keysOf(id).some((one) => one === key)) ?? 'persona'
  );
}

/** The details, in the order of the page. */
export const DETTAGLI = [
  'contributi',
  'uscita',
  'lavoro',
  'tfr',
  'laurea',
  'legami',
  'figliFuori',
  'altreCase',
  'catasto',
  'legale',
  'garanzie',
  'testamento',
] as const satisfies readonly EditorId[];
export type Dettaglio = (typeof DETTAGLI)[number];

/** Where an answer that a result used is given or corrected. */
export const answerPath = ({ key, memberId }: { key: string; memberId?: string | undefined }) =>
  datoPath(datoOf(key), memberId);
