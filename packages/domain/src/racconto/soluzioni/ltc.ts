import type { LevelOrGrey } from '../../analisi.ts';
import { words, type Words } from '../../aree.ts';
import type { AzioneLtc } from '../../protezione/ltc.ts';
import type { Fatti } from '../../soluzioni/fatti.ts';
import { circaForte, circaTesto, sommaTesto } from '../numeri.ts';
import { aChi, anni, chi, euro, numeroAnni, pct, titoloDi } from '../../parole/parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

type F = Fatti['LTC'];
/** A sum told as «0 €», euro a month. */
const NULLA = 5;

export const raccontoLtc: RaccontoSoluzione<'LTC'> = {
  perche: words(
    'L’assistenza di tutti i giorni, quando serve, dura anni e di solito la paga la famiglia. Pensarci presto costa meno e lascia più scelta.',
    'Daily care, when it is needed, lasts years and the family usually pays for it. Thinking about it early costs less and leaves more choice.',
  ),
  nonRiguarda: words(
    'Riguarda gli adulti della famiglia: oggi non c’è nulla da valutare.',
    'It concerns the adults in the family: today there is nothing to look at.',
  ),
  testi: (f, { level }) => ({
    titolo: titoloDi('LTC', f.persona),
    risposta: rispostaDi(f, level),
    testo: testoDi(f, level),
    azione: azioneDi(f),
    passi: passiDi(f),
  }),
};

function rispostaDi({ persona, gapMensile, costoMensile, scoperto }: F, level: LevelOrGrey): Words {
  const nome = chi(persona);
  if (gapMensile < NULLA) {
    const cost = sommaTesto(costoMensile);
    return words(
      `Reddito futuro, indennità e coperture bastano per un’assistenza da **${cost.it}** al mese.`,
      `Future income, the care allowance and cover are enough for care at **${cost.en}** a month.`,
    );
  }
  const gap = circaForte(gapMensile);
  const met = risparmiDi(scoperto, level) ?? words('', '');
  return words(
    `Se un giorno servisse assistenza continuativa, ${aChi(persona, 'mancherebbero')} ${gap.it} al mese${met.it}.`,
    `If long-term care were needed one day, ${nome.en} would be ${gap.en} a month short${met.en}.`,
  );
}

/** What savings cover, where that is all or nearly all. */
function risparmiDi(scoperto: number, level: LevelOrGrey): Words | undefined {
  if (scoperto <= 0) return words(', che i risparmi possono coprire', ', which savings can cover');
  return level === 'green'
    ? words(
        ', che i risparmi possono coprire quasi per intero',
        ', nearly all of which savings can cover',
      )
    : undefined;
}

function testoDi(f: F, level: LevelOrGrey): Words {
  const cost = circaTesto(f.costoMensile);
  const own = circaTesto(f.risorseProprie);
  const gap = circaTesto(f.gapMensile);
  const sum = sommaTesto(f.capitale);
  const start = words(
    `Un’assistenza continuativa costa ${cost.it} al mese (stima nostra, ${f.annoCosto}); con l’indennità di accompagnamento (${euro(f.indennita)}) e ${own.it} di reddito futuro`,
    `Long-term care costs ${cost.en} a month (our ${f.annoCosto} estimate); after the care allowance (${euro(f.indennita)}) and ${own.en} of future income`,
  );
  if (f.gapMensile < NULLA)
    return words(
      `${start.it} non resterebbe nulla di scoperto.`,
      `${start.en}, nothing would be left uncovered.`,
    );
  const savings =
    risparmiDi(f.scoperto, level) ??
    (f.mobiliare > 0
      ? words(', di cui i risparmi possono coprire una parte', ', part of which savings can cover')
      : words('', ''));
  return words(
    `${start.it} resterebbero scoperti ${gap.it} al mese, cioè ${sum.it} in ${anni(f.anni).it}${savings.it}.`,
    `${start.en}, ${gap.en} a month would be left uncovered, or ${sum.en} over ${anni(f.anni).en}${savings.en}.`,
  );
}

