import { isIsoDate, validateAnniContributi } from '@bussola/domain';
import { array, boolean, mixed, number, object, string } from 'yup';
import type { TestContext } from 'yup';
import { amount, requiredAmount, requiredChoice, untouched } from '../form/rules.ts';
import {
  asksCapitale,
  asksContributi,
  asksFondo,
  asksRendita,
  asksRiscatto,
  asksTipoLtc,
  MAX_ANNI,
} from './previdenza-form.ts';

const years = () =>
  amount()
    .max(MAX_ANNI, 'forms:errors.years')
    .test(
      'whole',
      'forms:errors.whole',
      (value) => !Number.isFinite(value) || Number.isInteger(value),
    );

/**
 * Nobody has more years of contributions than their age allows; without a birth date nothing is
 * known.
 */
function fitsAge(value: unknown, { options, parent }: TestContext): boolean {
  const { dataNascita } = parent as { dataNascita: string };
  if (
    typeof value !== 'number' ||
    !Number.isFinite(value) ||
    value > MAX_ANNI ||
    !isIsoDate(dataNascita)
  )
    return true;
  return (
    validateAnniContributi(value, dataNascita, (options.context as { today: string }).today) ===
    null
  );
}

export const previdenzaSchema = object({
  titoloStudio: string(),
  isPensionato: boolean(),
  professione: string(),
  dataNascita: string(),
  anniContributi: number().when('professione', {
    is: asksContributi,
    then: () => years().test('age', 'forms:errors.contributi', fitsAge),
    otherwise: () => untouched().strip(),
  }),
  polizze: object({
    previdenzaComplementare: requiredChoice(),
    rischioNonAutosufficienza: requiredChoice(),
    tipoLtcSottoscritta: string().when('rischioNonAutosufficienza', {
      is: asksTipoLtc,
      then: () => requiredChoice(),
      otherwise: () => untouched().strip(),
    }),
    renditaLtcMensile: mixed().when(['rischioNonAutosufficienza', 'tipoLtcSottoscritta'], {
      is: asksRendita,
      then: () => requiredAmount(),
      otherwise: () => untouched().strip(),
    }),
    invaliditaPermanente: requiredChoice(),
    casoMorte: requiredChoice(),
    capitaleCasoMorte: mixed().when('casoMorte', {
      is: asksCapitale,
      then: () => requiredAmount(),
      otherwise: () => untouched().strip(),
    }),
    coperturaSanitaria: requiredChoice(),
  }),
  riscatto: string().when(['titoloStudio', 'isPensionato'], {
    is: asksRiscatto,
    then: () => requiredChoice(),
    otherwise: () => untouched().strip(),
  }),
  // The balance may stay unknown: the estimate then starts from nothing, and says so.
  montanteFondo: number().when('polizze.previdenzaComplementare', {
    is: asksFondo,
    then: () => amount(),
    otherwise: () => untouched().strip(),
  }),
  anniFondo: number().when('polizze.previdenzaComplementare', {
    is: asksFondo,
    then: () => years(),
    otherwise: () => untouched().strip(),
  }),
  stimati: array(),
});
