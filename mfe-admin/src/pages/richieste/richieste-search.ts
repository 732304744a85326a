import type { RichiestaRow } from '@bussola/contract';
import type { REQUEST_KINDS } from '@bussola/contract/limits';

export const WHOSE = ['me', 'nobody', 'dated'] as const;
export interface RichiesteSearch {
  search: string;
  kind: (typeof REQUEST_KINDS)[number] | '';
  whose: (typeof WHOSE)[number] | '';
}
export const NO_FILTERS: RichiesteSearch = { search: '', kind: '', whose: '' };

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('it-IT');

/** The open ones are all here: what is typed is looked for in what they say. */
export function matches(
  row: RichiestaRow,
  { search, kind, whose }: RichiesteSearch,
  ownId: string,
): boolean {
  const { body } = row;
  const text = plain([body?.subject, body?.person, body?.email, body?.words].join(' '));
  return (
    (kind === '' || row.kind === kind) &&
    (whose !== 'me' || row.owner?.id === ownId) &&
    (whose !== 'nobody' || row.owner === null) &&
    (whose !== 'dated' || row.dueOn !== null) &&
    plain(search)
      .split(/\s+/)
      .every((word) => text.includes(word))
  );
}
