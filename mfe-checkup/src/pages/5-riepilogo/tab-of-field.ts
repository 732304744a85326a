import { CHIAVI, TAB, tabOf } from '@bussola/domain';
import type { Tab } from '../../steps.ts';

/** The tab that asks for a field: where a refusal of the whole is to be looked at. */
export function tabOfField(field: string): Tab {
  const [list, _place, ...rest] = field.split('.');
  const who = list === 'membri' ? 'membro' : 'me';
  const path = `${who === 'me' ? field : rest.join('.')}.`;
  // The field may be a whole group (`polizze`) or a part of a split.
  const key = CHIAVI.find((one) => `${one}.`.startsWith(path) || path.startsWith(`${one}.`));
  return key === undefined ? (who === 'me' ? TAB.personali : TAB.famiglia) : tabOf(key, who);
}
