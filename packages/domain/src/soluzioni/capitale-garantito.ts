import { r2 } from '../money.ts';
import { barra, fonti, passo, vuota, type Regola } from './bozza.ts';
import { euroClasse, mobiliareInputs } from './patrimonio-comune.ts';
import { euro, NOMI, numeroAnni, words } from './parole.ts';
import { scoreGarantito } from './punteggi.ts';

const PERCHE = words(
  'I soldi che servono presto non dovrebbero poter scendere di valore nel momento sbagliato.',
  'Money needed soon should not be able to fall in value at the wrong moment.',
);
const NON_RIGUARDA = words(
  'I risparmi sono ancora pochi per questa verifica.',
  'Savings are still too few for this check.',
);

/** 7.11: is what is needed soon in low-risk instruments? */
export const soluzioneGarantito: Regola = (ctx) => {
  const { beni, gestione: g, valori: v } = ctx;
  const code = 'investimenti-capitale-garantito';
  const inputs = mobiliareInputs(ctx, 'suddivisioneInvestimento');
  if (!ctx.mobiliareNoto) return vuota(code, 'dati_mancanti', inputs, PERCHE, NON_RIGUARDA);
  if (beni.mobiliare < v['soluzione.soglie'].gestione)
    return vuota(code, 'non_applicabile', inputs, PERCHE, NON_RIGUARDA);
  if (!g.classi || g.eta === undefined)
    return vuota(code, 'dati_mancanti', inputs, PERCHE, NON_RIGUARDA);
  const sicuri = euroClasse(ctx, 'liquidi', 'obbligazioni');
  const liquidi = euroClasse(ctx, 'liquidi');
  const garanzia = v['depositi.garanzia'];
  const score = scoreGarantito(v, {
    mobiliare: beni.mobiliare,
    bisognoBreve: g.bisogno,
    sicuri,
    eta: g.eta,
    liquidi,
  })!;
  const manca = Math.max(0, g.bisogno - sicuri);
  const oltre =
    liquidi > garanzia
      ? words(
          `, con ${euro(liquidi)} liquidi: oltre ${euro(garanzia)} per banca la garanzia dei depositi non copre`,
          `, with ${euro(liquidi)} in cash: above ${euro(garanzia)} per bank the deposit guarantee does not cover`,
        )
      : words('', '');
  return {
    code,
    score,
    titolo: NOMI[code],
    perche: PERCHE,
    inputs,
    perMembro: [],
    membri: ctx.schede.filter((s) => s.beni.mobiliare > 0).map(({ id }) => id),
    direzione: manca > 0 ? 'poco' : liquidi > garanzia ? 'troppo' : undefined,
    risposta:
      manca > 0
        ? words(
            `Dei soldi che servono entro 3 anni, **${euro(manca)}** non sono in strumenti a basso rischio.`,
            `Of the money needed within 3 years, **${euro(manca)}** is not in low-risk instruments.`,
          )
        : words(
            `Quello che serve entro 3 anni, **${euro(g.bisogno)}**, è già in strumenti a basso rischio.`,
            `What is needed within 3 years, **${euro(g.bisogno)}**, is already in low-risk instruments.`,
          ),
    testo: words(
      `Nei prossimi 3 anni servono ${euro(g.bisogno)}; oggi ${euro(sicuri)} sono in strumenti a basso rischio${oltre.it}. La garanzia riduce il rischio ma anche il rendimento: verifica chi garantisce, fino a quanto e a quale costo.`,
      `${euro(g.bisogno)} is needed within 3 years; today ${euro(sicuri)} is in low-risk instruments${oltre.en}. A guarantee lowers risk and return: check who guarantees, up to how much, at what cost.`,
    ),
    azione: words(
      'Distribuisci depositi e titoli di Stato per scadenza, in modo che i soldi tornino quando servono.',
      'Spread deposits and government bonds by due date, so that money comes back when it is needed.',
    ),
    barra: barra(ctx, Math.min(sicuri, g.bisogno), g.bisogno),
    numeri: { bisogno: r2(g.bisogno), sicuri: r2(sicuri), liquidi: r2(liquidi), manca: r2(manca) },
    passi: [
      passo(
        words('Riserva per gli imprevisti', 'Reserve for surprises'),
        words(
          `${numeroAnni(g.mesi)} mesi di spese essenziali`,
          `${numeroAnni(g.mesi)} months of essential costs`,
        ),
        r2(g.bisogno - g.uscite),
      ),
      passo(
        words('Spese previste', 'Planned costs'),
        words('Nei prossimi 3 anni', 'Over the next 3 years'),
        r2(g.uscite),
      ),
      passo(
        words('Già a basso rischio', 'Already at low risk'),
        words('Liquidi e obbligazioni', 'Cash and bonds'),
        r2(sicuri),
      ),
      passo(
        words('Mancano', 'Missing'),
        words(
          'Riserva e spese meno quello che c’è, mai sotto zero',
          'Reserve and costs less what is there, never below zero',
        ),
        r2(manca),
      ),
    ],
    fonti: fonti(ctx, 'depositi.garanzia', 'emergenza.mesi'),
  };
};
