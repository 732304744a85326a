/**
 * The calls of the specification that save a part of one person's answers, and which answers each
 * takes. Plain data: a browser picks the call by it. What no part takes goes by `updateMember`.
 */
import { keysOf } from '@bussola/domain/records';
import { isLaurea, LAUREATO, POLIZZE } from '@bussola/domain';
import type { Chiave, Persona } from '@bussola/domain';

type Inside<G extends string, T> = `${G}.${keyof T & string}`;
const inside = <G extends string, T extends object>(group: G, table: T): Inside<G, T>[] =>
  keysOf(table).map((key): Inside<G, T> => `${group}.${key}`);

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

/** The name of an answer in the body of its part: `casoMorte` of `polizze.casoMorte`. */
export const fieldOf = (key: string): string => key.split('.').at(-1) ?? key;

export interface PartBody {
  version?: number | undefined;
  stimati?: string[] | undefined;
  /** Absent = untouched, null = taken back. */
  [field: string]: unknown;
}
type Groups = Pick<Persona, 'polizze' | 'laureato'>;
/** What a group holds before a part changes some of it. */
const groupsOf = ({ polizze, laureato, titoloStudio }: Persona): Groups => ({
  polizze: polizze ?? {},
  laureato: { stato: isLaurea(titoloStudio), ...laureato },
});

/** A part as a change of the whole person: in a group the other answers stay as they are. */
export function partData(part: AnswerPart, body: PartBody, stored: Persona): object {
  const groups = new Map<string, Record<string, unknown>>();
  const data: Record<string, unknown> = {};
  for (const key of ANSWER_PARTS[part]) {
    const value = body[fieldOf(key)];
    if (value === undefined) continue;
    if (!key.includes('.')) {
      data[key] = value;
      continue;
    }
    const name = key.startsWith('polizze.') ? 'polizze' : 'laureato';
    const group = groups.get(name) ?? { ...groupsOf(stored)[name] };
    if (value === null) Reflect.deleteProperty(group, fieldOf(key));
    else group[fieldOf(key)] = value;
    groups.set(name, group);
  }
  return {
    ...data,
    ...Object.fromEntries(groups),
    ...(body.stimati ? { stimati: body.stimati } : {}),
  };
}
