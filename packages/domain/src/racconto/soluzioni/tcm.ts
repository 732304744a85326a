import { known } from '../../records.ts';
import { words, type Words } from '../../aree.ts';
import type { CasoTcm } from '../../protezione/caso-tcm.ts';
import type { Fatti } from '../../soluzioni/fatti.ts';
import { frasiTcm } from '../frasi-tcm.ts';
import { circaForte, sommaTesto } from '../numeri.ts';
import {
  aChi,
  anni,
  chi,
  cosaDi,
  elenco,
  euro,
  maiuscola,
  numeroAnni,
  pct,
  redditoDi,
} from '../../parole/parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

type F = Fatti['TCM'];

export const raccontoTcm: RaccontoSoluzione<'TCM'> = {
  perche: words(
    'Un reddito che si ferma non ferma il mutuo, la scuola e la spesa. Sapere prima quanto servirebbe permette di decidere con calma.',
    'When an income stops, the mortgage, school and daily costs do not. Knowing in advance how much would be needed lets you decide calmly.',
  ),
  // A person without a score has a reason of their own; minors have none.
  nonRiguarda: words(
    'Riguarda gli adulti della famiglia.',
    'It concerns the adults in the family.',
  ),
  testi: (f, { level }) => ({
    titolo: titoloDi(f),
    risposta: (level === 'green' && POCO_O_NULLA[f.caso]?.(f)) || RISPOSTE[f.caso](f),
    testo: testoDi(f),
    azione: azioneDi(f),
    passi: passiDi(f),
  }),
};

function titoloDi({ persona, reddito }: F): Words {
  if (reddito > 0) {
    const { it, en } = redditoDi(persona);
    return words(`Se mancasse ${it}`, `If ${en} stopped`);
  }
  const { it, en } = chi(persona);
  return en === 'you'
    ? words('Se mancassi tu', 'If something happened to you')
    : words(`Se mancasse ${it}`, `If something happened to ${en}`);
}

/** What the money is for: «17 anni di sostegno», «i debiti (90.000 €)», «gli studi dei figli». */
function bisogniDi({ anni: years, debiti, istruzione }: F): Words[] {
  const owed = sommaTesto(debiti);
  return [
    ...(years > 0 ? [words(`${anni(years).it} di sostegno`, `${anni(years).en} of support`)] : []),
    ...(debiti > 0 ? [words(`i debiti (${owed.it})`, `the debts (${owed.en})`)] : []),
    ...(istruzione > 0 ? [words('gli studi dei figli', 'the children’s education')] : []),
  ];
}

/** The card: one sentence, one bold number. */
const RISPOSTE: Readonly<Record<CasoTcm, (f: F) => Words>> = {
  // Of the first three there is no score, and so no card.
  dati_mancanti: () => words('', ''),
  nessuno: () => words('', ''),
  nessun_reddito: () => words('', ''),
  debiti_senza_reddito: ({ debiti }) => restano(debiti),
  coobbligato: ({ persona, capitale }) => {
    const sum = circaForte(capitale);
    const { it, en } = redditoDi(persona);
    return words(
      `Per la parte di debito pagata con ${it} servirebbero ${sum.it}.`,
      `For the part of the debt paid with ${en}, ${sum.en} would be needed.`,
    );
  },
  debiti_partner_ignoto: ({ partner, debiti }) => {
    const sum = circaForte(debiti);
    return words(
      `${maiuscola(aChi(known(partner), 'resterebbero'))} ${sum.it} di debiti.`,
      `${maiuscola(chi(known(partner)).en)} would be left with ${sum.en} of debt.`,
    );
  },
  solo_debiti: ({ capitale }) => {
    const sum = circaForte(capitale);
    return words(
      `A chi eredita resterebbero ${sum.it} di debiti.`,
      `The heirs would be left with ${sum.en} of debt.`,
    );
  },
  debiti_coperti: ({ debiti }) => {
    const sum = sommaTesto(debiti);
    return words(
      `Casa, risparmi e coperture bastano per i debiti: **${sum.it}**.`,
      `The home, savings and cover are enough for the debts: **${sum.en}**.`,
    );
  },
  eta: (f) => servirebbero(f),
  capitale: (f) => servirebbero(f),
  coperto: ({ fabbisognoLordo }) => {
    const sum = sommaTesto(fabbisognoLordo);
    return words(
      `Risparmi, coperture e pensione ai superstiti bastano, o quasi: servono **${sum.it}**.`,
      `Savings, cover and the survivors’ pension are enough, or nearly enough: **${sum.en}** is needed.`,
    );
  },
};
const bastano = ({ debiti }: F): Words => {
  const sum = sommaTesto(debiti);
  return words(
    `Risparmi e coperture bastano per i debiti: **${sum.it}**.`,
    `Savings and cover are enough for the debts: **${sum.en}**.`,
  );
};
const mancaPoco = ({ capitale }: F): Words => {
  const sum = circaForte(capitale);
  return words(
    `Risparmi e coperture bastano quasi per intero: mancherebbero ${sum.it}.`,
    `Savings and cover are nearly enough: the shortfall would be ${sum.en}.`,
  );
};
/** The same cases where the level is green: little or nothing is missing. */
const POCO_O_NULLA: Readonly<Partial<Record<CasoTcm, (f: F) => Words>>> = {
  debiti_senza_reddito: bastano,
  debiti_partner_ignoto: bastano,
  coobbligato: mancaPoco,
  solo_debiti: mancaPoco,
  eta: mancaPoco,
  capitale: mancaPoco,
};
const servirebbero = ({ capitale }: F): Words => {
  const sum = circaForte(capitale);
  return words(
    `Alla famiglia servirebbero ${sum.it} in più.`,
    `The family would need ${sum.en} more.`,
  );
};
const restano = (debts: number): Words => {
  const sum = circaForte(debts);
  return words(`Resterebbero ${sum.it} di debiti.`, `${maiuscola(sum.en)} of debt would remain.`);
};

