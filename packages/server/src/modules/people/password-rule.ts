/**
 * Is this password too easy to guess? The form of specification §5 is checked by the contract; this
 * looks at the sense.
 */
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

interface Judge {
  common: ReadonlySet<string>;
  zxcvbn: ZxcvbnFactory;
}
let judge: Promise<Judge> | undefined;

const LEET: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};
const OUR_WORDS = [
  'bussola',
  'checkup',
  'patrimonio',
  'famiglia',
  'password',
  'italia',
  'benvenuto',
  'risparmio',
];

/**
 * `Password1!` → `password`: lists of common passwords are lower-case and bare, and ours must have
 * digits and capitals.
 */
export function foldPassword(password: string): string {
  const bare = /[a-z](?:.*[a-z])?/s.exec(password.toLowerCase())?.[0] ?? '';
  return [...(bare || password.toLowerCase())]
    .map((sign) => LEET[sign] ?? sign)
    .join('')
    .replace(/[^a-z0-9]/g, '');
}

/** @param own name, surname and address of the person, which a guesser tries first */
export async function isTooEasy(password: string, own: readonly string[]): Promise<boolean> {
  judge ??= load();
  const { common, zxcvbn } = await judge;
  const folded = foldPassword(password);
  if (folded.length < 4 || common.has(folded) || OUR_WORDS.includes(folded)) return true;
  const parts = [...new Set(own.flatMap((text) => partsOf(text)))].filter(
    (part) => part.length >= 4,
  );
  if (
    parts.some(
      (part) => folded === part || (folded.includes(part) && folded.length - part.length < 5),
    )
  )
    return true;
  return zxcvbn.check(password, [...parts, ...OUR_WORDS]).score < 3;
}

/**
 * As they would be typed into a password: without accents; of a name with an apostrophe its parts,
 * and the whole.
 */
function partsOf(text: string): string[] {
  const words = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[@.\s_-]+/);
  return words.flatMap((word) => [word.replace(/[^a-z0-9]/g, ''), ...word.split(/[^a-z0-9]+/)]);
}

/** 50,000 words and more: read at the first password that is set, not at start. */
async function load(): Promise<Judge> {
  const [{ ZxcvbnFactory }, common, it] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-it'),
  ]);
  // The types know one of the two shapes that a CommonJS module may come in.
  const italian = it.dictionary ?? (it as unknown as { default: typeof it }).default.dictionary;
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...italian },
    graphs: common.adjacencyGraphs,
  });
  return { common: new Set(common.dictionary['passwords-common'].map(foldPassword)), zxcvbn };
}