const AZIONI: Readonly<Record<AzioneLtc, Words>> = {
  confronta: words(
    'Confronta le coperture con rendita mensile; guarda anche se il contratto di lavoro ne prevede una collettiva.',
    'Compare policies that pay a monthly annuity; also see whether your employment contract includes a group one.',
  ),
  confronta_limiti: words(
    'Confronta le coperture con rendita mensile e controlla fino a che età si possono sottoscrivere.',
    'Compare policies that pay a monthly annuity and check up to what age you can take one out.',
  ),
  accantona: words(
    'Tieni da parte una somma che non serve ad altro e chiedi al patronato le prestazioni locali.',
    'Set aside a sum for this alone and ask a welfare advice office (patronato) about local benefits.',
  ),
  prestazione_universale: words(
    'Chi ha 80 anni, un bisogno gravissimo e un ISEE fino a 6.000\u00A0€ può chiedere all’INPS la Prestazione universale, fino a 850\u00A0€ al mese (fino al 31/12/2026).',
    'From the age of 80, anyone with a very severe need for care and an ISEE of up to 6.000\u00A0€ can ask INPS for the Prestazione universale, up to 850\u00A0€ a month (until 31 December 2026).',
  ),
};
const azioneDi = ({ azione }: F): Words =>
  words(
    azione.map((code) => AZIONI[code].it).join(' '),
    azione.map((code) => AZIONI[code].en).join(' '),
  );

/** The areas of Italy, in English. */
const ZONE: Readonly<Record<NonNullable<F['ripartizione']>, string>> = {
  Nord: 'North',
  Centro: 'Centre',
  Mezzogiorno: 'South',
};

function passiDi(f: F): ReturnType<typeof raccontoLtc.testi>['passi'] {
  const quota = pct(f.quota, 2);
  const durata = anni(f.anni);
  const whose = f.coppia
    ? words(' (media della coppia)', ' (average of the couple)')
    : words('', '');
  return {
    costo: [
      words('Costo dell’assistenza', 'Cost of care'),
      words(
        f.ripartizione
          ? `Media della zona: ${f.ripartizione}`
          : 'Media nazionale: la regione non è nota',
        f.ripartizione
          ? `Average for the area: ${ZONE[f.ripartizione]}`
          : 'National average: the region is not known',
      ),
    ],
    indennita: [
      words('Indennità di accompagnamento', 'Public care allowance'),
      words(
        'Spetta senza limiti di reddito, se riconosciuta',
        'Due whatever the income, once awarded',
      ),
    ],
    redditoFuturo: [
      words('Reddito futuro', 'Future income'),
      words(
        `${quota} di ${euro(f.redditoFuturo)} al mese${whose.it}: il resto serve per vivere`,
        `${quota} of ${euro(f.redditoFuturo)} a month${whose.en}: the rest is needed to live on`,
      ),
    ],
    rendita: [
      words('Rendita che c’è già', 'Annuity already held'),
      words('Dalla copertura che hai indicato', 'From the cover you told us about'),
    ],
    scoperti: [
      words('Scoperti al mese', 'Uncovered each month'),
      words(
        'Costo meno tutto il resto, mai sotto zero',
        'Cost less all the rest, never below zero',
      ),
    ],
    capitale: [
      words(`In ${durata.it}`, `Over ${durata.en}`),
      words(
        `Scoperto al mese × 12 × ${numeroAnni(f.anni)}`,
        `Uncovered each month × 12 × ${numeroAnni(f.anni)}`,
      ),
    ],
    risparmi: [
      words('Risparmi utilizzabili', 'Usable savings'),
      words(
        `${pct(f.quotaRisparmi, 2)} di ${euro(f.mobiliare)}`,
        `${pct(f.quotaRisparmi, 2)} of ${euro(f.mobiliare)}`,
      ),
    ],
    mancano: [
      words('Mancano', 'Missing'),
      words(
        'Quello che serve meno i risparmi, mai sotto zero',
        'What is needed less savings, never below zero',
      ),
    ],
  };
}
