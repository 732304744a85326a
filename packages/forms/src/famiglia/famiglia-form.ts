import type { GradoParentela, Persona } from '@bussola/domain';
import { asksLavoro } from '../anagrafica/eta.ts';
import { toAnagraficaForm, type AnagraficaForm } from '../anagrafica/anagrafica-form.ts';
import { replaceEstimates } from '../form/estimates.ts';
import { wireChoice, wireDate, wireInteger, wireText, type PersonaPatch } from '../form/wire.ts';

export type Parentela = Exclude<GradoParentela, 'me'>;
export const PARENTELE = [
  'wife',
  'husband',
  'son',
  'daughter',
  'mother',
  'father',
  'other',
] as const satisfies readonly Parentela[];

/** A member as the card asks for it. */
export interface MembroForm extends AnagraficaForm {
  _id: string;
  gradoParentela: Parentela | '';
  residenza: 'stessa' | 'altra' | '';
}
/** A member as a draft keeps it. */
export interface SavedMembro extends Persona {
  _id: string;
  gradoParentela?: GradoParentela | undefined;
  residenza?: 'stessa' | 'altra' | undefined;
}
export type MembroPatch = PersonaPatch & {
  _id: string;
  gradoParentela?: GradoParentela | null;
  residenza?: 'stessa' | 'altra' | null;
};
export interface FamigliaForm {
  membri: MembroForm[];
}

export const isSpouse = (grado: GradoParentela | '' | undefined): boolean =>
  grado === 'wife' || grado === 'husband';
export const asksComune = (residenza: 'stessa' | 'altra' | '' | undefined): boolean =>
  residenza === 'altra';

export function toMembroForm(membro: SavedMembro): MembroForm {
  return {
    ...toAnagraficaForm(membro),
    _id: membro._id,
    gradoParentela:
      membro.gradoParentela === undefined || membro.gradoParentela === 'me'
        ? ''
        : membro.gradoParentela,
    residenza: membro.residenza ?? '',
  };
}

/** An empty card. Most who are added live in the same home. */
export const newMembro = (id: string): MembroForm => ({
  ...toMembroForm({ _id: id }),
  residenza: 'stessa',
});

/** A card like another one: what two brothers share, not what makes them two. */
export const copyMembro = (membro: MembroForm, id: string): MembroForm => ({
  ...membro,
  _id: id,
  firstName: '',
  dataNascita: '',
  stimati: [...membro.stimati],
});

export function membroPatch(form: MembroForm, today: string): MembroPatch {
  const works = asksLavoro(form.dataNascita, today);
  return {
    _id: form._id,
    gradoParentela: wireChoice(form.gradoParentela),
    firstName: wireText(form.firstName),
    lastName: wireText(form.lastName),
    dataNascita: wireDate(form.dataNascita),
    professione: works ? wireChoice(form.professione) : null,
    titoloStudio: works ? wireChoice(form.titoloStudio) : null,
    redditoNettoAnnuo: works ? wireInteger(form.redditoNettoAnnuo) : null,
    residenza: wireChoice(form.residenza),
    comuneResidenza: asksComune(form.residenza) ? form.comuneResidenza : null,
    stimati: works ? form.stimati : replaceEstimates(form.stimati, ['redditoNettoAnnuo'], []),
  };
}
