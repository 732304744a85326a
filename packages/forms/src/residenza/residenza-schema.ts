import { array, boolean, number, object, ref } from 'yup';
import { amount, REQUIRED, requiredAmount, requiredChoice, untouched } from '../form/rules.ts';
import { asksMutuo, asksValore } from './residenza-form.ts';

export const residenzaSchema = object({
  statoResidenza: requiredChoice(),
  valoreResidenza: number().when('statoResidenza', {
    is: asksValore,
    then: () => requiredAmount(),
    otherwise: () => untouched().strip(),
  }),
  mutuoResidenza: boolean().when('statoResidenza', {
    is: asksValore,
    then: () => boolean().nullable().required(REQUIRED),
    otherwise: () => untouched().strip(),
  }),
  valoreResiduoMutuo: number().when(['statoResidenza', 'mutuoResidenza'], {
    is: asksMutuo,
    // While the value is missing there is nothing to compare with: the value's own error says so.
    then: () =>
      requiredAmount().when('valoreResidenza', {
        is: (value: unknown) => typeof value === 'number' && Number.isFinite(value),
        then: (field) => field.max(ref('valoreResidenza'), 'forms:residenza.mutuoOverValore'),
      }),
    otherwise: () => untouched().strip(),
  }),
  assicurazioneResidenza: boolean().when('statoResidenza', {
    is: asksValore,
    then: () => boolean().nullable().required(REQUIRED),
    otherwise: () => untouched().strip(),
  }),
  secondeCase: amount(),
  altriImmobili: amount(),
  stimati: array(),
});
