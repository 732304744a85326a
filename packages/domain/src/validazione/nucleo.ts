/**
 * A member and a household as a whole. Errors name the field; members' errors name the member too.
 */
import { isPropria, type Membro, type Persona } from '../nucleo.ts';
import type { IsoDate } from '../money.ts';
import { MESSAGGI } from './messaggi.ts';
import {
  isMaggiorenne,
  validateAnniContributi,
  validateDataNascita,
  validateEuro,
  validateMutuo,
  validateSplit,
} from './validazione.ts';

export interface Errore {
  field: string;
  message: string;
  memberId?: string;
}

const IN_EURO = [
  'redditoNettoAnnuo',
  'valoreResidenza',
  'valoreResiduoMutuo',
  'valorePatrimonioImmobiliare',
  'valorePatrimonioImmobiliareSecondHomes',
  'valorePatrimonioMobiliare',
  'valoreAttivita',
  'montanteFondo',
] as const satisfies readonly (keyof Persona)[];
const SPLITS = [
  'suddivisioneInvestimento',
  'strumentiInvestimento',
  'regimeInvestimento',
] as const satisfies readonly (keyof Persona)[];

/** What was answered, checked; what was not answered is not an error here. */
export function validateMembro(membro: Partial<Membro>, refDate: IsoDate): Errore[] {
  const errors: Errore[] = [];
  const check = (field: string, message: string | null) => {
    if (message) errors.push({ field, message, ...(membro._id ? { memberId: membro._id } : {}) });
  };
  const { dataNascita, anniContributi, valoreResidenza, valoreResiduoMutuo, polizze } = membro;

  for (const field of IN_EURO)
    if (membro[field] !== undefined) check(field, validateEuro(membro[field]));
  for (const field of ['renditaLtcMensile', 'capitaleCasoMorte'] as const)
    if (polizze?.[field] !== undefined) check(`polizze.${field}`, validateEuro(polizze[field]));

  if (dataNascita !== undefined) {
    const message = validateDataNascita(dataNascita, refDate);
    check('dataNascita', message);
    if (!message) {
      if (membro.gradoParentela === 'me' && !isMaggiorenne(dataNascita, refDate))
        check('dataNascita', MESSAGGI.minorenne);
      if (anniContributi !== undefined)
        check('anniContributi', validateAnniContributi(anniContributi, dataNascita, refDate));
    }
  }

  if (
    membro.mutuoResidenza &&
    membro.statoResidenza !== undefined &&
    !isPropria(membro.statoResidenza)
  )
    check('mutuoResidenza', MESSAGGI.valoreErrato);
  else if (
    membro.mutuoResidenza &&
    valoreResidenza !== undefined &&
    valoreResiduoMutuo !== undefined &&
    !errors.some(({ field }) => field === 'valoreResiduoMutuo')
  ) {
    check('valoreResiduoMutuo', validateMutuo(valoreResidenza, valoreResiduoMutuo));
  }

  for (const field of SPLITS) {
    const split = membro[field];
    if (split && isAsked(membro, split))
      check(field, validateSplit(split as unknown as Record<string, unknown>));
  }
  return errors;
}

/** Without financial wealth the splits are not asked; all zeros are then as good as no answer. */
const isAsked = (membro: Partial<Membro>, split: object): boolean =>
  (membro.valorePatrimonioMobiliare ?? 0) > 0 || Object.values(split).some((value) => value !== 0);

/**
 * A whole household: exactly one «me», at most one spouse, and every member on its own. Twins are
 * welcome.
 */
export function validateNucleo(membri: readonly Membro[], refDate: IsoDate): Errore[] {
  const errors: Errore[] = [];
  const mes = membri.filter(({ gradoParentela }) => gradoParentela === 'me');
  if (mes.length === 0) errors.push({ field: 'gradoParentela', message: MESSAGGI.valoreErrato });
  for (const extra of mes.slice(1))
    errors.push({ field: 'gradoParentela', message: MESSAGGI.valoreErrato, memberId: extra._id });
  const spouses = membri.filter(
    ({ gradoParentela }) => gradoParentela === 'wife' || gradoParentela === 'husband',
  );
  for (const extra of spouses.slice(1))
    errors.push({ field: 'gradoParentela', message: MESSAGGI.valoreErrato, memberId: extra._id });
  return [...errors, ...membri.flatMap((membro) => validateMembro(membro, refDate))];
}
