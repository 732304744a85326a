/** What each change does, in words. */
import { words } from '../aree.ts';
import type { Words } from '../analisi.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import {
  anni,
  chi,
  elenco,
  etaInMesi,
  euro,
  isTu,
  maiuscola,
  ilPct,
  numeroAnni,
  pct,
} from '../parole/parole.ts';
import { membroDi, type Cambiamento, type DiTipo } from '../simulazione/cambiamenti.ts';

/**
 * One sentence on what a change tries out, with the names and amounts of this household.
 * @throws ValidationError when the change names nobody of the household
 */
export function descrivi(famiglia: Famiglia, c: Cambiamento): Words {
  const membro =
    'memberId' in c && c.memberId !== undefined ? membroDi(famiglia, c.memberId) : undefined;
  const frase = FRASI[c.tipo] as (c: Cambiamento) => Words;
  return diChi(membro, frase(c));
}

/** «Anna: versare…»; to the reader without a name, «Versare…». */
function diChi(membro: Membro | undefined, frase: Words): Words {
  if (!membro || isTu(membro)) return words(maiuscola(frase.it), maiuscola(frase.en));
  const { it, en } = chi(membro);
  return words(`${maiuscola(it)}: ${frase.it}`, `${maiuscola(en)}: ${frase.en}`);
}

type Frasi = {
  [T in Cambiamento['tipo']]: (c: DiTipo<T>) => Words;
};

const FRASI: Frasi = {
  'eta-pensione': (c) => {
    const eta = etaInMesi(c.mesiEta);
    return words(`smettere di lavorare a ${eta.it}.`, `stop working at ${eta.en}.`);
  },
  risparmio: (c) =>
    c.anni === 0
      ? words(
          `mettere da parte ${euro(c.euroAnno)} l’anno.`,
          `set aside ${euro(c.euroAnno)} a year.`,
        )
      : words(
          `mettere da parte ${euro(c.euroAnno)} l’anno: la situazione dopo ${anni(c.anni).it}.`,
          `set aside ${euro(c.euroAnno)} a year: how things stand after ${anni(c.anni).en}.`,
        ),
  'fondo-pensione': (c) =>
    words(
      `versare ${euro(c.euroAnno)} l’anno in un fondo pensione.`,
      `pay ${euro(c.euroAnno)} a year into a pension fund.`,
    ),
  'copertura-tcm': (c) =>
    c.capitale > 0
      ? words(
          `avere una copertura caso morte da ${euro(c.capitale)} in tutto.`,
          `hold life cover of ${euro(c.capitale)} in all.`,
        )
      : words(`nessuna copertura caso morte.`, `no life cover.`),
  'rendita-ltc': (c) =>
    c.euroMese > 0
      ? words(
          `avere una rendita per non autosufficienza da ${euro(c.euroMese)} al mese in tutto.`,
          `hold a long-term care annuity of ${euro(c.euroMese)} a month in all.`,
        )
      : words(`nessuna rendita per non autosufficienza.`, `no long-term care annuity.`),
  'copertura-invalidita': (c) =>
    siNo(
      c.attiva,
      words('una copertura per l’invalidità permanente', 'permanent disability cover'),
    ),
  'copertura-sanitaria': (c) => siNo(c.attiva, words('una copertura sanitaria', 'health cover')),
  'tutela-legale': (c) => siNo(c.attiva, words('la tutela legale', 'legal cover')),
  testamento: (c) =>
    c.attiva
      ? words(`scrivere un testamento.`, `write a will.`)
      : words(`senza testamento.`, `no will.`),
  'polizze-sottoscritte': (c) =>
    words(
      `spostare ${ilPct(pct(c.punti / 100))} dei risparmi in polizze d’investimento.`,
      `move ${pct(c.punti / 100)} of the savings into insurance investments.`,
    ),
  'polizze-riscattate': (c) =>
    words(
      `togliere ${ilPct(pct(c.punti / 100))} dei risparmi dalle polizze d’investimento.`,
      `move ${pct(c.punti / 100)} of the savings out of insurance investments.`,
    ),
  'assicurazione-casa': (c) =>
    c.attiva
      ? words('assicurare la casa di proprietà.', 'insure the home you own.')
      : words('la casa di proprietà senza assicurazione.', 'the home you own without insurance.'),
  'mutuo-rimborsato': (c) =>
    words(
      `rimborsare ${euro(c.importo)} di mutuo con i risparmi.`,
      `pay back ${euro(c.importo)} of the mortgage out of savings.`,
    ),
  riscatto: (c) => {
    const durata = anni(c.anni);
    const agevolato = c.forma === 'agevolato';
    const unico = c.pagamento === 'unico';
    return words(
      `riscattare ${durata.it} di laurea in forma ${agevolato ? 'agevolata' : 'ordinaria'}, ${unico ? 'in un’unica soluzione' : 'in dieci rate annuali'}.`,
      `buy back ${durata.en} of degree in the ${agevolato ? 'flat-rate' : 'ordinary'} form, ${unico ? 'in one payment' : 'in ten yearly instalments'}.`,
    );
  },
  'casa-venduta': (c) => {
    const home = c.quale === 'residenza';
    return words(
      `vendere ${home ? 'casa' : 'un altro immobile'} a ${euro(c.prezzo)}, con ${euro(c.costi)} di costi${home ? ': si estingue il mutuo e il resto va nei risparmi. L’affitto che servirebbe dopo non è contato' : ': il resto va nei risparmi'}.`,
      `sell ${home ? 'the home' : 'another property'} for ${euro(c.prezzo)}, with ${euro(c.costi)} of costs${home ? ': the mortgage is paid off and the rest joins the savings. The rent to pay afterwards is not counted' : ': the rest joins the savings'}.`,
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
      `dividere i risparmi così: ${list.it}.`,
      `split the savings like this: ${list.en}.`,
    );
  },
};

const siNo = (attiva: boolean, cosa: Words): Words =>
  attiva
    ? words(`avere ${cosa.it}.`, `have ${cosa.en}.`)
    : words(`senza ${cosa.it}.`, `without ${cosa.en}.`);

/** The classes as people call them. */
export const CLASSI_IN_PAROLE = [
  ['azioni', words('azioni', 'shares')],
  ['obbligazioni', words('obbligazioni', 'bonds')],
  ['gestioneSeparate', words('crypto', 'crypto')],
  ['oro', words('oro e materie prime', 'gold and commodities')],
  ['liquidi', words('liquidi', 'cash')],
  ['altro', words('altro', 'other')],
] as const;
