export { firstFormsNamespace } from './first-namespace.ts';
export { formsNamespace } from './namespace.ts';
export { FormSavingProvider, useAnswers, type FormSaving } from './form/form-saving.tsx';
export { brokenRules, flatErrors, nestedErrors, type FormErrors } from './form/rules.ts';
export { valueAt, withValue } from './form/paths.ts';
export { changedOnly, isSame, partOf, type PersonaPatch } from './form/wire.ts';
export { toForm, toPatch, type AnswersForm } from './risposte/answers-form.ts';
export { answersSchema, tabSchema } from './risposte/answers-schema.ts';
export { Domande } from './domanda/domande.tsx';
export { MayProvider, useAsks, useMay, WhoProvider } from './risposte/use-asks.ts';
export * from './anagrafica/anagrafica-fields.tsx';
export * from './anagrafica/comune-field.tsx';
export { ComuneNotFound } from './anagrafica/comune-not-found.tsx';
export { comuneOption, isComuneWhole } from './anagrafica/comune-option.ts';
export * from './anagrafica/reddito-field.tsx';
export {
  copyMembro,
  membroPatch,
  newMembro,
  toMembroForm,
  type FamigliaForm,
  type MembroForm,
} from './famiglia/famiglia-form.ts';
export * from './famiglia/membro-fields.tsx';
export { LegameField } from './famiglia/legame-field.tsx';
export { residenzaPatch, toResidenzaForm } from './residenza/residenza-form.ts';
export * from './residenza/residenza-fields.tsx';
export { previdenzaPatch, toPrevidenzaForm } from './previdenza/previdenza-form.ts';
export {
  COPERTURE,
  POLIZZE_CHIESTE,
  type Copertura,
  type Familiare,
  type Polizza,
} from './previdenza/coperture.ts';
export * from './previdenza/previdenza-fields.tsx';
export * from './finanza/finanza-fields.tsx';
export * from './finanza/composizione-fields.tsx';
