export { firstFormsNamespace } from './first-namespace.ts';
export { formsNamespace } from './namespace.ts';
export { answerValue, toAnswer, type Answer } from './form/answer.ts';
export { replaceEstimates, withEstimate, withoutEstimate } from './form/estimates.ts';
export { FormSavingProvider, useForm, type FormApi, type FormField, type FormSaving } from './form/form-saving.tsx';
export { brokenRules, REQUIRED, type FormErrors } from './form/rules.ts';
export { changedOnly, isSame, MAX_EURO, wireEuro, wireText, type Patch, type PersonaPatch } from './form/wire.ts';
export { ADULT_YEARS, ageOn, asksLavoro, isAdult, WORKING_YEARS } from './anagrafica/eta.ts';
export { anagraficaPatch, ESTERO, isComuneKnown, REDDITO_STIMATO, redditoFromMonthly, toAnagraficaForm, type AnagraficaForm } from './anagrafica/anagrafica-form.ts';
export { anagraficaSchema } from './anagrafica/anagrafica-schema.ts';
export { AnagraficaFields, NomeFields, ProfessioneField, TitoloStudioField } from './anagrafica/anagrafica-fields.tsx';
export { ComuneField, comuneText, type SearchComuni } from './anagrafica/comune-field.tsx';
export { RedditoField } from './anagrafica/reddito-field.tsx';
export { copyMembro, isSpouse, membroPatch, newMembro, PARENTELE, toMembroForm, type FamigliaForm, type MembroForm, type MembroPatch, type SavedMembro } from './famiglia/famiglia-form.ts';
export { famigliaSchema, membroSchema } from './famiglia/famiglia-schema.ts';
export { MembroFields } from './famiglia/membro-fields.tsx';
export { asksMutuo, asksValore, FASCE_VALORE, residenzaPatch, toResidenzaForm, type ResidenzaForm } from './residenza/residenza-form.ts';
export { residenzaSchema } from './residenza/residenza-schema.ts';
export { ResidenzaFields } from './residenza/residenza-fields.tsx';
export { asksRiscatto, isLaurea, previdenzaPatch, toPrevidenzaForm, type PrevidenzaForm } from './previdenza/previdenza-form.ts';
export { previdenzaSchema } from './previdenza/previdenza-schema.ts';
export { PrevidenzaFields } from './previdenza/previdenza-fields.tsx';
export {
  asksAttivita, asksSplits, asksValoreAttivita, attivitaPatch, FASCE_RISPARMI, finanzaPatch, toAttivitaForm, toFinanzaForm, type AttivitaForm, type FinanzaForm,
} from './finanza/finanza-form.ts';
export { attivitaSchema, finanzaSchema } from './finanza/finanza-schema.ts';
export { AttivitaFields, RisparmiFields, SuddivisioniFields, UsciteFields } from './finanza/finanza-fields.tsx';
export { CLASSI, REGIMI, splitError, splitSum, STRUMENTI } from './finanza/split.ts';
