import type { Sesso } from '@bussola/domain';

/** How the letter begins: «Cara» and «Caro» only where the person told us. */
export type Greeting = 'dearF' | 'dearM' | 'dear';

export const greetingOf = (sesso: Sesso | undefined): Greeting =>
  sesso === 'F' ? 'dearF' : sesso === 'M' ? 'dearM' : 'dear';

/** After the name the sentence goes on; alone it begins. The engine writes it either way. */
export const afterName = (sentence: string): string =>
  withFirst(sentence, (letter) => letter.toLocaleLowerCase('it-IT'));
export const alone = (sentence: string): string =>
  withFirst(sentence, (letter) => letter.toLocaleUpperCase('it-IT'));

function withFirst(text: string, change: (letter: string) => string): string {
  const [first = '', ...rest] = text;
  return change(first) + rest.join('');
}
