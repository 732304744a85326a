import { euro, numeroAnni, words } from '../parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

export const raccontoGarantito: RaccontoSoluzione<'investimenti-capitale-garantito'> = {
  perche: words(
    'I soldi che servono presto non dovrebbero poter scendere di valore nel momento sbagliato.',
    'Money needed soon should not be able to fall in value at the wrong moment.',
  ),
  nonRiguarda: words(
    'I risparmi sono ancora pochi per questa verifica.',
    'Savings are still too few for this check.',
  ),
  testi: ({ bisogno, sicuri, liquidi, garanzia, manca, mesi }) => {
    const oltre =
      liquidi > garanzia
        ? words(
            `, con ${euro(liquidi)} liquidi: oltre ${euro(garanzia)} per banca la garanzia dei depositi non copre`,
            `, with ${euro(liquidi)} in cash: above ${euro(garanzia)} per bank the deposit guarantee does not cover`,
          )
        : words('', '');
    return {
      risposta:
        manca > 0
          ? words(
              `Dei soldi che servono entro 3 anni, **${euro(manca)}** non sono in strumenti a basso rischio.`,
              `Of the money needed within 3 years, **${euro(manca)}** is not in low-risk instruments.`,
            )
          : words(
              `Quello che serve entro 3 anni, **${euro(bisogno)}**, è già in strumenti a basso rischio.`,
              `What is needed within 3 years, **${euro(bisogno)}**, is already in low-risk instruments.`,
            ),
      testo: words(
        `Nei prossimi 3 anni servono ${euro(bisogno)}; oggi ${euro(sicuri)} sono in strumenti a basso rischio${oltre.it}. La garanzia riduce il rischio ma anche il rendimento: verifica chi garantisce, fino a quanto e a quale costo.`,
        `${euro(bisogno)} is needed within 3 years; today ${euro(sicuri)} is in low-risk instruments${oltre.en}. A guarantee lowers risk and return: check who guarantees, up to how much, at what cost.`,
      ),
      azione: words(
        'Distribuisci depositi e titoli di Stato per scadenza, in modo che i soldi tornino quando servono.',
        'Spread deposits and government bonds by due date, so that money comes back when it is needed.',
      ),
      passi: {
        riserva: [
          words('Riserva per gli imprevisti', 'Reserve for surprises'),
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
          words('Già a basso rischio', 'Already at low risk'),
          words('Liquidi e obbligazioni', 'Cash and bonds'),
        ],
        mancano: [
          words('Mancano', 'Missing'),
          words(
            'Riserva e spese meno quello che c’è, mai sotto zero',
            'Reserve and costs less what is there, never below zero',
          ),
        ],
      },
    };
  },
};
