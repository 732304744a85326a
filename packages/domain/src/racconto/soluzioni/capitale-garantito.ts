import { words } from '../../aree.ts';
import { circaForte, circaTesto } from '../numeri.ts';
import { euro, maiuscola, numeroAnni } from '../../parole/parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

export const raccontoGarantito: RaccontoSoluzione<'investimenti-capitale-garantito'> = {
  perche: words(
    'I soldi che servono presto non dovrebbero poter scendere di valore nel momento sbagliato.',
    'Money needed soon should not be at risk of falling in value at the wrong moment.',
  ),
  nonRiguarda: words(
    'I risparmi sono ancora pochi per questa verifica.',
    'There are not enough savings yet for this check.',
  ),
  testi: ({ bisogno, sicuri, liquidi, garanzia, manca, mesi, aPosto }) => {
    const need = circaTesto(bisogno);
    const safe = circaTesto(sicuri);
    const strong = circaForte(aPosto ? bisogno : manca);
    // Cash in one bank above the guaranteed amount.
    const oltre =
      aPosto && liquidi > garanzia
        ? words(
            ` Oltre ${euro(garanzia)} per banca e per depositante la garanzia dei depositi non copre.`,
            ` Above ${euro(garanzia)} per bank and per depositor the deposit guarantee does not apply.`,
          )
        : words('', '');
    return {
      risposta: aPosto
        ? words(
            `Quello che serve entro 3 anni, ${strong.it}, è già in strumenti a basso rischio.`,
            `What is needed within 3 years, ${strong.en}, is already in low-risk instruments.`,
          )
        : words(
            `Dei soldi che servono entro 3 anni, ${strong.it} non sono in strumenti a basso rischio.`,
            `Of the money needed within 3 years, ${strong.en} is not in low-risk instruments.`,
          ),
      testo: aPosto
        ? words(
            `Quello che serve entro 3 anni, ${need.it}, è già in strumenti a basso rischio.${oltre.it}`,
            `What is needed within 3 years, ${need.en}, is already in low-risk instruments.${oltre.en}`,
          )
        : words(
            `Nei prossimi 3 anni servono ${need.it}; oggi ${safe.it} sono in strumenti a basso rischio. Una garanzia riduce il rischio ma anche il rendimento: verifica chi garantisce, fino a quanto e a quale costo.`,
            `${maiuscola(need.en)} is needed over the next 3 years; today ${safe.en} is in low-risk instruments. A guarantee lowers the risk but also the return: check who provides it, up to what amount and at what cost.`,
          ),
      azione: words(
        'Distribuisci depositi e titoli di Stato per scadenza, in modo che i soldi tornino quando servono.',
        'Spread deposits and government bonds by maturity, so that the money comes back when you need it.',
      ),
      passi: {
        riserva: [
          words('Riserva per gli imprevisti', 'Reserve for the unexpected'),
          words(
            `${numeroAnni(mesi)} mesi di spese essenziali`,
            `${numeroAnni(mesi)} months of essential costs`,
          ),
        ],
        uscite: [
          words('Spese previste', 'Planned costs'),
          words('Nei prossimi 3 anni', 'Over the next 3 years'),
        ],
        sicuri: [
          words('Già a basso rischio', 'Already low-risk'),
          words('Liquidi e obbligazioni', 'Cash and bonds'),
        ],
        mancano: [
          words('Mancano', 'Missing'),
          words(
            'Riserva e spese meno quello che c’è, mai sotto zero',
            'Reserve and costs less what is already there, never below zero',
          ),
        ],
      },
    };
  },
};
