import type { Testamento } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { testamentoNamespace } from '../../locales/testamento-namespace.ts';

export const FACTS = ['forma', 'notaio', 'indirizzo', 'chiLoSa', 'rivistoIl'] as const;
type Fact = (typeof FACTS)[number];

/** What the record says, in words; undefined without a record. */
export function useFactText() {
  const t = useT(testamentoNamespace);
  const language = useLanguage();
  return (record: Testamento | undefined, fact: Fact): string | undefined => {
    if (fact === 'forma') return record?.forma ? t(`forme.${record.forma}.name`) : undefined;
    if (fact === 'rivistoIl')
      return record?.rivistoIl ? formatDate(record.rivistoIl, language, 'long') : undefined;
    return record?.[fact] ?? undefined;
  };
}