function testoDi(f: F): Words {
  const { it, en } = frasiTcm({
    ...f,
    superstiti: f.pensioneSuperstiti,
    coperture: bisogniDi(f),
    dipendono:
      f.dipendono.length > 0
        ? { nome: elenco(f.dipendono.map(chi)), plurale: f.dipendono.length > 1 }
        : undefined,
  });
  if (!f.cassa || f.dipendono.length === 0) return words(it, en);
  const fund = cosaDi(f.persona, {
    articolo: 'la ',
    it: 'cassa professionale',
    en: 'professional fund',
  });
  return words(
    `${it} ${maiuscola(fund.it)} ha una propria pensione ai superstiti, qui non stimata.`,
    `${en} ${maiuscola(fund.en)} has its own survivors’ pension, not estimated here.`,
  );
}

function azioneDi({ capitale, prodotto }: F): Words {
  if (!(capitale > 0))
    return words(
      'Rifai il conto quando cambiano il lavoro, i debiti o la famiglia.',
      'Do the sums again when your work, debts or family change.',
    );
  return prodotto
    ? words(
        'Controlla le coperture già incluse nel mutuo o nel contratto di lavoro, poi confronta coperture temporanee caso morte per questo capitale e durata.',
        'Check any cover already included in the mortgage or employment contract, then compare term life cover for this amount and length of time.',
      )
    : words(
        'Verifica a chi andrebbe la pensione ai superstiti e tieni da parte quanto serve.',
        'Check who would receive the survivors’ pension and set aside what is needed.',
      );
}

function menoSuperstiti({ pensioneSuperstiti }: F): Words {
  if (!(pensioneSuperstiti > 0)) return words('', '');
  const sum = euro(pensioneSuperstiti);
  return words(
    ` meno la pensione ai superstiti stimata (${sum} l’anno)`,
    ` less the estimated survivors’ pension (${sum} a year)`,
  );
}

function passiDi(f: F): ReturnType<typeof raccontoTcm.testi>['passi'] {
  const [costo, durata, da] = f.studi;
  const figli =
    f.figli.length > 0
      ? elenco(f.figli.map(chi))
      : words('chi vive fuori casa', 'those who live elsewhere');
  return {
    sostegno: [
      words(
        `Sostegno alla famiglia per ${anni(f.anni).it}`,
        `Support for the family for ${anni(f.anni).en}`,
      ),
      words(
        `${pct(f.quotaReddito, 2)} di ${euro(f.reddito)}${menoSuperstiti(f).it}, per ${anni(f.anni).it}${f.oltrePensione ? '; dopo la pensione, la stessa quota della pensione' : ''}`,
        `${pct(f.quotaReddito, 2)} of ${euro(f.reddito)}${menoSuperstiti(f).en}, for ${anni(f.anni).en}${f.oltrePensione ? '; after retirement, the same share of the pension' : ''}`,
      ),
    ],
    debiti: [
      words('Debiti', 'Debts'),
      f.caso === 'coobbligato'
        ? words(
            `La parte che si paga con ${redditoDi(f.persona).it}`,
            `The part paid with ${redditoDi(f.persona).en}`,
          )
        : words('Quanto resta da restituire oggi', 'What is left to pay back today'),
    ],
    studi: [
      words(`Studi di ${figli.it}`, `Education of ${figli.en}`),
      words(
        `${euro(costo)} l’anno per ${anni(durata).it} ciascuno, dai ${numeroAnni(da)} anni`,
        `${euro(costo)} a year for ${anni(durata).en} each, from the age of ${numeroAnni(da)}`,
      ),
    ],
    spese: [
      words('Spese immediate', 'Immediate costs'),
      words(
        'Notaio, tasse, qualche mese di respiro',
        'Notary, taxes, a few months’ breathing space',
      ),
    ],
    servono: [
      words('Servono', 'Needed'),
      words('Somma dei passi precedenti', 'Sum of the steps above'),
    ],
    immobili: [
      words('Casa e altri immobili', 'Home and other property'),
      words('Chi eredita può venderli', 'The heirs can sell them'),
    ],
    risparmi: [
      words('Risparmi utilizzabili', 'Usable savings'),
      words(
        `${pct(f.quotaLiquidi, 2)} di ${euro(f.mobiliare)}`,
        `${pct(f.quotaLiquidi, 2)} of ${euro(f.mobiliare)}`,
      ),
    ],
    copertura: [
      words('Copertura che c’è già', 'Cover already held'),
      words('Capitale assicurato che hai indicato', 'The sum insured you told us about'),
    ],
    mancano: [
      words('Mancano', 'Missing'),
      words(
        `Quello che serve meno quello che c’è, mai sotto zero`,
        'What is needed less what is already there, never below zero',
      ),
    ],
  };
}
