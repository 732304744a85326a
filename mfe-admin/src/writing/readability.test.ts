import type { RichText } from '@bussola/contract';
import { describe, expect, it } from '@jest/globals';
import { readabilityOf } from './readability.ts';

const doc = (...lines: string[]): RichText => ({
  type: 'doc',
  content: lines.map((text) => ({
    type: 'paragraph',
    ...(text === '' ? {} : { content: [{ type: 'text', text }] }),
  })),
});
const words = (count: number): string => `${'uno '.repeat(count - 1)}due.`;

describe('how plain a text is', () => {
  it('is nothing while nothing is written', () => {
    expect(readabilityOf(doc(''), 'it')).toBeNull();
  });

  it('counts words, sentences and letters: Gulpease by hand', () => {
    // 6 words, 2 sentences, 22 letters: 89 + (300 × 2 − 10 × 22) / 6 = 152,3, at most 100.
    expect(readabilityOf(doc('Il mutuo pesa. Paga la banca.'), 'it')).toMatchObject({
      words: 6,
      perSentence: 3,
      gulpease: 100,
      ease: 'easy',
    });
    // 4 words, 1 sentence, 56 letters: 89 + (300 − 560) / 4 = 24.
    expect(
      readabilityOf(doc('Successivamente predisponiamo documentazioni amministrative'), 'it'),
    ).toMatchObject({ gulpease: 24, ease: 'hard' });
  });

  it.each([
    [25, 0],
    [26, 1],
  ])('a sentence of %d words: %d too long', (count, long) => {
    expect(readabilityOf(doc(words(count)), 'it')?.long).toHaveLength(long);
  });

  it('ends a sentence with its paragraph, and not at a point in a figure', () => {
    expect(readabilityOf(doc('Sono 1.200 euro', 'Altri due'), 'it')?.perSentence).toBe(3);
  });

  it('proposes plainer words, as whole words, in the language of the text', () => {
    const found = (text: string, language: 'it' | 'en') =>
      readabilityOf(doc(text), language)?.plainer;
    expect(found('Qualora serva, puoi EFFETTUARE il pagamento.', 'it')).toEqual([
      { word: 'effettuare', instead: 'fare' },
      { word: 'qualora', instead: 'se' },
    ]);
    expect(found('Una via sola.', 'it')).toEqual([]);
    expect(found('Viable options.', 'en')).toEqual([]);
    expect(found('You utilise it.', 'en')).toEqual([{ word: 'utilise', instead: 'use' }]);
  });
});
