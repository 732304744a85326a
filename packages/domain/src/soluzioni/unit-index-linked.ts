import { r2 } from '../money.ts';
import { fonti, passo, vuota, type Regola } from './bozza.ts';
import { mobiliareInputs } from './patrimonio-comune.ts';
import { euro, NOMI, numeroAnni, words } from './parole.ts';
import { scoreUnit } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

const PERCHE = words(
  'Dentro una polizza d’investimento ci sono più strati di costo, e di rado una garanzia: vale la pena sapere che cosa si possiede.',
  'Inside an investment policy there are several layers of cost, and rarely a guarantee: it is worth knowing what you own.',
);
const NON_RIGUARDA = words(
  'Non risultano polizze d’investimento da verificare.',
  'No investment policies to check.',
);

/** 7.12: a check of the insurance investments already held. */
export const soluzioneUnit: Regola = (ctx) => {
  const { beni, gestione: g } = ctx;
  const code = 'unit-index-linked';
  const inputs = mobiliareInputs(ctx, 'strumentiInvestimento');
  if (!ctx.mobiliareNoto) return vuota(code, 'dati_mancanti', inputs, PERCHE, NON_RIGUARDA);
  if (beni.mobiliare < ctx.valori['soluzione.soglie'].unit)
    return vuota(code, 'non_applicabile', inputs, PERCHE, NON_RIGUARDA);
  if (!g.strumenti || g.eta === undefined)
    return vuota(code, 'dati_mancanti', inputs, PERCHE, NON_RIGUARDA);
  cita(ctx.valori, ctx.dietro.risparmi());
  const assicurativiPct = g.strumenti.assicurativi;
  const carenza = g.riserve?.carenza ?? 0;
  const { importo, score } = scoreUnit(ctx.valori, {
    mobiliare: beni.mobiliare,
    assicurativiPct,
    carenza,
    eta: g.eta,
  });
  if (score === null) return vuota(code, 'non_applicabile', inputs, PERCHE, NON_RIGUARDA);
  return {
    code,
    score,
    titolo: NOMI[code],
    perche: PERCHE,
    inputs,
    perMembro: [],
    membri: ctx.schede
      .filter(({ membro }) => (membro.strumentiInvestimento?.assicurativi ?? 0) > 0)
      .map(({ id }) => id),
    risposta: words(
      `Circa **${euro(importo)}** sono in prodotti assicurativi d’investimento: conviene sapere quanto costano.`,
      `About **${euro(importo)}** is in insurance investments: it is worth knowing what they cost.`,
    ),
    testo: words(
      `Hai circa ${euro(importo)} in prodotti assicurativi d’investimento. Le unit e index linked di norma non garantiscono il capitale e hanno più livelli di costo: chiedi il KID, il costo annuo e le penali di uscita prima di decidere.`,
      `You hold about ${euro(importo)} in insurance investments. Unit and index linked policies usually do not guarantee capital and carry several layers of cost: ask for the KID, the yearly cost and exit fees before deciding.`,
    ),
    azione: words(
      'Chiedi il documento con le informazioni chiave (KID) e verifica con un professionista prima di qualsiasi decisione.',
      'Ask for the key information document (KID) and check with a professional before any decision.',
    ),
    numeri: { importo: r2(importo), assicurativiPct: r2(assicurativiPct), carenza: r2(carenza) },
    passi: [
      passo(
        words('Prodotti assicurativi', 'Insurance products'),
        words(
          `${numeroAnni(assicurativiPct)}% di ${euro(beni.mobiliare)}`,
          `${numeroAnni(assicurativiPct)}% of ${euro(beni.mobiliare)}`,
        ),
        r2(importo),
      ),
      passo(
        words('Risultato', 'Result'),
        words('Peso e importo, età, riserve mancanti', 'Weight and amount, age, missing reserves'),
        r2(score),
        'punti',
      ),
    ],
    fonti: fonti(ctx, 'soluzione.soglie'),
  };
};
