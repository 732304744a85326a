import type { ResponseOf } from '@bussola/contract';

export type Constants = ResponseOf<'getCostanti'>;
export type Constant = Constants['costanti'][number];
export type Release = ResponseOf<'costantiReleaseDetail'>;
export type Summary = ResponseOf<'costantiReleases'>['releases'][number];

/** One draft or release; with a constant, opened to change it. */
export function releasePath(id: string | undefined, ...keys: readonly string[]): string {
  const query = new URLSearchParams();
  if (id !== undefined) query.set('id', id);
  for (const key of keys) query.append('costante', key);
  return `/admin/costanti/versione?${query.toString()}`;
}
export const historyPath = (key?: string): string =>
  key === undefined
    ? '/admin/costanti/storia'
    : `/admin/costanti/storia?${new URLSearchParams({ costante: key }).toString()}`;

/** The draft that a new value goes into: the newest that is open. */
export const draftOf = ({ drafts }: Constants): string | undefined =>
  drafts.find(({ state }) => state === 'draft')?.id;
