import { lavora } from '../analisi/contesto.ts';
import { r2 } from '../money.ts';
import { isPropria } from '../nucleo.ts';
import { datoComune, fonti, passo, vuota, type Regola } from './bozza.ts';
import { elenco, NOMI, words } from './parole.ts';
import { perAdulti } from './polizze-rischi.ts';
import { scoreTutelaLegale } from './punteggi.ts';
import { cita } from '../traccia/read-tracker.ts';

const PERCHE = words(
  'Una causa con un fornitore, un inquilino o un vicino può durare anni: la tutela legale paga avvocato e perizie entro il massimale.',
  'A dispute with a supplier, a tenant or a neighbour can last years: legal cover pays lawyer and experts up to the limit.',
);
const NON_RIGUARDA = words('Oggi non c’è nulla da valutare.', 'Today there is nothing to look at.');

/** 7.8: exposure to disputes. */
export const soluzioneTutela: Regola = (ctx) => {
  const inputs = [
    ...datoComune(ctx, 'professione', ({ professione }) => professione),
    ...datoComune(ctx, 'statoResidenza', ({ membro }) => membro.statoResidenza),
    ...datoComune(
      ctx,
      'valorePatrimonioMobiliare',
      ({ membro }) => membro.valorePatrimonioMobiliare,
      'euro',
    ),
    ...datoComune(ctx, 'polizze.tutelaLegale', ({ membro }) => membro.polizze?.tutelaLegale),
  ];
  if (!ctx.adulti.some(({ professione }) => professione))
    return vuota('tutela-legale', 'dati_mancanti', inputs, PERCHE, NON_RIGUARDA);
  cita(ctx.valori, ctx.dietro.patrimonio());
  const fattori = {
    autonomo: ctx.schede.some((s) => lavora(s) && s.tipo !== 'dipendente'),
    imprenditore: ctx.schede.some(({ professione }) => professione === 'Imprenditore'),
    secondeCase: ctx.beni.secondeCase,
    netto: ctx.beni.netto,
    figli: ctx.figliACarico.length,
    residenzaPropria: ctx.schede.some(({ membro }) => isPropria(membro.statoResidenza)),
    copertura: ctx.adulti.some(({ membro }) => membro.polizze?.tutelaLegale === true),
  };
  const score = scoreTutelaLegale(fattori);
  const punti: [boolean, number, ReturnType<typeof words>][] = [
    [
      fattori.autonomo || fattori.imprenditore,
      30,
      words('il lavoro in proprio', 'self-employment'),
    ],
    [fattori.imprenditore, 10, words('un’impresa', 'a business')],
    [fattori.secondeCase > 0, 20, words('altri immobili', 'other property')],
    [fattori.netto > 250000, 15, words('un patrimonio da difendere', 'wealth to defend')],
    [fattori.figli > 0, 10, words('i figli', 'children')],
    [fattori.residenzaPropria, 5, words('la casa di proprietà', 'an owned home')],
  ];
  const motivi = punti.filter(([holds]) => holds);
  const why = elenco(motivi.map(([, , text]) => text));
  return {
    code: 'tutela-legale',
    score,
    titolo: NOMI['tutela-legale'],
    perche: PERCHE,
    inputs,
    membri: ctx.schede.filter((s) => s.maggiorenne !== false).map(({ id }) => id),
    perMembro: perAdulti(ctx, score),
    ...(fattori.copertura ? {} : { direzione: 'poco' as const }),
    risposta: fattori.copertura
      ? words(
          'Una tutela legale c’è già: basta controllare **massimale** ed esclusioni.',
          'Legal cover is already there: just check the **limit** and exclusions.',
        )
      : motivi.length > 0
        ? words(
            `**${motivi.length}** ${motivi.length === 1 ? 'motivo espone' : 'motivi espongono'} più della media: ${why.it}.`,
            `**${motivi.length}** ${motivi.length === 1 ? 'reason exposes' : 'reasons expose'} you more than average: ${why.en}.`,
          )
        : words(
            'Le occasioni di lite sono poche: **0** motivi particolari.',
            'There are few occasions for disputes: **0** particular reasons.',
          ),
    testo:
      motivi.length > 0
        ? words(
            `Chi lavora in proprio o ha immobili è più esposto a controversie; qui contano ${why.it}. La tutela legale paga avvocato e perizie entro il massimale.`,
            `The self-employed and property owners face more disputes; here ${why.en} count. Legal cover pays lawyer and experts up to the limit.`,
          )
        : words(
            'Chi lavora in proprio o ha immobili è più esposto a controversie; la tutela legale paga avvocato e perizie entro il massimale.',
            'The self-employed and property owners face more disputes; legal cover pays lawyer and experts up to the limit.',
          ),
    azione: words(
      'Controlla se è già compresa nella polizza auto o casa, se puoi scegliere l’avvocato e che cosa è escluso.',
      'Check whether your car or home policy includes it, whether you may choose the lawyer and what is excluded.',
    ),
    numeri: {
      motivi: motivi.length,
      secondeCase: r2(fattori.secondeCase),
      netto: r2(fattori.netto),
      copertura: fattori.copertura,
    },
    passi: [
      passo(words('Base', 'Base'), words('Uguale per tutti', 'The same for all'), 10, 'punti'),
      ...motivi.map(([, value, text]) =>
        passo(
          words(
            text.it.charAt(0).toUpperCase() + text.it.slice(1),
            text.en.charAt(0).toUpperCase() + text.en.slice(1),
          ),
          words('Aumenta le occasioni di lite', 'Raises the occasions for disputes'),
          value,
          'punti',
        ),
      ),
      passo(
        words('Risultato', 'Result'),
        words(
          fattori.copertura ? 'Un quinto della somma: una copertura c’è già' : 'Somma dei passi',
          fattori.copertura ? 'A fifth of the sum: cover is already there' : 'Sum of the steps',
        ),
        r2(score),
        'punti',
      ),
    ],
    fonti: fonti(ctx, 'soluzione.tutela-legale.peso'),
  };
};
