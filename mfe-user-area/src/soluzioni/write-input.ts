import { isChiave, PROFESSIONI, STATI_RESIDENZA, TIPI_LTC, TITOLI_STUDIO } from '@bussola/domain';
import type { InputUsato } from '@bussola/domain';
import { DOMANDE } from '@bussola/domain/domande';
import { formsNamespace } from '@bussola/forms';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useFigure } from '@bussola/results';
import { workOf } from '../famiglia/work.ts';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

/** Answers of several figures: it is enough here that they were given. */
const WHOLE: readonly string[] = [
  'suddivisioneInvestimento',
  'strumentiInvestimento',
  'regimeInvestimento',
];

/** An input as it is read: amounts with their unit, days as days, yes and no in words. */
export function useWriteInput(): (input: Pick<InputUsato, 'key' | 'value' | 'unit'>) => string {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const figure = useFigure();
  const choiceOf = useChoice();
  return ({ key, value, unit }) => {
    if (value === null) return t('soluzioni.noValue');
    if (WHOLE.includes(key)) return t('soluzioni.given');
    if (typeof value === 'boolean') return t(value ? 'soluzioni.yes' : 'soluzioni.no');
    if (typeof value === 'number') return unit ? figure(value, unit) : String(value);
    const choice = choiceOf(key, value);
    if (choice !== undefined) return choice;
    if (/^\d{4}-\d{2}$/.test(value)) return value.split('-').toReversed().join('/');
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? formatDate(value, language) : value;
  };
}

/** The words of a choice, as its question says them; undefined if the value is no choice. */
function useChoice(): (key: string, value: string) => string | undefined {
  const t = useT(userAreaNamespace);
  const words = useT(formsNamespace);
  const language = useLanguage();
  return (key, value) => {
    const work = workOf({ professione: PROFESSIONI.find((one) => one === value) });
    if (work) return t(`area.work.${work}`);
    const titolo = TITOLI_STUDIO.find((one) => one === value);
    if (titolo) return words(`titoloStudio.${titolo}`);
    const stato = STATI_RESIDENZA.find((one) => one === value);
    if (stato) return words(`residenza.${stato}`);
    const tipo = TIPI_LTC.find((one) => one === value);
    if (tipo) return words(`previdenza.tipo.${tipo}`);
    return isChiave(key) ? DOMANDE[key].choices?.[value]?.[language] : undefined;
  };
}
