import { words, type Words } from '../../aree.ts';
import type { Fatti } from '../../soluzioni/fatti.ts';
import { circaForte, circaTesto } from '../numeri.ts';
import { ilPct, pct } from '../../parole/parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

type F = Fatti['polizze-rischi'];

const CONTROLLA = words(
  'Con un mutuo di solito la banca chiede la polizza incendio: controlla.',
  'With a mortgage the bank usually requires fire cover: check that you have it.',
);
const CASA_IGNOTA = words(
  'Non sappiamo se la casa è assicurata.',
  'We do not know whether the home is insured.',
);
const ALTRE_IGNOTE = words(
  'Non sappiamo se le altre case sono assicurate.',
  'We do not know whether the other homes are insured.',
);
/** L. 213/2023, art. 1, comma 101; DL 39/2025. */
const IMPRESE = words(
  'Le imprese devono assicurare gli immobili aziendali contro le catastrofi; per le micro e piccole l’obbligo è in vigore dal 1° gennaio 2026.',
  'Businesses must insure their property against natural disasters; for micro and small ones the obligation has applied since 1 January 2026.',
);

/** The exposed property, and the remarks that belong to it. */
function testo(f: F): Words {
  const sum = circaTesto(f.esposizione);
  const nothing =
    f.casaIgnota || f.secondeIgnote
      ? []
      : [
          words(
            'Non risultano immobili senza copertura; controlla che siano compresi anche i danni ad altri.',
            'No property appears to be uninsured; check that damage to others is covered too.',
          ),
        ];
  const parts = [
    ...(f.esposizione > 0
      ? [
          words(
            `Immobili per ${sum.it} risultano senza copertura, ${ilPct(pct(f.quota))} di ciò che la famiglia possiede: un incendio, un’alluvione o un danno a terzi ricadrebbe sulla famiglia.`,
            `Property worth ${sum.en} appears to be uninsured, ${pct(f.quota)} of what the family owns: the cost of a fire, a flood or damage to others would fall on the family.`,
          ),
        ]
      : nothing),
    ...(f.controlla ? [CONTROLLA] : []),
    ...(f.casaIgnota ? [CASA_IGNOTA] : []),
    ...(f.secondeIgnote ? [ALTRE_IGNOTE] : []),
    ...(f.impresa ? [IMPRESE] : []),
  ];
  return words(parts.map(({ it }) => it).join(' '), parts.map(({ en }) => en).join(' '));
}

function risposta({ esposizione, quota, immobili, casaIgnota, secondeIgnote }: F): Words {
  const strong = circaForte(esposizione > 0 ? esposizione : immobili);
  if (esposizione > 0)
    return words(
      `Immobili per ${strong.it} risultano senza copertura: ${ilPct(pct(quota))} di ciò che la famiglia possiede.`,
      `Property worth ${strong.en} appears to be uninsured: ${pct(quota)} of what the family owns.`,
    );
  if (immobili <= 0)
    return words(
      '**Nessun immobile** da coprire: controlla solo la copertura per i danni ad altri.',
      '**No property** to insure: just check your cover for damage to others.',
    );
  return casaIgnota || secondeIgnote
    ? words(
        'Una parte degli immobili **risulta coperta**; del resto non lo sappiamo ancora.',
        'Part of your property **appears to be insured**; about the rest we do not know yet.',
      )
    : words(
        `Gli immobili, ${strong.it}, risultano coperti: controlla anche la copertura per i danni ad altri.`,
        `Your property, ${strong.en}, appears to be insured: check your cover for damage to others too.`,
      );
}

export const raccontoPolizzeRischi: RaccontoSoluzione<'polizze-rischi'> = {
  perche: words(
    'Un incendio, un’alluvione o un danno fatto ad altri possono costare più di anni di risparmi; coprirli di solito costa poco.',
    'A fire, a flood or damage done to others can cost more than years of savings; insuring against them usually costs little.',
  ),
  nonRiguarda: words('Non ci sono immobili da proteggere.', 'There is no property to protect.'),
  testi: (f) => ({
    risposta: risposta(f),
    testo: testo(f),
    azione: words(
      'Assicura il valore di ricostruzione, non quello di mercato; chiedi l’estensione agli eventi catastrofali, una responsabilità civile della vita privata da almeno 1.000.000\u00A0€ e guarda che cosa copre già il condominio.',
      'Insure the rebuilding cost, not the market value; ask for natural-disaster cover and personal liability cover of at least 1.000.000\u00A0€, and see what the building’s own policy already covers.',
    ),
    barra: { have: words('Coperti', 'Covered'), need: words('Immobili', 'Property') },
    passi: {
      casa: [
        words('Casa senza copertura', 'Uninsured home'),
        words(
          'Valore della casa di proprietà, se hai detto che non è assicurata',
          'Value of the home you own, if you said it is not insured',
        ),
      ],
      altriImmobili: [
        words('Altri immobili', 'Other property'),
        words('Solo quelli che hai detto non assicurati', 'Only those you said are not insured'),
      ],
      esposizione: [words('Esposizione', 'Exposure'), words('Somma dei due', 'Sum of the two')],
    },
  }),
};
