import { array, boolean, mixed, object, string } from 'yup';
import { REQUIRED, requiredAmount, untouched } from '../form/rules.ts';
import { asksAttivita, asksSplits, asksValoreAttivita } from './finanza-form.ts';
import { splitError } from './split.ts';

/** Asked only of who has savings; then it must be 100, whole, before one goes on. */
const split = () =>
  mixed<Record<string, number>>().when('valorePatrimonioMobiliare', {
    is: asksSplits,
    then: (field) =>
      field.test('hundred', function hundred(value) {
        const message = splitError(value ?? {});
        return message === undefined || this.createError({ message });
      }),
    otherwise: () => untouched().strip(),
  });

export const attivitaSchema = object({
  professione: string(),
  imprenditore: boolean().when('professione', {
    is: asksAttivita,
    then: () => boolean().nullable().required(REQUIRED),
    otherwise: () => untouched().strip(),
  }),
  valoreAttivita: mixed().when(['professione', 'imprenditore'], {
    is: asksValoreAttivita,
    then: () => requiredAmount(),
    otherwise: () => untouched().strip(),
  }),
  stimati: array(),
});

export const finanzaSchema = attivitaSchema.shape({
  valorePatrimonioMobiliare: requiredAmount(),
  suddivisioneInvestimento: split(),
  strumentiInvestimento: split(),
  regimeInvestimento: split(),
});
