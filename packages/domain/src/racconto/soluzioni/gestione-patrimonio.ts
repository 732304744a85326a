import type { LevelOrGrey } from '../../analisi.ts';
import { words, type Words } from '../../aree.ts';
import type { Fatti, SegnaleGestione } from '../../soluzioni/fatti.ts';
import type { ParteMix } from '../../soluzioni/punteggi.ts';
import { circaForte, circaTesto, sommaTesto } from '../numeri.ts';
import {
  anni,
  delPct,
  elenco,
  euro,
  ilPct,
  maiuscola,
  numeroAnni,
  pct,
} from '../../parole/parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

type F = Fatti['gestione-patrimonio'];

export const raccontoGestione: RaccontoSoluzione<'gestione-patrimonio'> = {
  perche: words(
    'Ogni euro ha un compito: la riserva per gli imprevisti, le spese già in vista, gli obiettivi lontani. Metterli in ordine viene prima di scegliere dove investire.',
    'Every euro has a job: the reserve for the unexpected, costs already in sight, distant goals. Putting them in order comes before choosing where to invest.',
  ),
  // It concerns everybody: without answers there is a reason that says which.
  nonRiguarda: words('Per ora non c’è nulla da valutare.', 'For now there is nothing to look at.'),
  testi: (f, { level }) => ({
    risposta: rispostaDi(f, level),
    testo: testoDi(f),
    azione:
      f.carenza > 0
        ? words(
            'Completa prima la riserva per gli imprevisti, poi distribuisci meglio ciò che è tutto in una cosa sola.',
            'Complete the reserve for the unexpected first, then spread out whatever is all in one place.',
          )
        : words(
            'Indica le spese previste nei prossimi tre anni, distribuisci meglio ciò che è tutto in una cosa sola e chiedi alla banca il regime fiscale dei tuoi conti.',
            'Tell us the costs planned over the next three years, spread out whatever is all in one place and ask the bank which tax regime your accounts are under.',
          ),
    passi: passiDi(f),
  }),
};

function rispostaDi(f: F, level: LevelOrGrey): Words {
  if (f.carenza > 0) {
    const sum = circaForte(f.carenza);
    return level === 'green'
      ? words(
          `Alla riserva per gli imprevisti manca poco: ${sum.it}.`,
          `The reserve for the unexpected is only ${sum.en} short.`,
        )
      : words(
          `Alla riserva per gli imprevisti mancano ${sum.it}.`,
          `The reserve for the unexpected is ${sum.en} short.`,
        );
  }
  if (f.sbilancio) return SBILANCI[f.sbilancio](f);
  if (f.residuo < POCO)
    return words(
      'La riserva c’è; per gli obiettivi più lunghi non resta ancora **nulla**.',
      'The reserve is in place; **nothing** is left yet for longer-term goals.',
    );
  const sum = circaForte(f.residuo);
  return words(
    `La riserva c’è: restano ${sum.it} per obiettivi più lunghi.`,
    `The reserve is in place: ${sum.en} is left for longer-term goals.`,
  );
}

/** The reserve is in place; what makes the level all the same. */
const SBILANCI: Readonly<Record<ParteMix, (f: F) => Words>> = {
  distanza: ({ distanza = 0 }) => {
    const share = pct(distanza / 100);
    return words(
      `La riserva c’è, ma **${ilPct(share)}** dei risparmi è investito diversamente dal modello per la tua età.`,
      `The reserve is in place, but **${share}** of savings is invested differently from the model for your age.`,
    );
  },
  liquidita: ({ liquiditaInPiu }) => {
    const sum = circaForte(liquiditaInPiu);
    return words(
      `La riserva c’è, e ci sono ${sum.it} di liquidità in più del necessario.`,
      `The reserve is in place, and there is ${sum.en} more cash than needed.`,
    );
  },
  concentrazione: ({ maxPeso }) => {
    const share = pct(maxPeso);
    return words(
      `La riserva c’è, ma un solo tipo d’investimento è **${ilPct(share)}** dei risparmi.`,
      `The reserve is in place, but a single kind of investment is **${share}** of savings.`,
    );
  },
  regime: ({ senzaRegime }) => {
    const share = pct(senzaRegime);
    return words(
      `La riserva c’è, ma non conosci il regime fiscale **${delPct(share)}** dei risparmi.`,
      `The reserve is in place, but you do not know the tax regime of **${share}** of savings.`,
    );
  },
  immobili: ({ quotaImmobili }) => {
    const share = pct(quotaImmobili);
    return words(
      `La riserva c’è, ma gli immobili sono **${ilPct(share)}** di ciò che la famiglia possiede.`,
      `The reserve is in place, but property is **${share}** of what the family owns.`,
    );
  },
};

/** Told as «less than 10 €». */
const POCO = 10;
const STIMATE = words(
  ' Le spese sono stimate: indicale per un conto tuo.',
  ' Spending is estimated: tell us yours for figures of your own.',
);
const stimate = ({ spese }: F): Words => (spese === 'dette' ? words('', '') : STIMATE);

