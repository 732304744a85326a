import type { Words } from '../../aree.ts';
import type { Fatti, SegnaleGestione } from '../../soluzioni/fatti.ts';
import { anni, elenco, euro, ilPct, numeroAnni, pct, words } from '../parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

export const raccontoGestione: RaccontoSoluzione<'gestione-patrimonio'> = {
  perche: words(
    'Ogni euro ha un compito: la riserva per gli imprevisti, le spese già in vista, gli obiettivi lontani. Metterli in ordine viene prima di scegliere dove investire.',
    'Every euro has a job: the reserve for surprises, the costs in sight, the distant goals. Sorting them comes before choosing where to invest.',
  ),
  nonRiguarda: words(
    'I risparmi sono ancora pochi per parlare di investimenti: prima viene la riserva per gli imprevisti.',
    'Savings are still too few to speak of investments: the reserve for surprises comes first.',
  ),
  testi: (f) => {
    const distanza = numeroAnni(f.distanza);
    const note = segnali(f);
    return {
      risposta:
        f.carenza > 0
          ? words(
              `Ai risparmi mancano circa **${euro(f.carenza)}** per la riserva di ${numeroAnni(f.mesi)} mesi${f.uscite > 0 ? ' e le spese in vista' : ''}.`,
              `Savings are about **${euro(f.carenza)}** short of the ${numeroAnni(f.mesi)}-month reserve${f.uscite > 0 ? ' and the costs in sight' : ''}.`,
            )
          : f.liquiditaInPiu > 0
            ? words(
                `Riserve a posto; circa **${euro(f.liquiditaInPiu)}** di liquidità in più del necessario.`,
                `Reserves are fine; about **${euro(f.liquiditaInPiu)}** more cash than needed.`,
              )
            : words(
                `Riserve a posto: restano **${euro(f.residuo)}** per obiettivi più lunghi.`,
                `Reserves are fine: **${euro(f.residuo)}** remains for longer goals.`,
              ),
      testo: words(
        `Su ${euro(f.mobiliare)} di patrimonio mobiliare, ${euro(f.riservaEmergenza)} servono come riserva e ${euro(f.riservaUscite)} per le uscite dei prossimi 3 anni; restano ${euro(f.residuo)} per obiettivi più lunghi. La composizione attuale dista ${distanza} punti dal modello didattico per la tua età; ${note.it}.`,
        `Of ${euro(f.mobiliare)} in financial assets, ${euro(f.riservaEmergenza)} is reserve and ${euro(f.riservaUscite)} covers the next 3 years’ outflows; ${euro(f.residuo)} remains for longer goals. The current mix is ${distanza} points away from the educational model for your age; ${note.en}.`,
      ),
      azione:
        f.carenza > 0
          ? words(
              'Indica le spese previste, completa prima la riserva per gli imprevisti, poi riduci le concentrazioni.',
              'Tell us the costs you plan, fill the reserve for surprises first, then reduce concentrations.',
            )
          : words(
              'Indica le spese previste nei prossimi tre anni, riduci le concentrazioni e chiedi alla banca il regime fiscale dei tuoi conti.',
              'Tell us the costs planned over the next three years, reduce concentrations and ask the bank for the tax regime of your accounts.',
            ),
      passi: {
        spese: [
          words('Spese essenziali di un mese', 'Essential costs of a month'),
          words(
            `${pct(f.quotaEssenziale, 2)} di ${euro(f.reddito)} netti l’anno, diviso 12`,
            `${pct(f.quotaEssenziale, 2)} of ${euro(f.reddito)} net a year, over 12`,
          ),
        ],
        riserva: [
          words(
            `Riserva per ${numeroAnni(f.mesi)} mesi`,
            `Reserve for ${numeroAnni(f.mesi)} months`,
          ),
          words(
            'I mesi dipendono da come si lavora in famiglia',
            'The months depend on how the family works',
          ),
        ],
        uscite: [
          words('Spese previste', 'Planned costs'),
          words(
            'Nei prossimi 3 anni, come le hai indicate',
            'Over the next 3 years, as you told us',
          ),
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
          words('Distanza dal modello per età', 'Distance from the model by age'),
          words(
            `Modello didattico a ${anni(f.eta).it}: metà della somma delle differenze`,
            `Educational model at ${f.eta}: half the sum of the differences`,
          ),
        ],
      },
    };
  },
};

const SEGNALI: Readonly<Record<SegnaleGestione, (f: Fatti['gestione-patrimonio']) => Words>> = {
  riserve: ({ carenza }) =>
    words(`mancano ${euro(carenza)} alle riserve`, `reserves are ${euro(carenza)} short`),
  liquidita: () => words('c’è molta liquidità', 'there is a lot of cash'),
  concentrazione: () => words('una sola categoria pesa molto', 'a single class weighs a lot'),
  crypto: () => words('le crypto pesano molto', 'crypto weighs a lot'),
  regime: () =>
    words(
      'di gran parte non conosci il regime fiscale',
      'you do not know the tax regime of most of it',
    ),
  immobili: ({ quotaImmobili }) =>
    words(
      `gli immobili sono ${ilPct(pct(quotaImmobili))} di ciò che possiedi`,
      `property is ${pct(quotaImmobili)} of what you own`,
    ),
};

const segnali = (f: Fatti['gestione-patrimonio']): Words =>
  f.segnali.length > 0
    ? elenco(f.segnali.map((code) => SEGNALI[code](f)))
    : words('non ci sono segnali particolari', 'there is nothing else to note');
