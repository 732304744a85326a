export { addNamespace, changeLanguage, createI18n } from './create-i18n.ts';
export { DEFAULT_LANGUAGE, LANGUAGES, resolveLanguage, type Language } from './languages.ts';
export { commonNamespace, errorsNamespace, uiNamespace } from './own-namespaces.ts';
export {
  useCommonWords,
  useErrorText,
  useLanguage,
  useMessage,
  useT,
  useUiWords,
  type Translate,
  type Values,
} from './use-words.ts';
export {
  defineNamespace,
  messageKey,
  type KeyOf,
  type Namespace,
  type Translated,
  type WordTree,
} from './namespace.ts';
export { I18nextProvider } from 'react-i18next';
export type { i18n as I18n } from 'i18next';
