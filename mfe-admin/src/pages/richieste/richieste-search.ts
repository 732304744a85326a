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

const ofWhom = (
  { owner, dueOn }: RichiestaRow,
  whose: RichiesteSearch['whose'],
  ownId: string,
): boolean => {
  if (whose === 'me') return owner?.id === ownId;
  if (whose === 'nobody') return owner === null;
  return whose === '' || dueOn !== null;
};
const textOf = ({ body }: RichiestaRow): string =>
  plain(body ? [body.subject, body.person, body.email ?? '', body.words].join(' ') : '');

/** The open ones are all here: what is typed is looked for in what they say. */
export const matches = (
  row: RichiestaRow,
  { search, kind, whose }: RichiesteSearch,
  ownId: string,
): boolean =>
  (kind === '' || row.kind === kind) &&
  ofWhom(row, whose, ownId) &&
  plain(search)
    .split(/\s+/)
    .every((word) => textOf(row).includes(word));
