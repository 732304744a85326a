import { array, boolean, mixed, number, object, string } from 'yup';
import { amount, requiredAmount, requiredChoice, untouched } from '../form/rules.ts';
import { asksCapitale, asksFondo, asksRendita, asksRiscatto, asksTipoLtc, MAX_ANNI } from './previdenza-form.ts';

const years = () => amount().max(MAX_ANNI, 'forms:errors.years').test('whole', 'forms:errors.whole', (value) => !Number.isFinite(value) || Number.isInteger(value));

export const previdenzaSchema = object({
  titoloStudio: string(),
  isPensionato: boolean(),
  polizze: object({
    previdenzaComplementare: requiredChoice(),
    rischioNonAutosufficienza: requiredChoice(),
    tipoLtcSottoscritta: string().when('rischioNonAutosufficienza', { is: asksTipoLtc, then: () => requiredChoice(), otherwise: () => untouched().strip() }),
    renditaLtcMensile: mixed().when(['rischioNonAutosufficienza', 'tipoLtcSottoscritta'], { is: asksRendita, then: () => requiredAmount(), otherwise: () => untouched().strip() }),
    invaliditaPermanente: requiredChoice(),
    casoMorte: requiredChoice(),
    capitaleCasoMorte: mixed().when('casoMorte', { is: asksCapitale, then: () => requiredAmount(), otherwise: () => untouched().strip() }),
    coperturaSanitaria: requiredChoice(),
  }),
  riscatto: string().when(['titoloStudio', 'isPensionato'], { is: asksRiscatto, then: () => requiredChoice(), otherwise: () => untouched().strip() }),
  // The balance may stay unknown: the estimate then starts from nothing, and says so.
  montanteFondo: number().when('polizze.previdenzaComplementare', { is: asksFondo, then: () => amount(), otherwise: () => untouched().strip() }),
  anniFondo: number().when('polizze.previdenzaComplementare', { is: asksFondo, then: () => years(), otherwise: () => untouched().strip() }),
  stimati: array(),
});
