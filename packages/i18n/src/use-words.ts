import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_LANGUAGE, resolveLanguage, type Language } from './languages.ts';
import { commonNamespace, errorsNamespace, uiNamespace } from './own-namespaces.ts';
import type { KeyOf, Namespace, WordTree } from './namespace.ts';

export type Values = Record<string, string | number>;
/** A translator whose keys are those of one namespace. */
export type Translate<T> = (key: KeyOf<T>, values?: Values) => string;

/**
 * The words of a namespace in the language in use, keys checked by the compiler:
 * `const t = useT(checkupNamespace); t('residenza.title')`.
 *
 * @throws Error when the namespace was not added: its page would show the keys
 */
export function useT<T extends WordTree>(namespace: Namespace<T>): Translate<T> {
  const { t, i18n } = useTranslation(namespace.name);
  if (!i18n.hasResourceBundle(DEFAULT_LANGUAGE, namespace.name))
    throw new Error(
      `the words of «${namespace.name}» were not added before its page was drawn: see withWords`,
    );
  return useCallback((key: KeyOf<T>, values?: Values) => t(key as string, { ...values }), [t]);
}

/** The words of the parts themselves, for the `ui` package. */
export const useUiWords = () => useT(uiNamespace);
/** The words common to all portals. */
export const useCommonWords = () => useT(commonNamespace);

/**
 * The language in use, for the formats that depend on it and for texts that come in both languages.
 */
export function useLanguage(): Language {
  return resolveLanguage(useTranslation().i18n.language);
}

/**
 * The text of a message that may be a key of any namespace (`forms:errors.required`, as yup schemas
 * and 422 replies carry) or already a sentence, as the exact texts of the specification are.
 */
export function useMessage(): (message: string, values?: Values) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    (message, values) => {
      const isKey = /^[a-z][\w-]*:[\w.-]+$/i.test(message) && i18n.exists(message);
      return isKey ? t(message, { ...values }) : message;
    },
    [t, i18n],
  );
}

/** The sentence for a problem code; an unknown code gets the general one, never a bare code. */
export function useErrorText(): (code: string | undefined, values?: Values) => string {
  const { t, i18n } = useTranslation(errorsNamespace.name);
  return useCallback(
    (code, values) => {
      const key =
        code !== undefined && i18n.exists(code, { ns: errorsNamespace.name }) ? code : 'INTERNAL';
      return t(key, { ...values });
    },
    [t, i18n],
  );
}
