/** Words that solutions share: names, counts, and the figures inside a sentence. */
import { known } from '../records.ts';
import { NOMI } from './nomi.ts';
import { words, type SoluzioneCode, type Words } from '../aree.ts';
import { formatEuro, formatNumero, formatQuota } from '../format.ts';
import type { Persona } from '../soluzioni/fatti.ts';

export const same = (text: string): Words => ({ it: text, en: text });
export const euro = (value: number): string => formatEuro(value);
export const pct = (share: number, decimali = 0): string => formatQuota(share, decimali);
/** Years with at most one decimal: `17,6`. */
export const numeroAnni = (value: number): string => formatNumero(value, 1).replace(/,0$/, '');
export const anni = (value: number): Words =>
  words(
    `${numeroAnni(value)} ${value === 1 ? 'anno' : 'anni'}`,
    `${numeroAnni(value)} ${value === 1 ? 'year' : 'years'}`,
  );

/** «69 anni e 6 mesi». */
export function etaInMesi(months: number): Words {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  if (rest === 0) return words(`${years} anni`, `${years}`);
  return words(
    `${years} anni e ${rest} ${rest === 1 ? 'mese' : 'mesi'}`,
    `${years} years and ${rest} ${rest === 1 ? 'month' : 'months'}`,
  );
}

/**
 * Names have a file of their own: who reads them does not load the rest, and the other way round.
 */
export { NOMI };

interface Parente {
  it: string;
  en: string;
}
const PARENTI: Record<Persona['gradoParentela'], Parente> = {
  me: { it: 'te', en: 'you' },
  wife: { it: 'tua moglie', en: 'your wife' },
  husband: { it: 'tuo marito', en: 'your husband' },
  son: { it: 'tuo figlio', en: 'your son' },
  daughter: { it: 'tua figlia', en: 'your daughter' },
  mother: { it: 'tua madre', en: 'your mother' },
  father: { it: 'tuo padre', en: 'your father' },
  other: { it: 'chi vive con te', en: 'the person living with you' },
};

/** A name, or who the person is to the reader. */
export const chi = (membro: Persona): Words =>
  membro.firstName ? same(membro.firstName) : PARENTI[membro.gradoParentela];
export const isTu = (membro: Persona): boolean =>
  !membro.firstName && membro.gradoParentela === 'me';

/** «ad Anna», «a Marco», «a tua moglie». */
export const a = (membro: Persona): Words => {
  const { it, en } = chi(membro);
  return words(`${/^a/i.test(it) ? 'ad' : 'a'} ${it}`, en);
};

/** «ad Anna mancherebbero», «ti mancherebbero»: the Italian verb with its person. */
export const aChi = (membro: Persona, verbo: string): string =>
  isTu(membro) ? `ti ${verbo}` : `${a(membro).it} ${verbo}`;

/** «il reddito di Anna», «il tuo reddito»; `articolo` of the Italian noun, with its space. */
export function cosaDi(
  membro: Persona,
  noun: { articolo: 'il ' | 'la '; it: string; en: string },
): Words {
  if (isTu(membro))
    return words(
      `${noun.articolo}${noun.articolo === 'la ' ? 'tua' : 'tuo'} ${noun.it}`,
      `your ${noun.en}`,
    );
  const { it, en } = chi(membro);
  const whose = en === PARENTI.other.en ? `the ${noun.en} of ${en}` : `${en}’s ${noun.en}`;
  return words(`${noun.articolo}${noun.it} di ${it}`, whose);
}
export const redditoDi = (membro: Persona): Words =>
  cosaDi(membro, { articolo: 'il ', it: 'reddito', en: 'income' });

/** «Pensione di Anna»; without one for a person alone in the analysis who gave no name. */
export function titoloDi(code: SoluzioneCode, membro: Persona): Words {
  const nome = NOMI[code];
  if (isTu(membro)) return nome;
  const { it, en } = chi(membro);
  return words(`${nome.it} di ${it}`, `${nome.en}: ${en}`);
}

export const maiuscola = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** «a, b e c». */
export function elenco(items: readonly Words[]): Words {
  const join = (parts: string[], and: string) =>
    parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`;
  return words(
    join(
      items.map(({ it }) => it),
      'e',
    ),
    join(
      items.map(({ en }) => en),
      'and',
    ),
  );
}

const DA: Readonly<Record<string, string>> = {
  il: 'dal ',
  lo: 'dallo ',
  la: 'dalla ',
  'l’': 'dall’',
  i: 'dai ',
  gli: 'dagli ',
  le: 'dalle ',
};
/** «dalla pensione»; «da infortuni e malattie», which has no article. */
const da = (text: string): string => {
  const found = /^(il|lo|la|i|gli|le) |^(l’)/.exec(text);
  const article = found?.[1] ?? found?.[2];
  return article ? known(DA[article]) + text.slice(known(found)[0].length) : `da ${text}`;
};
/** «dalla pensione, dal riscatto e dalle cure»: the preposition goes on each noun. */
export const daElenco = (items: readonly Words[]): Words =>
  elenco(items.map(({ it, en }) => words(da(it), en)));

/** «qui conta l’età», «qui contano i figli»; said of one thing or of many. */
export function contaTesto(items: readonly Words[]): Words {
  const { it, en } = elenco(items);
  const [first] = items;
  const more = items.length > 1;
  const plural = more || (first !== undefined && /^(i|gli|le) /.test(first.it));
  return words(
    `qui ${plural ? 'contano' : 'conta'} ${it}`,
    `${en} ${plural ? 'matter' : 'matters'} here`,
  );
}

/** «Avete» for a household, «Hai» for one person. */
export const avete = (people: number): Words => words(people > 1 ? 'Avete' : 'Hai', 'You have');

/**
 * Italian articles before a percentage go by its sound: «l’80%», «l’11%», «l’1,2%», «lo 0,6%», «il
 * 65%».
 */
const articolato =
  (vocale: string, zero: string, altro: string) =>
  (text: string): string => {
    if (/^(8|11?(?!\d))/.test(text)) return vocale + text;
    return `${text.startsWith('0') ? zero : altro} ${text}`;
  };
export const ilPct = articolato('l’', 'lo', 'il');
export const alPct = articolato('all’', 'allo', 'al');
export const delPct = articolato('dell’', 'dello', 'del');
