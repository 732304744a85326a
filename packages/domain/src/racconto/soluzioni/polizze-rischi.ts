import { alPct, euro, ilPct, pct, words } from '../parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

export const raccontoPolizzeRischi: RaccontoSoluzione<'polizze-rischi'> = {
  perche: words(
    'Un incendio, un’alluvione o un danno fatto ad altri possono costare più di anni di risparmi; coprirli di solito costa poco.',
    'A fire, a flood or damage done to others can cost more than years of savings; covering them usually costs little.',
  ),
  nonRiguarda: words('Non ci sono immobili da proteggere.', 'There is no property to protect.'),
  testi: ({ esposizione, quota, immobili }) => ({
    risposta:
      esposizione > 0
        ? words(
            `Immobili per **${euro(esposizione)}** risultano senza copertura: ${ilPct(pct(quota))} del patrimonio.`,
            `Property worth **${euro(esposizione)}** appears uninsured: ${pct(quota)} of total wealth.`,
          )
        : words(
            immobili > 0
              ? `Gli immobili, **${euro(immobili)}**, risultano coperti: resta da verificare la responsabilità verso altri.`
              : '**Nessun immobile** da coprire: resta da verificare la responsabilità verso altri.',
            immobili > 0
              ? `Your property, **${euro(immobili)}**, appears covered: liability to others is left to check.`
              : '**No property** to cover: liability to others is left to check.',
          ),
    testo:
      esposizione > 0
        ? words(
            `Immobili per ${euro(esposizione)} risultano senza copertura, pari ${alPct(pct(quota))} del patrimonio; un incendio, un’alluvione o un danno a terzi ricadrebbe sulla famiglia.`,
            `Property worth ${euro(esposizione)} appears uninsured, ${pct(quota)} of total wealth; fire, flood or damage to others would fall on the family.`,
          )
        : words(
            'Non risultano immobili senza copertura; controlla che sia compresa anche la responsabilità verso altri.',
            'No property appears uninsured; check that liability to others is included too.',
          ),
    azione: words(
      'Assicura il valore di ricostruzione, non quello di mercato; chiedi l’estensione agli eventi catastrofali, una responsabilità civile della vita privata da almeno 1.000.000\u00A0€ e guarda che cosa copre già il condominio.',
      'Insure the rebuilding value, not the market one; ask for catastrophe cover, private liability of at least 1.000.000\u00A0€ and see what the condominium already covers.',
    ),
    barra: { have: words('Coperti', 'Covered'), need: words('Immobili', 'Property') },
    passi: {
      casa: [
        words('Casa senza copertura', 'Home without cover'),
        words(
          'Valore della casa di proprietà, se non assicurata',
          'Value of the owned home, when not insured',
        ),
      ],
      altriImmobili: [
        words('Altri immobili', 'Other property'),
        words(
          'Contati come scoperti: nessuna copertura indicata',
          'Counted as uncovered: no cover was told',
        ),
      ],
      esposizione: [words('Esposizione', 'Exposure'), words('Somma dei due', 'Sum of the two')],
    },
  }),
};
