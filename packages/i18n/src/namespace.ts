/**
 * Words of one namespace. Italian is written first and travels with the code; English has the same
 * shape and is fetched only when somebody reads it.
 */
export interface WordTree {
  readonly [key: string]: string | WordTree;
}

/**
 * The same keys with other texts: an `en` file typed `Translated<typeof it>` fails the type check
 * when a key is missing.
 */
export type Translated<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : Translated<T[K]>;
};

type Plural<K extends string> =
  K extends `${infer Base}_${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'}` ? Base : K;

/** Dotted paths to the texts of a tree, plural suffixes removed: `'draft.saved'`. */
export type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? Plural<K> : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

export interface Namespace<T extends WordTree = WordTree> {
  name: string;
  it: T;
  en: () => Promise<Translated<T>>;
}

/** A message as yup schemas carry it, said by `useMessage`: `user-area:report.nameMissing`. */
export const messageKey = <T extends WordTree>({ name }: Namespace<T>, key: KeyOf<T>): string =>
  `${name}:${key}`;

/**
 * Ties a namespace to its Italian words, so that hooks and English files are checked against them.
 */
export function defineNamespace<const T extends WordTree>(
  name: string,
  it: T,
  en: () => Promise<Translated<T>>,
): Namespace<T> {
  return { name, it, en };
}
