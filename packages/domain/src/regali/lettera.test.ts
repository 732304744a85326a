import { describe, expect, it } from '@jest/globals';
import { CATALOGO, REGALI } from './catalogo.ts';
import { letteraRegalo } from './lettera.ts';
import type { LetteraRegalo } from './lettera.ts';

const LIMIT = 7421;
const letterOf = (regalo: (typeof REGALI)[number], language: 'it' | 'en', messaggio = '') =>
  letteraRegalo({
    regalo,
    mittente: 'Ermenegilda Rossi',
    messaggio,
    language,
    deducibilita: LIMIT,
  });
const textsOf = ({ subject, title, paragraphs, button = '', foot, stop }: LetteraRegalo) => [
  subject,
  title,
  ...paragraphs.map((one) => (typeof one === 'string' ? one : one.quote)),
  button,
  foot,
  stop,
];

describe.each(REGALI)('the letter of «%s»', (regalo) => {
  it.each(['it', 'en'] as const)('has no number but the limit it was given (%s)', (language) => {
    const text = textsOf(letterOf(regalo, language)).join('\n');
    const numbers = [...text.matchAll(/\d[\d.]*\d|\d/g)].map(([number]) => number);
    expect(numbers).toEqual(regalo === 'pensione' ? ['7.421'] : []);
  });

  it('has other words in each language, and as many of them', () => {
    const [italian, english] = [letterOf(regalo, 'it'), letterOf(regalo, 'en')];
    expect(textsOf(english)).toHaveLength(textsOf(italian).length);
    expect(textsOf(italian).filter((text) => text && textsOf(english).includes(text))).toEqual([]);
    for (const { it: italianWords, en } of Object.values(CATALOGO[regalo]))
      expect(italianWords).not.toBe(en);
  });

  it('names the giver once, behind what a mailbox shows of it', () => {
    const named = textsOf(letterOf(regalo, 'it')).flatMap((text, place) =>
      text.includes('«Ermenegilda Rossi»') ? [place] : [],
    );
    // After subject, title, greeting and first line.
    expect(named).toEqual([4]);
  });
});

it('quotes the message of the giver, and leaves the place out without one', () => {
  const { paragraphs } = letterOf('checkup', 'it', 'Cara zia');
  expect(paragraphs[1]).toContain('non lo abbiamo controllato');
  expect(letterOf('checkup', 'it').paragraphs[1]).not.toContain('controllato');
  expect(paragraphs.slice(3, 5)).toEqual(['Il suo messaggio:', { quote: 'Cara zia' }]);
  expect(letterOf('checkup', 'it').paragraphs).toHaveLength(paragraphs.length - 2);
});

it('takes a step in the words of staff, in its place, and leaves what the law says', () => {
  const { paragraphs } = letteraRegalo({
    regalo: 'pensione',
    mittente: 'Ermenegilda Rossi',
    messaggio: '',
    language: 'it',
    deducibilita: LIMIT,
    testo: (key) => (key === 'lettera.pensione.passo-2' ? ['Prima riga.', 'Altra.'] : undefined),
  });
  const own = letterOf('pensione', 'it').paragraphs;
  expect(paragraphs.slice(4, 6)).toEqual(['Prima riga.', 'Altra.']);
  expect(paragraphs.slice(6)).toEqual(own.slice(5));
  expect(paragraphs[6]).toContain('7.421');
});

it('says who does not see the answers, whatever staff write', () => {
  const { paragraphs } = letteraRegalo({
    regalo: 'checkup',
    mittente: 'Ermenegilda Rossi',
    messaggio: '',
    language: 'it',
    deducibilita: LIMIT,
    testo: () => ['Altro.'],
  });
  expect(paragraphs).toContain('Le tue risposte restano tue: chi te lo regala non le vede.');
});

it('has a button for the checkup only', () => {
  expect(REGALI.filter((regalo) => letterOf(regalo, 'it').button !== undefined)).toEqual([
    'checkup',
  ]);
});
