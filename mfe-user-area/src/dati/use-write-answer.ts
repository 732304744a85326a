import { PROFESSIONI, RISPOSTE, TIPI_LTC, TITOLI_STUDIO, STATI_RESIDENZA } from '@bussola/domain';
import type { Chiave, Comune } from '@bussola/domain';
import { DOMANDE } from '@bussola/domain/domande';
import { comuneText, firstFormsNamespace, formsNamespace } from '@bussola/forms';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatNumber, formatPercent } from '@bussola/i18n/format';
import { useMoney } from '@bussola/ui/core';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';

const SPLITS: Readonly<Partial<Record<Chiave, string>>> = {
  suddivisioneInvestimento: 'classi',
  strumentiInvestimento: 'strumenti',
  regimeInvestimento: 'regimi',
};
const partWords = (key: Chiave, part: string) =>
  `finanza.${SPLITS[key] ?? ''}.${part}` as 'finanza.classi.azioni';

/** The parts of a split that are not nothing, the largest first: «Liquidi 46%». */
export function useSplitParts(): (key: Chiave, value: unknown) => string[] {
  const words = useT(formsNamespace);
  return (key, value) =>
    Object.entries((value ?? {}) as Record<string, number>)
      .filter(([, share]) => share > 0)
      .sort(([, a], [, b]) => b - a)
      .map(([part, share]) => `${words(partWords(key, part))} ${formatPercent(share)}`);
}

/** An answer as one reads it; amounts hidden where they are. */
export function useWriteAnswer(): (key: Chiave, value: unknown) => string {
  const t = useT(userAreaNamespace);
  const words = useT(formsNamespace);
  const first = useT(firstFormsNamespace);
  const language = useLanguage();
  const money = useMoney();
  const parts = useSplitParts();
  /** A choice with the words of the question that asked it. */
  const choice = (key: Chiave, value: string): string => {
    const professione = PROFESSIONI.find((one) => one === value);
    if (professione) return first(`professione.${professione}`);
    const titolo = TITOLI_STUDIO.find((one) => one === value);
    if (titolo) return first(`titoloStudio.${titolo}`);
    const stato = STATI_RESIDENZA.find((one) => one === value);
    if (stato) return words(`residenza.${stato}`);
    const tipo = TIPI_LTC.find((one) => one === value);
    if (tipo) return words(`previdenza.tipo.${tipo}`);
    return DOMANDE[key].choices?.[value]?.[language] ?? '';
  };
  const text = (key: Chiave, value: string): string => {
    const { kind } = RISPOSTE[key];
    if (kind === 'choice') return choice(key, value);
    if (kind === 'date') return formatDate(value, language, 'long');
    return kind === 'month' ? formatDate(`${value}-01`, language, 'month') : value;
  };
  const figure = (key: Chiave, value: number): string => {
    const { kind } = RISPOSTE[key];
    if (kind === 'euro') return money.price(value);
    return kind === 'share' ? formatPercent(value * 100) : formatNumber(value);
  };
  return (key, value) => {
    if (value === null || value === undefined) return t('dati.value.none');
    if (typeof value === 'boolean') return t(value ? 'dati.value.yes' : 'dati.value.no');
    if (typeof value === 'number') return figure(key, value);
    if (typeof value === 'string') return text(key, value);
    if (Array.isArray(value))
      return value.length === 0 ? t('dati.value.noRows') : formatNumber(value.length);
    return RISPOSTE[key].kind === 'comune'
      ? comuneText(value as Comune, first('anagrafica.estero'))
      : parts(key, value).join(' · ');
  };
}
