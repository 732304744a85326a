import type { LevelOrGrey } from '../../analisi.ts';
import { words, type Words } from '../../aree.ts';
import type { Fatti } from '../../soluzioni/fatti.ts';
import type { MotivoPassaggio } from '../../soluzioni/punteggi.ts';
import { circaForte, circaTesto } from '../numeri.ts';
import { alPct, chi, pct } from '../../parole/parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';
import { erediDiFamiglia, notaImposta, parteTesto } from '../successione.ts';

type F = Fatti['polizza'];

const CASA = words(
  ' Può restare nella casa comune da due a cinque anni, almeno tre con figli minori suoi (L. 76/2016, art. 1 c. 42).',
  ' They may stay in the shared home for two to five years, at least three with children of their own under 18 (L. 76/2016, art. 1 c. 42).',
);

/** The unmarried partner, by name. */
const partnerDi = ({ partner }: F): Words =>
  chi(partner ?? { firstName: undefined, gradoParentela: 'other' });

function convivente(f: F): Words {
  const who = partnerDi(f);
  const home = f.casaPropria ? CASA : words('', '');
  return words(
    `Chi convive senza essere sposato per legge non eredita: senza testamento ${who.it} non riceverebbe nulla.${home.it}`,
    `By law an unmarried partner does not inherit: without a will ${who.en} would receive nothing.${home.en}`,
  );
}

const TESTI: Readonly<Record<MotivoPassaggio, (f: F) => Words>> = {
  convivente,
  convivente_senza_beni: convivente,
  testamento: (f) => {
    const heirs = erediDiFamiglia(f.eredi);
    const free = liberi(f);
    return words(
      `Senza testamento decide la legge: ${heirs.it}. Con un testamento puoi scegliere a chi va ${free.it}.`,
      `Without a will the law decides: ${heirs.en}. With a will you can choose who gets ${free.en}.`,
    );
  },
  patrimonio: (f) => {
    const sum = circaTesto(f.mobiliare);
    return words(
      `Su ${sum.it} di risparmi conviene decidere per tempo come passeranno: testamento, beneficiari delle polizze già sottoscritte, e solo dopo eventuali polizze vita, guardando costi e quota di legittima.`,
      `With ${sum.en} in savings it is worth deciding in good time how they will be passed on: a will, the beneficiaries of policies already held, and only then any new life policy, with an eye on costs and on the forced share.`,
    );
  },
};

/** «un terzo di ciò che lasci», «tutto ciò che lasci». */
function liberi({ disponibile }: F): Words {
  const { it, en } = parteTesto(disponibile);
  return words(
    it === 'tutto' ? 'tutto ciò che lasci' : `${it} di ciò che lasci`,
    it === 'tutto' ? 'everything you leave' : `${en} of what you leave`,
  );
}

const RISPOSTE: Readonly<Record<MotivoPassaggio, (f: F, level: LevelOrGrey) => Words>> = {
  convivente: (f) => {
    const who = partnerDi(f);
    return words(
      `Senza testamento ${who.it} per legge non riceverebbe **nulla**.`,
      `Without a will, by law ${who.en} would receive **nothing**.`,
    );
  },
  convivente_senza_beni: (f, level) => RISPOSTE.convivente(f, level),
  testamento: (f) => {
    const { it, en } = parteTesto(f.disponibile);
    return words(
      `Senza testamento decide la legge: con un testamento puoi scegliere a chi va **${it}**.`,
      `Without a will the law decides: with a will you can choose who gets **${en}**.`,
    );
  },
  patrimonio: (f, level) => {
    const sum = circaForte(f.mobiliare);
    if (level === 'green')
      return words(
        `Nulla di urgente: su ${sum.it} di risparmi basta decidere per tempo come passeranno.`,
        `Nothing urgent: with ${sum.en} in savings it is enough to decide in good time how they will be passed on.`,
      );
    return words(
      `Su ${sum.it} di risparmi conviene decidere per tempo come passeranno.`,
      `With ${sum.en} in savings it is worth deciding in good time how they will be passed on.`,
    );
  },
};

export const raccontoPolizza: RaccontoSoluzione<'polizza'> = {
  perche: words(
    'Decidere prima a chi va che cosa evita attese e discussioni, e protegge chi la legge da sola non proteggerebbe.',
    'Deciding in advance who gets what avoids waiting and disputes, and protects those the law alone would not.',
  ),
  nonRiguarda: words(
    'Serve a chi ha risparmi più grandi: per ora non è una priorità.',
    'It matters when savings are larger: for now it is not a priority.',
  ),
  testi: (f, { level }) => {
    const catastale = pct(f.quotaCatastale, 2);
    const text = TESTI[f.motivo](f);
    const tax = notaImposta(f.imposta);
    return {
      risposta: RISPOSTE[f.motivo](f, level),
      testo: tax ? words(`${text.it} ${tax.it}`, `${text.en} ${tax.en}`) : text,
      azione: words(
        'Comincia dal notaio: prima il testamento, poi i beneficiari delle polizze che hai già.',
        'Start with a notary: the will first, then the beneficiaries of the policies you already hold.',
      ),
      passi: {
        risparmi: [
          words('Risparmi e investimenti', 'Savings and investments'),
          words('Il totale di oggi', 'Today’s total'),
        ],
        base: [
          words('Base imponibile stimata', 'Estimated taxable estate'),
          words(
            `Immobili ${alPct(catastale)} del valore di mercato, risparmi non assicurativi, attività, meno i debiti`,
            `Property at ${catastale} of market value, savings outside insurance, business, less debts`,
          ),
        ],
        imposta: [
          words('Imposta di successione stimata', 'Estimated inheritance tax'),
          words('Senza testamento, quota per quota', 'Without a will, share by share'),
        ],
      },
    };
  },
};
