import { PROFESSIONI, STATI_RESIDENZA, TITOLI_STUDIO } from '@bussola/domain';
import type { InputUsato } from '@bussola/domain';
import { formsNamespace } from '@bussola/forms';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useFigure } from '@bussola/results';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** Answers made of several figures: here it is enough that they were given. */
const WHOLE: readonly string[] = [
  'suddivisioneInvestimento',
  'strumentiInvestimento',
  'regimeInvestimento',
  'laureato',
  'comuneResidenza',
];

/** An input as it is read: amounts with their unit, days as days, yes and no in words. */
export function useWriteInput(): (input: Pick<InputUsato, 'key' | 'value' | 'unit'>) => string {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const figure = useFigure();
  const words = useT(formsNamespace);
  return ({ key, value, unit }) => {
    if (value === null) return t('soluzioni.noValue');
    if (WHOLE.includes(key)) return t('soluzioni.given');
    if (typeof value === 'boolean') return t(value ? 'soluzioni.yes' : 'soluzioni.no');
    if (typeof value === 'number') return unit ? figure(value, unit) : String(value);
    // A choice is read with the words of the question that asked it.
    const professione = PROFESSIONI.find((one) => one === value);
    if (professione) return words(`professione.${professione}`);
    const titolo = TITOLI_STUDIO.find((one) => one === value);
    if (titolo) return words(`titoloStudio.${titolo}`);
    const stato = STATI_RESIDENZA.find((one) => one === value);
    if (stato) return words(`residenza.${stato}`);
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, language) : value;
  };
}
