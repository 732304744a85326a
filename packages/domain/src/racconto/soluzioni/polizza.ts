import type { Words } from '../../aree.ts';
import type { MotivoPolizza } from '../../soluzioni/fatti.ts';
import { alPct, elenco, euro, pct, words } from '../parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

const MOTIVI: Readonly<Record<MotivoPolizza, Words>> = {
  impresa: words('l’attività d’impresa', 'the business'),
  garanzie: words('le garanzie firmate per altri', 'the guarantees signed for others'),
  senzaTestamento: words('l’assenza di un testamento', 'the lack of a will'),
  imposta: words('l’imposta di successione stimata', 'the estimated inheritance tax'),
  eta: words('l’età', 'age'),
  risparmi: words('l’importo dei risparmi', 'the amount of savings'),
};

export const raccontoPolizza: RaccontoSoluzione<'polizza'> = {
  perche: words(
    'Decidere prima a chi va che cosa evita attese e discussioni, e protegge chi la legge da sola non proteggerebbe.',
    'Deciding in advance who gets what avoids waiting and disputes, and protects those the law alone would not.',
  ),
  nonRiguarda: words(
    'Riguarda patrimoni finanziari più grandi: per ora non è una priorità.',
    'It concerns larger financial wealth: for now it is not a priority.',
  ),
  testi: ({ mobiliare, quotaCatastale, motivi }) => {
    const catastale = pct(quotaCatastale, 2);
    const why =
      motivi.length > 0
        ? elenco(motivi.map((code) => MOTIVI[code]))
        : words('scegliere i beneficiari', 'choosing beneficiaries');
    return {
      risposta:
        motivi.length > 0
          ? words(
              `Su **${euro(mobiliare)}** di risparmi ha senso decidere come passeranno, per ${why.it}.`,
              `On **${euro(mobiliare)}** of savings it makes sense to decide how they will pass on, because of ${why.en}.`,
            )
          : words(
              `Per passare **${euro(mobiliare)}** di risparmi oggi bastano le regole ordinarie.`,
              `To pass on **${euro(mobiliare)}** of savings the ordinary rules are enough today.`,
            ),
      testo: words(
        `Una polizza vita permette di indicare i beneficiari fuori dall’asse ereditario e, entro certi limiti, di separare il capitale dai rischi dell’attività. Può avere senso valutarla per ${why.it}; attenzione ai costi e alla quota di legittima.`,
        `A life policy lets you name beneficiaries outside the estate and, within limits, keep capital apart from business risks. It may be worth examining for ${why.en}; watch costs and forced heirship.`,
      ),
      azione: words(
        'Parlane con un notaio e un consulente insieme; controlla i beneficiari delle polizze che hai già.',
        'Talk to a notary and an adviser together; check the beneficiaries of the policies you hold.',
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
        risultato: [
          words('Risultato', 'Result'),
          words(
            'Età, attività, garanzie, testamento, imposta e importo',
            'Age, business, guarantees, will, tax and amount',
          ),
        ],
      },
    };
  },
};
