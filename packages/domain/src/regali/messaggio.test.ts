import { describe, expect, it } from '@jest/globals';
import { hasLink, isPlainMessage, toMessaggio } from './messaggio.ts';

describe('a message', () => {
  it.each([
    'Cara zia, ti penso. Un abbraccio!',
    'Ci vediamo il 12/12 alle 18.30, se vuoi.',
    'Chiamami e/o scrivimi, il numero lo sai',
    'Ci vediamo il 12/05/2026, alle 18',
    'Ho messo da parte 1.250.000 €',
    'Ti voglio bene <3 👩‍👧',
    'Punto… a capo.\n\nCiao',
    'Circa 5.300 €',
    'Per la dichiarazione 730/2026',
    'Ti abbraccio.A presto, M.Grazia',
  ])('may be %j', (text) => expect([hasLink(text), isPlainMessage(text)]).toEqual([false, true]));

  it.each([
    'http://premi',
    'Vai su HTTPS : //premi',
    'premi.example',
    'premi punto example',
    'premi[.]example',
    'premi·example',
    'wWw premi',
    'scrivi a zia@premi',
    'zia＠premi',
    'premi。example',
    'premi.\u200Cexample',
    'pre\u00ADmi.example',
    'apri file:\\\\premi',
    'Chiamami: 333 1234567',
    'Chiamami: 333/2026456',
    'Banca Sicura, 02/4567-8901',
    'IT60 X054 2811 1010 0000 0123 456',
  ])('has a link in %j', (text) => expect(hasLink(text)).toBe(true));

  it.each(['da\u202Esinistra', 'campana\u0007', 'invisibile\u200B'])('is not plain: %j', (text) =>
    expect(isPlainMessage(text)).toBe(false),
  );

  it('is kept without signs that cannot be seen', () =>
    expect(toMessaggio('Ca\u00ADra\u200B zia\u200E')).toBe('Cara zia'));
  it('is kept in composed letters, with one kind of line end and one empty line at most', () => {
    expect(toMessaggio('  Cara\tzia\u0300\r\n\r\n \r\n\nciao \n')).toBe('Cara zià\n\nciao');
  });
});
