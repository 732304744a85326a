export { firstFormsNamespace } from './first-namespace.ts';
export { formsNamespace } from './namespace.ts';
export { FormSavingProvider, useForm, type FormSaving } from './form/form-saving.tsx';
export { brokenRules, REQUIRED, type FormErrors } from './form/rules.ts';
export {
  changedOnly,
  isSame,
  MAX_EURO,
  wireEuro,
  wireText,
  type PersonaPatch,
} from './form/wire.ts';
export { ADULT_YEARS, ageOn, asksLavoro, isAdult } from './anagrafica/eta.ts';
export {
  anagraficaPatch,
  isComuneKnown,
  toAnagraficaForm,
  type AnagraficaForm,
} from './anagrafica/anagrafica-form.ts';
export { anagraficaSchema } from './anagrafica/anagrafica-schema.ts';
export {
  AnagraficaFields,
  NomeFields,
  ProfessioneField,
  TitoloStudioField,
} from './anagrafica/anagrafica-fields.tsx';
export { comuneText } from './anagrafica/comune-field.tsx';
export {
  copyMembro,
  isSpouse,
  membroPatch,
  newMembro,
  PARENTELE,
  toMembroForm,
  type FamigliaForm,
  type MembroForm,
  type MembroPatch,
} from './famiglia/famiglia-form.ts';
export { famigliaSchema, membroSchema } from './famiglia/famiglia-schema.ts';
export { MembroFields } from './famiglia/membro-fields.tsx';
export { residenzaPatch, toResidenzaForm } from './residenza/residenza-form.ts';
export { residenzaSchema } from './residenza/residenza-schema.ts';
export { ResidenzaFields } from './residenza/residenza-fields.tsx';
export {
  asksContributi,
  asksRiscatto,
  isLaurea,
  previdenzaPatch,
  toPrevidenzaForm,
  type PrevidenzaForm,
} from './previdenza/previdenza-form.ts';
export { previdenzaSchema } from './previdenza/previdenza-schema.ts';
export { PrevidenzaFields } from './previdenza/previdenza-fields.tsx';
export {
  asksAttivita,
  asksSplits,
  attivitaPatch,
  finanzaPatch,
  toAttivitaForm,
  toFinanzaForm,
  type AttivitaForm,
  type FinanzaForm,
} from './finanza/finanza-form.ts';
export { attivitaSchema, finanzaSchema } from './finanza/finanza-schema.ts';
export {
  AttivitaFields,
  RisparmiFields,
  SuddivisioniFields,
  UsciteFields,
} from './finanza/finanza-fields.tsx';
export { CLASSI, REGIMI, STRUMENTI } from './finanza/split.ts';
