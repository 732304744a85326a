import { euroClasse, mobiliareInputs } from './patrimonio-comune.ts';
import type { Contesto } from '../analisi/contesto.ts';
import { clamp, r2, r6 } from '../money.ts';
import { barra, fonti, passo, vuota, type Regola } from './bozza.ts';
import { anni, elenco, euro, ilPct, NOMI, numeroAnni, pct, words } from './parole.ts';
import { scoreGestione } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

const PERCHE = words(
  'Ogni euro ha un compito: la riserva per gli imprevisti, le spese già in vista, gli obiettivi lontani. Metterli in ordine viene prima di scegliere dove investire.',
  'Every euro has a job: the reserve for surprises, the costs in sight, the distant goals. Sorting them comes before choosing where to invest.',
);
const NON_RIGUARDA = words(
  'I risparmi sono ancora pochi per parlare di investimenti: prima viene la riserva per gli imprevisti.',
  'Savings are still too few to speak of investments: the reserve for surprises comes first.',
);

/** 7.4: reserves, mix and concentration of financial wealth. */
export const soluzioneGestione: Regola = (ctx) => {
  const { valori: v, beni, gestione: g } = ctx;
  const inputs = mobiliareInputs(ctx, 'suddivisioneInvestimento', 'regimeInvestimento');
  if (!ctx.mobiliareNoto)
    return vuota('gestione-patrimonio', 'dati_mancanti', inputs, PERCHE, NON_RIGUARDA);
  if (beni.mobiliare < v['soluzione.soglie'].gestione)
    return vuota('gestione-patrimonio', 'non_applicabile', inputs, PERCHE, NON_RIGUARDA);
  if (!g.misure || !g.classi || !g.riserve)
    return vuota('gestione-patrimonio', 'dati_mancanti', inputs, PERCHE, NON_RIGUARDA);
  // The share of property weighs too.
  cita(ctx.valori, ctx.dietro.patrimonio());
  const { carenza } = g.riserve;
  const carenzaRatio = g.bisogno > 0 ? clamp(carenza / g.bisogno) : 0;
  const eccessoLiquidi = Math.max(0, g.classi.liquidi - 100 * g.quotaBreve - 20);
  const { liquidi: _, ...invested } = g.classi;
  const maxPeso = Math.max(...Object.values(invested));
  const nonso = g.regimi?.nonso ?? 0;
  const D = g.misure.distanza;
  const score = scoreGestione({
    D,
    carenzaRatio,
    eccessoLiquidi,
    maxPeso,
    nonso,
    quotaImmobili: beni.quotaImmobili,
  });
  const residuo = g.riserve.medioTermine + g.riserve.lungoTermine;
  const note = segnali(ctx, { carenza, eccessoLiquidi, maxPeso, nonso });
  const distanza = numeroAnni(D);
  const riserva = g.bisogno - g.uscite;
  return {
    code: 'gestione-patrimonio',
    score,
    titolo: NOMI['gestione-patrimonio'],
    perche: PERCHE,
    perMembro: [],
    membri: ctx.schede.filter((s) => s.beni.mobiliare > 0).map(({ id }) => id),
    direzione: carenza > 0 ? 'poco' : eccessoLiquidi > 0 ? 'troppo' : undefined,
    risposta:
      carenza > 0
        ? words(
            `Ai risparmi mancano circa **${euro(carenza)}** per la riserva di ${numeroAnni(g.mesi)} mesi${g.uscite > 0 ? ' e le spese in vista' : ''}.`,
            `Savings are about **${euro(carenza)}** short of the ${numeroAnni(g.mesi)}-month reserve${g.uscite > 0 ? ' and the costs in sight' : ''}.`,
          )
        : eccessoLiquidi > 0
          ? words(
              `Riserve a posto; circa **${euro((eccessoLiquidi / 100) * beni.mobiliare)}** di liquidità in più del necessario.`,
              `Reserves are fine; about **${euro((eccessoLiquidi / 100) * beni.mobiliare)}** more cash than needed.`,
            )
          : words(
              `Riserve a posto: restano **${euro(residuo)}** per obiettivi più lunghi.`,
              `Reserves are fine: **${euro(residuo)}** remains for longer goals.`,
            ),
    testo: words(
      `Su ${euro(beni.mobiliare)} di patrimonio mobiliare, ${euro(g.riserve.riservaEmergenza)} servono come riserva e ${euro(g.riserve.riservaUscite)} per le uscite dei prossimi 3 anni; restano ${euro(residuo)} per obiettivi più lunghi. La composizione attuale dista ${distanza} punti dal modello didattico per la tua età; ${note.it}.`,
      `Of ${euro(beni.mobiliare)} in financial assets, ${euro(g.riserve.riservaEmergenza)} is reserve and ${euro(g.riserve.riservaUscite)} covers the next 3 years’ outflows; ${euro(residuo)} remains for longer goals. The current mix is ${distanza} points away from the educational model for your age; ${note.en}.`,
    ),
    azione:
      carenza > 0
        ? words(
            'Indica le spese previste, completa prima la riserva per gli imprevisti, poi riduci le concentrazioni.',
            'Tell us the costs you plan, fill the reserve for surprises first, then reduce concentrations.',
          )
        : words(
            'Indica le spese previste nei prossimi tre anni, riduci le concentrazioni e chiedi alla banca il regime fiscale dei tuoi conti.',
            'Tell us the costs planned over the next three years, reduce concentrations and ask the bank for the tax regime of your accounts.',
          ),
    barra: barra(ctx, Math.min(beni.mobiliare, g.bisogno), g.bisogno),
    numeri: {
      mobiliare: r2(beni.mobiliare),
      mesiEmergenza: g.mesi,
      riservaEmergenza: r2(g.riserve.riservaEmergenza),
      riservaUscite: r2(g.riserve.riservaUscite),
      medioTermine: r2(g.riserve.medioTermine),
      lungoTermine: r2(g.riserve.lungoTermine),
      carenza: r2(carenza),
      distanza: r2(D),
      indiceRischio: r2(g.misure.indiceRischio),
      hhi: r6(g.misure.hhi),
      eccessoLiquidi: r2(eccessoLiquidi),
      maxPeso: r2(maxPeso),
      nonso: r2(nonso),
      quotaImmobili: r6(beni.quotaImmobili),
    },
    inputs,
    passi: [
      passo(
        words('Spese essenziali di un mese', 'Essential costs of a month'),
        words(
          `${pct(v['spese.quotaEssenziale'], 2)} di ${euro(ctx.reddito)} netti l’anno, diviso 12`,
          `${pct(v['spese.quotaEssenziale'], 2)} of ${euro(ctx.reddito)} net a year, over 12`,
        ),
        r2(g.essenzialeMensile),
        'euroMese',
      ),
      passo(
        words(`Riserva per ${numeroAnni(g.mesi)} mesi`, `Reserve for ${numeroAnni(g.mesi)} months`),
        words(
          'I mesi dipendono da come si lavora in famiglia',
          'The months depend on how the family works',
        ),
        r2(riserva),
      ),
      passo(
        words('Spese previste', 'Planned costs'),
        words('Nei prossimi 3 anni, come le hai indicate', 'Over the next 3 years, as you told us'),
        r2(g.uscite),
      ),
      passo(
        words('Risparmi e investimenti', 'Savings and investments'),
        words('Il totale di oggi', 'Today’s total'),
        r2(beni.mobiliare),
      ),
      passo(
        words('Quanto manca', 'What is missing'),
        words(
          'Riserva e spese meno i risparmi, mai sotto zero',
          'Reserve and costs less savings, never below zero',
        ),
        r2(carenza),
      ),
      passo(
        words('Distanza dal modello per età', 'Distance from the model by age'),
        words(
          `Modello didattico a ${anni(g.eta!).it}: metà della somma delle differenze`,
          `Educational model at ${g.eta}: half the sum of the differences`,
        ),
        r2(D),
        'punti',
      ),
    ],
    fonti: fonti(ctx, 'emergenza.mesi', 'spese.quotaEssenziale', 'modello.azioni'),
  };
};

