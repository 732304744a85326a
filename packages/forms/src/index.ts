export { firstFormsNamespace } from './first-namespace.ts';
export { formsNamespace } from './namespace.ts';
export { FormSavingProvider, useAnswers, type FormSaving } from './form/form-saving.tsx';
export { brokenRules, flatErrors, nestedErrors, type FormErrors } from './form/rules.ts';
export { toAnswer } from './form/answer.ts';
export { valueAt, withValue } from './form/paths.ts';
export { changedOnly, isSame, partOf, type PersonaPatch } from './form/wire.ts';
export { isChiave, toForm, toPatch, type AnswersForm } from './risposte/answers-form.ts';
export { answersSchema, tabSchema } from './risposte/answers-schema.ts';
export { useAsks, WhoProvider } from './risposte/use-asks.ts';
export {
  AnagraficaFields,
  NomeFields,
  ProfessioneField,
  SessoField,
  TitoloStudioField,
} from './anagrafica/anagrafica-fields.tsx';
export { ComuneField, comuneText, type SearchComuni } from './anagrafica/comune-field.tsx';
export { RedditoField } from './anagrafica/reddito-field.tsx';
export {
  copyMembro,
  membroPatch,
  newMembro,
  toMembroForm,
  type FamigliaForm,
  type MembroForm,
} from './famiglia/famiglia-form.ts';
export { MembroFields } from './famiglia/membro-fields.tsx';
export { residenzaPatch, toResidenzaForm } from './residenza/residenza-form.ts';
export {
  AltriImmobiliFields,
  CasaFields,
  MutuoFields,
  PolizzaCasaField,
  ResidenzaFields,
} from './residenza/residenza-fields.tsx';
export { previdenzaPatch, toPrevidenzaForm } from './previdenza/previdenza-form.ts';
export {
  COPERTURE,
  POLIZZE_CHIESTE,
  WORDS as WORDS_OF_COVERS,
  type Copertura,
  type Familiare,
  type Polizza,
} from './previdenza/coperture.ts';
export {
  AnniContributiField,
  CoperturaFields,
  FondoFields,
  PrevidenzaFields,
  RiscattoField,
} from './previdenza/previdenza-fields.tsx';
export {
  AttivitaFields,
  ClassiField,
  RegimiField,
  RisparmiFields,
  StrumentiField,
  UsciteFields,
} from './finanza/finanza-fields.tsx';
export { ComposizioneFields } from './finanza/composizione-fields.tsx';
