import { describe, expect, it } from '@jest/globals';
import { FAQS } from '../../testing/faq-server.ts';
import { faqSearch, markFound } from './faq-search.ts';

const search = faqSearch(FAQS, 'it');
const questions = (text: string) => search(text).faqs.map(({ it: { question } }) => question);

describe('the search', () => {
  it('shows all of them for nothing, and for words that say nothing', () => {
    expect(questions('')).toHaveLength(3);
    expect(questions('che cosa è')).toHaveLength(3);
  });
  it.each([
    ['liquidita', 'Perché mi dite che ho troppa liquidità?'],
    ['LIQUIDITÀ', 'Perché mi dite che ho troppa liquidità?'],
    ['pensoine', 'La data della pensione è sicura?'],
    ['ferma', 'Perché mi dite che ho troppa liquidità?'],
    ['inps', 'La data della pensione è sicura?'],
  ])('«%s» finds «%s» first', (text, first) => expect(questions(text)[0]).toBe(first));

  it('says which other words it looked for', () => {
    const { faqs, also } = search('contanti');
    expect(faqs).toHaveLength(2);
    expect(also).toEqual(['liquidità', 'conto', 'soldi']);
  });
  it('shows the nearest when nothing has all the words', () => {
    expect(search('pensione liquidità').isNear).toBe(true);
    expect(search('pensione').isNear).toBe(false);
    expect(questions('xilofono')).toEqual([]);
  });
  it('marks the words that were found', () => {
    const { words } = search('liquidita');
    expect(markFound('La liquidità, adesso', words).filter(({ isFound }) => isFound)).toEqual([
      { text: 'liquidità', isFound: true },
    ]);
  });
});
