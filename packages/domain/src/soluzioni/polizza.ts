import { stimaSuccessione } from '../analisi/successione.ts';
import { r2 } from '../money.ts';
import { datoComune, fonti, passo, vuota, type Regola } from './bozza.ts';
import { mobiliareInputs } from './patrimonio-comune.ts';
import { alPct, elenco, euro, NOMI, pct, words } from './parole.ts';
import { scorePolizza } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

const PERCHE = words(
  'Decidere prima a chi va che cosa evita attese e discussioni, e protegge chi la legge da sola non proteggerebbe.',
  'Deciding in advance who gets what avoids waiting and disputes, and protects those the law alone would not.',
);
const NON_RIGUARDA = words(
  'Riguarda patrimoni finanziari più grandi: per ora non è una priorità.',
  'It concerns larger financial wealth: for now it is not a priority.',
);

/** 7.10: a life policy as a way to protect and pass on wealth. */
export const soluzionePolizza: Regola = (ctx) => {
  const inputs = [
    ...mobiliareInputs(ctx, 'strumentiInvestimento').filter(
      ({ key }) => key !== 'redditoNettoAnnuo' && key !== 'uscitePianificate',
    ),
    ...datoComune(ctx, 'haTestamento', ({ membro }) => membro.haTestamento),
    ...datoComune(ctx, 'garanziePersonali', ({ membro }) => membro.garanziePersonali),
  ];
  if (!ctx.mobiliareNoto || ctx.me?.eta === undefined)
    return vuota('polizza', 'dati_mancanti', inputs, PERCHE, NON_RIGUARDA);
  cita(ctx.valori, ctx.dietro.risparmi());
  const mobiliare = ctx.beni.mobiliare;
  const successione = stimaSuccessione(ctx);
  const fattori = {
    mobiliare,
    eta: ctx.me.eta,
    imprenditore: ctx.schede.some(
      ({ membro }) => membro.imprenditore === true || membro.professione === 'Imprenditore',
    ),
    garanzie: ctx.schede.some(({ membro }) => membro.garanziePersonali === true),
    senzaTestamento: ctx.me.membro.haTestamento === false,
    imposta: successione.imposta,
    assicurativiPct: ctx.gestione.strumenti?.assicurativi ?? 0,
  };
  const score = scorePolizza(ctx.valori, fattori);
  if (score === null) return vuota('polizza', 'non_applicabile', inputs, PERCHE, NON_RIGUARDA);
  const motivi = [
    ...(fattori.imprenditore ? [words('l’attività d’impresa', 'the business')] : []),
    ...(fattori.garanzie
      ? [words('le garanzie firmate per altri', 'the guarantees signed for others')]
      : []),
    ...(fattori.senzaTestamento ? [words('l’assenza di un testamento', 'the lack of a will')] : []),
    ...(fattori.imposta > 0
      ? [words('l’imposta di successione stimata', 'the estimated inheritance tax')]
      : []),
    ...(fattori.eta >= 55 ? [words('l’età', 'age')] : []),
    ...(mobiliare >= 250000 ? [words('l’importo dei risparmi', 'the amount of savings')] : []),
  ];
  const catastale = pct(ctx.valori['successione.quotaCatastale'], 2);
  const why =
    motivi.length > 0 ? elenco(motivi) : words('scegliere i beneficiari', 'choosing beneficiaries');
  return {
    code: 'polizza',
    score,
    titolo: NOMI.polizza,
    perche: PERCHE,
    inputs,
    membri: [ctx.me.id],
    perMembro: [],
    risposta:
      motivi.length > 0
        ? words(
            `Su **${euro(mobiliare)}** di risparmi ha senso decidere come passeranno, per ${why.it}.`,
            `On **${euro(mobiliare)}** of savings it makes sense to decide how they will pass on, because of ${why.en}.`,
          )
        : words(
            `Per passare **${euro(mobiliare)}** di risparmi oggi bastano le regole ordinarie.`,
            `To pass on **${euro(mobiliare)}** of savings the ordinary rules are enough today.`,
          ),
    testo: words(
      `Una polizza vita permette di indicare i beneficiari fuori dall’asse ereditario e, entro certi limiti, di separare il capitale dai rischi dell’attività. Può avere senso valutarla per ${why.it}; attenzione ai costi e alla quota di legittima.`,
      `A life policy lets you name beneficiaries outside the estate and, within limits, keep capital apart from business risks. It may be worth examining for ${why.en}; watch costs and forced heirship.`,
    ),
    azione: words(
      'Parlane con un notaio e un consulente insieme; controlla i beneficiari delle polizze che hai già.',
      'Talk to a notary and an adviser together; check the beneficiaries of the policies you hold.',
    ),
    numeri: {
      mobiliare: r2(mobiliare),
      impostaStimata: r2(fattori.imposta),
      senzaTestamento: fattori.senzaTestamento,
      garanzie: fattori.garanzie,
      imprenditore: fattori.imprenditore,
    },
    passi: [
      passo(
        words('Risparmi e investimenti', 'Savings and investments'),
        words('Il totale di oggi', 'Today’s total'),
        r2(mobiliare),
      ),
      passo(
        words('Base imponibile stimata', 'Estimated taxable estate'),
        words(
          `Immobili ${alPct(catastale)} del valore di mercato, risparmi non assicurativi, attività, meno i debiti`,
          `Property at ${catastale} of market value, savings outside insurance, business, less debts`,
        ),
        r2(successione.base),
      ),
      passo(
        words('Imposta di successione stimata', 'Estimated inheritance tax'),
        words('Senza testamento, quota per quota', 'Without a will, share by share'),
        r2(successione.imposta),
      ),
      passo(
        words('Risultato', 'Result'),
        words(
          'Età, attività, garanzie, testamento, imposta e importo',
          'Age, business, guarantees, will, tax and amount',
        ),
        r2(score),
        'punti',
      ),
    ],
    fonti: fonti(ctx, 'successione.aliquote', 'successione.quotaCatastale'),
  };
};
