/** The sentence that opens home and report, without the name (domain.md 13.1). */
import { known } from '../records.ts';
import { words, type SoluzioneCode, type Words } from '../aree.ts';
import type { Apertura, CausaDebiti } from '../bilancio/apertura.ts';
import { AREE } from './aree.ts';
import { circaTesto } from './numeri.ts';
import { daElenco, elenco } from '../parole/parole.ts';

export interface FattiApertura {
  causa?: CausaDebiti | null | undefined;
  /** Deficit of a month from given answers, euro. */
  disavanzo?: number | null | undefined;
  /** The areas it names, in their order. */
  aree?: readonly SoluzioneCode[] | undefined;
}

const PRIME = 3;

const CAUSE: Readonly<Record<CausaDebiti, Words>> = {
  rate: words(
    'le rate prendono più di metà del reddito',
    'instalments take up more than half of your income',
  ),
  beni: words('oggi superano quello che c’è', 'today they exceed what you have'),
  casa: words('il mutuo supera il valore della casa', 'the mortgage exceeds the value of the home'),
};

export const raccontaApertura = (codice: Apertura, fatti: FattiApertura): Words =>
  APERTURE[codice](fatti);

const APERTURE: Readonly<Record<Apertura, (fatti: FattiApertura) => Words>> = {
  debiti: ({ causa }) => {
    const why = CAUSE[causa ?? 'beni'];
    return words(
      `si comincia dai debiti: ${why.it}. Si può rimediare un passo alla volta.`,
      `debts come first: ${why.en}. It can be put right one step at a time.`,
    );
  },
  pochi_dati: () =>
    words(
      'per ora vediamo solo una parte: con qualche dato in più potremo dirti come stanno le cose.',
      'for now we see only part of the picture: with a few more answers we can tell you how things stand.',
    ),
  bilancio: ({ disavanzo }) => {
    const amount = circaTesto(disavanzo ?? 0);
    return words(
      `si parte dal bilancio: ogni mese escono ${amount.it} più di quanto entra.`,
      `the budget comes first: ${amount.en} more goes out each month than comes in.`,
    );
  },
  riserva: () =>
    words(
      'si parte dalla riserva per gli imprevisti: oggi ne manca più della metà.',
      'the reserve for the unexpected comes first: today more than half of it is missing.',
    ),
  da_sistemare: ({ aree = [] }) => {
    const [only] = aree;
    if (only && aree.length === 1)
      return words(
        `c’è una cosa importante da sistemare: ${AREE[only].it}.`,
        `there is one important thing to sort out: ${AREE[only].en}.`,
      );
    const { it, en } = NUMERI[aree.length] ?? known(NUMERI[0]);
    const from = primeAree(aree);
    return words(
      `ci sono ${it} cose importanti da sistemare, a partire ${from.it}.`,
      `there are ${en} important things to sort out, starting with ${from.en}.`,
    );
  },
  in_parte: ({ aree = [] }) => {
    const from = primeAree(aree);
    return words(
      `una parte è già a posto; qualcosa va rafforzato con calma${aree.length > 0 ? `, a partire ${from.it}` : ''}.`,
      `part of it is already in order; some things are worth strengthening in your own time${aree.length > 0 ? `, starting with ${from.en}` : ''}.`,
    );
  },
  solide: ({ aree = [] }) => {
    const base = words('le basi sono solide.', 'the foundations are solid.');
    const names = aree.slice(0, PRIME).map((code) => AREE[code]);
    if (names.length === 0)
      return words(
        `${base.it} Basta rivedere i dati una volta l’anno.`,
        `${base.en} Just review your answers once a year.`,
      );
    const list = elenco(names);
    return words(
      `${base.it} Quando vuoi, guarda ${list.it}.`,
      `${base.en} Whenever you like, look at ${list.en}.`,
    );
  },
};

const primeAree = (aree: readonly SoluzioneCode[]): Words => {
  const names = aree.slice(0, PRIME).map((code) => AREE[code]);
  return words(daElenco(names).it, elenco(names).en);
};

/** By how many they are; the first: an uncounted number. */
const NUMERI = [
  words('alcune', 'some'),
  words('una', 'one'),
  words('due', 'two'),
  words('tre', 'three'),
  words('quattro', 'four'),
  words('cinque', 'five'),
  words('sei', 'six'),
  words('sette', 'seven'),
  words('otto', 'eight'),
  words('nove', 'nine'),
  words('dieci', 'ten'),
  words('undici', 'eleven'),
  words('dodici', 'twelve'),
];
