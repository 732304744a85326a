/** What each change does, in words. */
import type { Words } from '../analisi.ts';
import type { Famiglia } from '../nucleo.ts';
import { a, anni, chi, elenco, etaInMesi, euro, numeroAnni, words } from './parole.ts';
import { membroDi, type Cambiamento, type DiTipo } from '../simulazione/cambiamenti.ts';

/**
 * One sentence on what a change tries out, with the names and amounts of this household.
 * @throws ValidationError when the change names nobody of the household
 */
export function descrivi(famiglia: Famiglia, c: Cambiamento): Words {
  const membro =
    'memberId' in c && c.memberId !== undefined ? membroDi(famiglia, c.memberId) : undefined;
  const nome = membro ? chi(membro) : words('tutti', 'everybody');
  const per = membro ? a(membro) : words('a tutti', 'everybody');
  const frase = FRASI[c.tipo] as (c: Cambiamento, chi: Chi) => Words;
  return frase(c, { nome, per });
}

interface Chi {
  nome: Words;
  per: Words;
}
type Frasi = {
  [T in Cambiamento['tipo']]: (c: DiTipo<T>, chi: Chi) => Words;
};

const FRASI: Frasi = {
  'eta-pensione': (c, { nome }) => {
    const eta = etaInMesi(c.mesiEta);
    return words(
      `${nome.it}: smettere di lavorare a ${eta.it}.`,
      `${nome.en}: stop working at ${eta.en}.`,
    );
  },
  risparmio: (c) =>
    c.anni === 0
      ? words(
          `Mettere da parte ${euro(c.euroAnno)} l’anno.`,
          `Set aside ${euro(c.euroAnno)} a year.`,
        )
      : words(
          `Mettere da parte ${euro(c.euroAnno)} l’anno: la situazione dopo ${anni(c.anni).it}.`,
          `Set aside ${euro(c.euroAnno)} a year: how things stand after ${anni(c.anni).en}.`,
        ),
  'fondo-pensione': (c, { nome }) =>
    words(
      `${nome.it}: versare ${euro(c.euroAnno)} l’anno in un fondo pensione.`,
      `${nome.en}: pay ${euro(c.euroAnno)} a year into a pension fund.`,
    ),
  'copertura-tcm': (c, { nome }) =>
    c.capitale > 0
      ? words(
          `${nome.it}: avere una copertura caso morte da ${euro(c.capitale)} in tutto.`,
          `${nome.en}: hold life cover of ${euro(c.capitale)} in all.`,
        )
      : words(`${nome.it}: nessuna copertura caso morte.`, `${nome.en}: no life cover.`),
  'rendita-ltc': (c, { nome }) =>
    c.euroMese > 0
      ? words(
          `${nome.it}: avere una rendita per non autosufficienza da ${euro(c.euroMese)} al mese in tutto.`,
          `${nome.en}: hold a long-term care annuity of ${euro(c.euroMese)} a month in all.`,
        )
      : words(
          `${nome.it}: nessuna rendita per non autosufficienza.`,
          `${nome.en}: no long-term care annuity.`,
        ),
  'copertura-invalidita': (c, { per }) =>
    siNo(
      c.attiva,
      per,
      words('una copertura per l’invalidità permanente', 'permanent disability cover'),
    ),
  'copertura-sanitaria': (c, { per }) =>
    siNo(c.attiva, per, words('una copertura sanitaria', 'health cover')),
  'tutela-legale': (c, { per }) => siNo(c.attiva, per, words('la tutela legale', 'legal cover')),
  testamento: (c, { nome }) =>
    c.attiva
      ? words(`${nome.it}: scrivere un testamento.`, `${nome.en}: write a will.`)
      : words(`${nome.it}: senza testamento.`, `${nome.en}: no will.`),
  'polizze-sottoscritte': (c) =>
    words(
      `Spostare ${numeroAnni(c.punti)} punti dei risparmi in polizze d’investimento.`,
      `Move ${numeroAnni(c.punti)} points of the savings into insurance investments.`,
    ),
  'polizze-riscattate': (c) =>
    words(
      `Togliere ${numeroAnni(c.punti)} punti dei risparmi dalle polizze d’investimento.`,
      `Move ${numeroAnni(c.punti)} points of the savings out of insurance investments.`,
    ),
  'assicurazione-casa': (c) =>
    c.attiva
      ? words('Assicurare la casa di proprietà.', 'Insure the home you own.')
      : words('La casa di proprietà senza assicurazione.', 'The home you own without insurance.'),
  'mutuo-rimborsato': (c) =>
    words(
      `Rimborsare ${euro(c.importo)} di mutuo con i risparmi.`,
      `Pay back ${euro(c.importo)} of the mortgage out of savings.`,
    ),
  riscatto: (c, { nome }) => {
    const durata = anni(c.anni);
    const agevolato = c.forma === 'agevolato';
    const unico = c.pagamento === 'unico';
    return words(
      `${nome.it}: riscattare ${durata.it} di laurea in forma ${agevolato ? 'agevolata' : 'ordinaria'}, ${unico ? 'in un’unica soluzione' : 'in dieci rate annuali'}.`,
      `${nome.en}: buy back ${durata.en} of degree in the ${agevolato ? 'flat-rate' : 'ordinary'} form, ${unico ? 'in one payment' : 'in ten yearly instalments'}.`,
    );
  },
  'casa-venduta': (c) => {
    const home = c.quale === 'residenza';
    return words(
      `Vendere ${home ? 'la casa in cui vivete' : 'un altro immobile'} a ${euro(c.prezzo)}, con ${euro(c.costi)} di costi${home ? ': si estingue il mutuo e il resto va nei risparmi. L’affitto che servirebbe dopo non è contato' : ': il resto va nei risparmi'}.`,
      `Sell ${home ? 'the home you live in' : 'another property'} for ${euro(c.prezzo)}, with ${euro(c.costi)} of costs${home ? ': the mortgage is paid off and the rest joins the savings. The rent to pay afterwards is not counted' : ': the rest joins the savings'}.`,
    );
  },
  investimenti: (c) => {
    const list = elenco(
      CLASSI_IN_PAROLE.flatMap(([key, label]) =>
        c.suddivisione[key] > 0
          ? [
              words(
                `${numeroAnni(c.suddivisione[key])}% ${label.it}`,
                `${numeroAnni(c.suddivisione[key])}% ${label.en}`,
              ),
            ]
          : [],
      ),
    );
    return words(
      `Dividere i risparmi così: ${list.it}.`,
      `Split the savings like this: ${list.en}.`,
    );
  },
};

const siNo = (attiva: boolean, per: Words, cosa: Words): Words =>
  attiva
    ? words(`Dare ${per.it} ${cosa.it}.`, `Give ${per.en} ${cosa.en}.`)
    : words(`Togliere ${per.it} ${cosa.it}.`, `Take ${cosa.en} away from ${per.en}.`);

/** The classes as people call them. */
export const CLASSI_IN_PAROLE = [
  ['azioni', words('azioni', 'shares')],
  ['obbligazioni', words('obbligazioni', 'bonds')],
  ['gestioneSeparate', words('crypto', 'crypto')],
  ['oro', words('oro e materie prime', 'gold and commodities')],
  ['liquidi', words('liquidi', 'cash')],
  ['altro', words('altro', 'other')],
] as const;
