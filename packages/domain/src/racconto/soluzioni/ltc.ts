import { a, anni, euro, numeroAnni, pct, titoloDi, words } from '../parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

/** After this age covers are rarely offered. */
const ETA_COPERTURE = 75;

export const raccontoLtc: RaccontoSoluzione<'LTC'> = {
  perche: words(
    'L’assistenza di tutti i giorni, quando serve, dura anni e di solito la paga la famiglia. Pensarci presto costa meno e lascia più scelta.',
    'Daily care, when it is needed, lasts years and the family usually pays for it. Thinking of it early costs less and leaves more choice.',
  ),
  nonRiguarda: words(
    'Riguarda gli adulti della famiglia: oggi non c’è nulla da valutare.',
    'It concerns the adults of the family: today there is nothing to look at.',
  ),
  testi: (f) => {
    const nome = a(f.persona);
    const durata = anni(f.anni);
    const quota = pct(f.quota, 2);
    return {
      titolo: titoloDi('LTC', f.persona),
      risposta:
        f.gapMensile > 0
          ? words(
              `Se un giorno servisse assistenza continuativa, ${nome.it} mancherebbero circa **${euro(f.gapMensile)}** al mese.`,
              `If long-term care were needed one day, ${nome.en} would miss about **${euro(f.gapMensile)}** a month.`,
            )
          : words(
              `Reddito futuro, indennità e coperture bastano per un’assistenza da **${euro(f.costoMensile)}** al mese.`,
              `Future income, allowance and covers are enough for care at **${euro(f.costoMensile)}** a month.`,
            ),
      testo: words(
        `Un’assistenza continuativa costa in media ${euro(f.costoMensile)} al mese; con l’indennità pubblica (${euro(f.indennita)}) e ${euro(f.risorseProprie)} di reddito futuro resterebbero scoperti ${euro(f.gapMensile)} al mese, circa ${euro(f.capitale)} in ${durata.it}.`,
        `Long-term care costs about ${euro(f.costoMensile)} a month; after the public allowance (${euro(f.indennita)}) and ${euro(f.risorseProprie)} of future income, ${euro(f.gapMensile)} a month would be uncovered, about ${euro(f.capitale)} over ${durata.en}.`,
      ),
      azione:
        f.eta >= ETA_COPERTURE
          ? words(
              'A questa età le coperture sono rare: conviene tenere da parte una somma dedicata e parlarne in famiglia.',
              'At this age covers are rare: it is better to set a dedicated sum aside and talk about it in the family.',
            )
          : words(
              'Confronta le coperture con rendita mensile prima dei 60-65 anni; guarda anche se il contratto di lavoro ne prevede una collettiva.',
              'Compare covers with a monthly annuity before the age of 60–65; see also whether your work contract has a collective one.',
            ),
      passi: {
        costo: [
          words('Costo dell’assistenza', 'Cost of care'),
          words(
            f.ripartizione
              ? `Media della zona: ${f.ripartizione}`
              : 'Media nazionale: la regione non è nota',
            f.ripartizione
              ? `Average of the area: ${f.ripartizione}`
              : 'National average: the region is not known',
          ),
        ],
        indennita: [
          words('Indennità di accompagnamento', 'Public care allowance'),
          words(
            'Spetta senza limiti di reddito, se riconosciuta',
            'Due whatever the income, once recognised',
          ),
        ],
        redditoFuturo: [
          words('Reddito futuro', 'Future income'),
          words(
            `${quota} di ${euro(f.redditoFuturo)} al mese: il resto serve per vivere`,
            `${quota} of ${euro(f.redditoFuturo)} a month: the rest is needed to live`,
          ),
        ],
        rendita: [
          words('Rendita che c’è già', 'Annuity already held'),
          words('Dalla copertura che hai indicato', 'From the cover you told us'),
        ],
        scoperti: [
          words('Scoperti al mese', 'Uncovered a month'),
          words(
            'Costo meno tutto il resto, mai sotto zero',
            'Cost less all the rest, never below zero',
          ),
        ],
        capitale: [
          words(`In ${durata.it}`, `Over ${durata.en}`),
          words(
            `Scoperto al mese × 12 × ${numeroAnni(f.anni)}`,
            `Uncovered a month × 12 × ${numeroAnni(f.anni)}`,
          ),
        ],
      },
    };
  },
};