function segnali(
  ctx: Contesto,
  s: { carenza: number; eccessoLiquidi: number; maxPeso: number; nonso: number },
) {
  const found = [];
  if (s.carenza > 0)
    found.push(
      words(`mancano ${euro(s.carenza)} alle riserve`, `reserves are ${euro(s.carenza)} short`),
    );
  if (s.eccessoLiquidi > 0) found.push(words('c’è molta liquidità', 'there is a lot of cash'));
  if (s.maxPeso > 60)
    found.push(words('una sola categoria pesa molto', 'a single class weighs a lot'));
  if (euroClasse(ctx, 'gestioneSeparate') > 0 && ctx.gestione.classi!.gestioneSeparate > 10)
    found.push(words('le crypto pesano molto', 'crypto weighs a lot'));
  if (s.nonso >= 50)
    found.push(
      words(
        'di gran parte non conosci il regime fiscale',
        'you do not know the tax regime of most of it',
      ),
    );
  if (ctx.beni.quotaImmobili > ctx.valori['soglie.immobili'][0])
    found.push(
      words(
        `gli immobili sono ${ilPct(pct(ctx.beni.quotaImmobili))} di ciò che possiedi`,
        `property is ${pct(ctx.beni.quotaImmobili)} of what you own`,
      ),
    );
  return found.length > 0
    ? elenco(found)
    : words('non ci sono segnali particolari', 'there is nothing else to note');
}
