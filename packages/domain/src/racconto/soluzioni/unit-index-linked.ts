import { words } from '../../aree.ts';
import { circaForte, circaTesto } from '../numeri.ts';
import { euro, maiuscola, numeroAnni } from '../../parole/parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

export const raccontoUnit: RaccontoSoluzione<'unit-index-linked'> = {
  perche: words(
    'Dentro una polizza d’investimento ci sono più strati di costo, e di rado una garanzia: vale la pena sapere che cosa si possiede.',
    'An investment policy contains several layers of cost, and rarely a guarantee: it is worth knowing what you own.',
  ),
  nonRiguarda: words(
    'Non risultano polizze d’investimento da verificare.',
    'There are no known investment policies to check.',
  ),
  testi: ({ importo, assicurativiPct, mobiliare }, { level }) => {
    const sum = circaTesto(importo);
    const strong = circaForte(importo);
    return {
      risposta:
        level === 'green'
          ? words(
              `Solo ${strong.it} sono in prodotti assicurativi d’investimento: basta sapere quanto costano.`,
              `Only ${strong.en} is in insurance investments: it is enough to know what they cost.`,
            )
          : words(
              `${maiuscola(strong.it)} sono in prodotti assicurativi d’investimento: conviene sapere quanto costano.`,
              `${maiuscola(strong.en)} is in insurance investments: it is worth knowing what they cost.`,
            ),
      testo: words(
        `Hai ${sum.it} in prodotti assicurativi d’investimento. Le unit e index linked di norma non garantiscono il capitale e hanno più livelli di costo: chiedi il KID, il costo annuo e le penali di uscita prima di decidere.`,
        `You hold ${sum.en} in insurance investments. Unit- and index-linked policies usually do not guarantee your capital and carry several layers of cost: ask for the KID, the yearly cost and the exit charges before deciding.`,
      ),
      azione: words(
        'Chiedi il documento con le informazioni chiave (KID) e verifica con un professionista prima di qualsiasi decisione.',
        'Ask for the key information document (KID) and check with a professional before any decision.',
      ),
      passi: {
        importo: [
          words('Prodotti assicurativi', 'Insurance products'),
          words(
            `${numeroAnni(assicurativiPct)}% di ${euro(mobiliare)}`,
            `${numeroAnni(assicurativiPct)}% of ${euro(mobiliare)}`,
          ),
        ],
      },
    };
  },
};
