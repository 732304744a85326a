import { etichetta } from '@bussola/domain/nomi';
import type { Chiave } from '@bussola/domain';
import { useLanguage } from '@bussola/i18n';

/** What an answer is called, as the results call it. */
export function useAnswerLabel(): (key: Chiave) => string {
  const language = useLanguage();
  return (key) => etichetta(key)[language];
}
