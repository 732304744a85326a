/**
 * The calls of the specification that save a part of one person's answers, and which answers each
 * takes. Plain data: a browser picks the call by it. What no part takes goes by `updateMember`.
 */
import { LAUREATO, POLIZZE } from '@bussola/domain';
import type { Chiave } from '@bussola/domain';

type Inside<G extends string, T> = `${G}.${keyof T & string}`;
const inside = <G extends string, T extends object>(group: G, table: T): Inside<G, T>[] =>
  (Object.keys(table) as (keyof T & string)[]).map((key): Inside<G, T> => `${group}.${key}`);

const FONDO = 'polizze.previdenzaComplementare';
export const ANSWER_PARTS = {
  updateReddito: ['redditoNettoAnnuo'],
  enableAssicurazioni: inside('polizze', POLIZZE).filter((key) => key !== FONDO),
  enablePrevidenza: [
    FONDO,
    'montanteFondo',
    'anniFondo',
    'anniContributi',
    'primoContributo',
    'continuita',
    'uscita',
    'cassa',
    'tfrMaturato',
    'tfrDestinazione',
    'contributoDatore',
  ],
  enableLaurea: inside('laureato', LAUREATO),
  updateImmobili: [
    'statoResidenza',
    'valoreResidenza',
    'mutuoResidenza',
    'valoreResiduoMutuo',
    'assicurazioneResidenza',
    'valorePatrimonioImmobiliare',
    'valorePatrimonioImmobiliareSecondHomes',
    'rataMutuo',
    'mutuoSecondeCase',
    'secondeCaseAssicurate',
    'catastoAbitazione',
  ],
  updateMobiliare: ['valorePatrimonioMobiliare', 'imprenditore', 'valoreAttivita'],
  updateSuddivisione: ['suddivisioneInvestimento'],
  updateStrumenti: ['strumentiInvestimento'],
  updateRegimi: ['regimeInvestimento'],
} as const satisfies Readonly<Record<string, readonly Chiave[]>>;
export type AnswerPart = keyof typeof ANSWER_PARTS;