function testoDi(f: F): Words {
  const months = numeroAnni(f.mesi);
  const planned = sommaTesto(f.uscite);
  if (f.carenza > 0) {
    const missing = circaTesto(f.carenza);
    const need = sommaTesto(f.bisogno);
    const included =
      f.uscite > 0
        ? words(
            `, comprese le spese previste (${planned.it})`,
            `, including planned costs (${planned.en})`,
          )
        : words('', '');
    return words(
      `Alla riserva per gli imprevisti mancano ${missing.it}: servono ${months} mesi di spese essenziali, ${need.it} in tutto${included.it}.${stimate(f).it}`,
      `The reserve for the unexpected is ${missing.en} short: ${months} months of essential costs are needed, ${need.en} in all${included.en}.${stimate(f).en}`,
    );
  }
  const all = circaTesto(f.mobiliare);
  const reserve = sommaTesto(f.bisogno - f.uscite);
  const rest = circaTesto(f.residuo);
  const costs =
    f.uscite > 0
      ? words(
          ` e ${planned.it} per le spese dei prossimi 3 anni`,
          ` and ${planned.en} for costs over the next 3 years`,
        )
      : words('', '');
  const note = segnali(f);
  return words(
    `Su ${all.it} di risparmi, ${reserve.it} servono come riserva${costs.it}; restano ${rest.it} per obiettivi più lunghi.${note.it}${stimate(f).it}`,
    `Of ${all.en} in savings, ${reserve.en} is needed as a reserve${costs.en}; ${rest.en} is left for longer-term goals.${note.en}${stimate(f).en}`,
  );
}

const SEGNALI: Readonly<Record<SegnaleGestione, (f: F) => Words>> = {
  liquidita: () =>
    words('la liquidità oltre la riserva è molta', 'there is a lot of cash beyond the reserve'),
  concentrazione: ({ maxPeso }) =>
    words(
      `un solo tipo d’investimento è ${ilPct(pct(maxPeso))} dei risparmi`,
      `a single kind of investment is ${pct(maxPeso)} of savings`,
    ),
  immobili: ({ quotaImmobili }) =>
    words(
      `gli immobili sono ${ilPct(pct(quotaImmobili))} del patrimonio`,
      `property is ${pct(quotaImmobili)} of your wealth`,
    ),
  regime: () =>
    words(
      'non conosci il regime fiscale di più di metà dei risparmi',
      'you do not know the tax regime of more than half of your savings',
    ),
};

function segnali(f: F): Words {
  if (f.segnali.length === 0) return words('', '');
  const { it, en } = elenco(f.segnali.map((code) => SEGNALI[code](f)));
  return words(` ${maiuscola(it)}.`, ` ${maiuscola(en)}.`);
}

const SPESE: Readonly<Record<F['spese'], (f: F) => Words>> = {
  reddito: ({ quotaEssenziale, reddito }) =>
    words(
      `${pct(quotaEssenziale, 2)} di ${euro(reddito)} netti l’anno, diviso 12`,
      `${pct(quotaEssenziale, 2)} of ${euro(reddito)} net a year, divided by 12`,
    ),
  simile: ({ quotaSimile }) =>
    words(
      `${pct(quotaSimile, 2)} di quanto spende una famiglia simile (ISTAT), più la rata del mutuo`,
      `${pct(quotaSimile, 2)} of what a similar family spends (ISTAT), plus the mortgage instalment`,
    ),
  dette: () =>
    words(
      'La parte essenziale delle spese indicate',
      'The essential part of the spending you told us about',
    ),
  risparmi: () =>
    words('Quanto spende una famiglia simile (ISTAT)', 'What a similar family spends (ISTAT)'),
};

const passiDi = (f: F): ReturnType<typeof raccontoGestione.testi>['passi'] => ({
  spese: [words('Spese essenziali di un mese', 'One month’s essential costs'), SPESE[f.spese](f)],
  riserva: [
    words(`Riserva per ${numeroAnni(f.mesi)} mesi`, `Reserve for ${numeroAnni(f.mesi)} months`),
    words(
      'I mesi dipendono da come si lavora in famiglia',
      'The number of months depends on the kind of work in the family',
    ),
  ],
  uscite: [
    words('Spese previste', 'Planned costs'),
    words('Nei prossimi 3 anni, come le hai indicate', 'Over the next 3 years, as you told us'),
  ],
  risparmi: [
    words('Risparmi e investimenti', 'Savings and investments'),
    words('Il totale di oggi', 'Today’s total'),
  ],
  manca: [
    words('Quanto manca', 'What is missing'),
    words(
      'Riserva e spese meno i risparmi, mai sotto zero',
      'Reserve and costs less savings, never below zero',
    ),
  ],
  distanza: [
    words('Distanza dal modello per età', 'Distance from the age-based model'),
    words(
      `Modello didattico a ${anni(f.eta).it}: metà della somma delle differenze`,
      `Educational model at age ${f.eta}: half the sum of the differences`,
    ),
  ],
});
