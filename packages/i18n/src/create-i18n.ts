import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { DEFAULT_LANGUAGE, resolveLanguage, type Language } from './languages.ts';
import { commonNamespace, errorsNamespace, uiNamespace } from './own-namespaces.ts';
import type { Namespace, WordTree } from './namespace.ts';

/**
 * The one i18next instance, made and owned by the shell before the first render. Italian is there
 * at once; another language is fetched before the promise settles, so that no screen flashes in the
 * wrong one.
 */
export async function createI18n({ language }: { language?: unknown } = {}): Promise<i18n> {
  const instance = createInstance();
  const own: Namespace[] = [commonNamespace, uiNamespace, errorsNamespace];
  void instance.use(initReactI18next).init({
    lng: DEFAULT_LANGUAGE,
    fallbackLng: DEFAULT_LANGUAGE,
    ns: own.map(({ name }) => name),
    defaultNS: commonNamespace.name,
    resources: { [DEFAULT_LANGUAGE]: Object.fromEntries(own.map(({ name, it }) => [name, it])) },
    // Synchronous: everything it needs is in the call, and the first render waits for nothing.
    initAsync: false,
    // React escapes what it prints; escaping here too would show «&#39;» in names like D'Angelo.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    returnNull: false,
  });
  for (const namespace of own) registryOf(instance).set(namespace.name, namespace);
  await changeLanguage(instance, resolveLanguage(language));
  return instance;
}

/**
 * Adds the words of a portal or package, in Italian and in the language in use; adding twice is
 * harmless.
 */
export async function addNamespace<T extends WordTree>(
  instance: i18n,
  namespace: Namespace<T>,
): Promise<void> {
  registryOf(instance).set(namespace.name, namespace);
  instance.addResourceBundle(DEFAULT_LANGUAGE, namespace.name, namespace.it, true, true);
  await loadWords(instance, namespace, resolveLanguage(instance.language));
}

/**
 * Fetches what the language lacks in every namespace known so far, then switches; the old language
 * stays until all is there.
 */
export async function changeLanguage(instance: i18n, language: Language): Promise<void> {
  await Promise.all(
    [...registryOf(instance).values()].map((namespace) => loadWords(instance, namespace, language)),
  );
  if (instance.language !== language) await instance.changeLanguage(language);
}

async function loadWords(instance: i18n, namespace: Namespace, language: Language): Promise<void> {
  if (language === DEFAULT_LANGUAGE || instance.hasResourceBundle(language, namespace.name)) return;
  instance.addResourceBundle(language, namespace.name, await namespace.en(), true, true);
}

// On the instance and under a global symbol, so that a portal built with a copy of this package
// still meets the shell's list.
const REGISTRY = Symbol.for('bussola.i18n.namespaces');
function registryOf(instance: i18n): Map<string, Namespace> {
  const holder = instance as unknown as Record<symbol, Map<string, Namespace> | undefined>;
  return (holder[REGISTRY] ??= new Map<string, Namespace>());
}
