import { array, boolean, mixed, object, string } from 'yup';
import type { Comune } from '@bussola/domain';
import {
  comuneResidenza,
  dataNascita,
  redditoNettoAnnuo,
} from '../anagrafica/anagrafica-schema.ts';
import { asksLavoro } from '../anagrafica/eta.ts';
import { name, requiredChoice, requiredName, untouched } from '../form/rules.ts';
import { asksComune, isSpouse, type MembroForm } from './famiglia-form.ts';

/** Asked of whoever may work: the age comes from the card's own date and the day of the form. */
const whenWorks = (
  asked: () => ReturnType<typeof requiredChoice> | ReturnType<typeof redditoNettoAnnuo>,
) =>
  mixed().when(['dataNascita', '$today'], ([birth, today]) =>
    asksLavoro(typeof birth === 'string' ? birth : '', String(today))
      ? asked()
      : untouched().strip(),
  );

export const membroSchema = object({
  _id: string().required(),
  gradoParentela: requiredChoice(),
  firstName: requiredName(),
  lastName: name(),
  dataNascita: dataNascita(),
  professione: whenWorks(requiredChoice),
  titoloStudio: whenWorks(requiredChoice),
  redditoNettoAnnuo: whenWorks(redditoNettoAnnuo),
  residenza: requiredChoice(),
  comuneResidenza: mixed<Comune>()
    .nullable()
    .when('residenza', {
      is: asksComune,
      then: () => comuneResidenza(),
      otherwise: () => untouched().strip(),
    }),
  isComuneLibero: boolean(),
  sesso: string(),
  stimati: array(),
});

/** The whole family: no second husband or wife. Alone is a family too. */
export const famigliaSchema = object({
  membri: array()
    .of(membroSchema)
    .required()
    .test('one-spouse', function onlyOne(membri) {
      const spouses = ((membri ?? []) as unknown as MembroForm[])
        .map(({ gradoParentela }, place) => (isSpouse(gradoParentela) ? place : -1))
        .filter((place) => place >= 0);
      const second = spouses[1];
      return (
        second === undefined ||
        this.createError({
          path: `membri.${second}.gradoParentela`,
          message: 'forms:famiglia.secondSpouse',
        })
      );
    }),
});
