import { lavora, type Contesto, type Scheda } from '../analisi/contesto.ts';
import { r2 } from '../money.ts';
import {
  dato,
  fonti,
  graduatoria,
  grigia,
  passo,
  perMembro,
  valutaTutti,
  type Regola,
  type Valutazione,
} from './bozza.ts';
import { a, elenco, euro, NOMI, words } from './parole.ts';
import { scoreAssistenza } from './punteggi.ts';

interface Fattori {
  figli: number;
  autonomo: boolean;
  eta: number;
  redditoNetto: number;
  copertura: boolean;
}
const PERCHE = words(
  'Visite, esami e denti si pagano sempre più spesso di tasca propria. Un fondo sanitario o un rimborso spese può alleggerire il conto.',
  'Visits, tests and dental care are more and more often paid out of pocket. A health fund or reimbursement cover can ease the bill.',
);
const NON_RIGUARDA = words('Oggi non c’è nulla da valutare.', 'Today there is nothing to look at.');

/** 7.7: medical expenses. */
export const soluzioneAssistenza: Regola = (ctx) => {
  const tutti = valutaTutti(ctx, valuta);
  const classifica = graduatoria(tutti.filter(({ scheda }) => scheda.maggiorenne));
  const [primo] = classifica;
  if (!primo)
    return grigia(
      'assistenza-medica',
      tutti.filter(({ scheda }) => scheda.maggiorenne !== false),
      PERCHE,
      NON_RIGUARDA,
    );
  const { scheda: s, dati: d } = primo;
  const spesa = ctx.valori['medie.spesaSanitaria'];
  const facts = [
    ...(d.figli > 0
      ? [
          d.figli === 1
            ? words('un figlio', 'one child')
            : words(`${d.figli} figli`, `${d.figli} children`),
        ]
      : []),
    ...(d.autonomo ? [words('un lavoro in proprio', 'self-employment')] : []),
  ];
  const joined = elenco(facts);
  const context =
    facts.length > 0
      ? words(`con ${joined.it} conviene`, `with ${joined.en},`)
      : words('conviene', 'it is worth your while to');
  return {
    code: 'assistenza-medica',
    score: primo.score,
    titolo: NOMI['assistenza-medica'],
    perche: PERCHE,
    numeri: primo.numeri,
    inputs: primo.inputs,
    membri: classifica.map(({ scheda }) => scheda.id),
    perMembro: perMembro(tutti),
    ...(d.copertura ? {} : { direzione: 'poco' as const }),
    risposta: d.copertura
      ? words(
          `Una copertura sanitaria c’è già; in media una famiglia spende **${euro(spesa)}** l’anno di tasca propria.`,
          `Health cover is already there; on average a family spends **${euro(spesa)}** a year out of pocket.`,
        )
      : words(
          `Una famiglia spende di tasca propria oltre **${euro(spesa)}** l’anno: ${a(s.membro).it} non risulta un fondo sanitario.`,
          `A family spends over **${euro(spesa)}** a year out of pocket: ${a(s.membro).en} does not appear to have a health fund.`,
        ),
    testo: words(
      `Le famiglie italiane spendono di tasca propria oltre ${euro(spesa)} l’anno per la salute; ${context.it} verificare ${d.copertura ? 'che cosa copre già il fondo sanitario' : 'fondo sanitario di categoria e rimborso spese'}.`,
      `Italian families pay over ${euro(spesa)} a year out of pocket for health; ${context.en} check ${d.copertura ? 'what your health fund already covers' : 'the sector health fund and reimbursement cover'}.`,
    ),
    azione: words(
      'Guarda prima il fondo previsto dal contratto o dalla cassa di categoria; poi esclusioni, carenze e massimali.',
      'Look first at the fund in your contract or professional scheme; then exclusions, waiting periods and limits.',
    ),
    passi: [
      passo(words('Base', 'Base'), words('Uguale per tutti', 'The same for all'), 15, 'punti'),
      passo(
        words('Figli', 'Children'),
        words('10 punti ciascuno, al massimo 30', '10 points each, at most 30'),
        Math.min(30, 10 * d.figli),
        'punti',
      ),
      passo(
        words('Lavoro in proprio', 'Self-employment'),
        words('Senza un contratto che preveda un fondo', 'Without a contract that gives a fund'),
        d.autonomo ? 15 : 0,
        'punti',
      ),
      passo(
        words('Età', 'Age'),
        words(
          '20 punti tra 50 e 74 anni, 10 tra 40 e 49',
          '20 points from 50 to 74, 10 from 40 to 49',
        ),
        d.eta >= 50 && d.eta < 75 ? 20 : d.eta >= 40 && d.eta < 50 ? 10 : 0,
        'punti',
      ),
      passo(
        words('Reddito', 'Income'),
        words('15 punti sopra 35.000\u00A0€ netti', '15 points above 35.000\u00A0€ net'),
        d.redditoNetto > 35000 ? 15 : 0,
        'punti',
      ),
      passo(
        words('Risultato', 'Result'),
        words(
          d.copertura ? 'Un quinto della somma: una copertura c’è già' : 'Somma dei passi',
          d.copertura ? 'A fifth of the sum: cover is already there' : 'Sum of the steps',
        ),
        r2(primo.score),
        'punti',
      ),
    ],
    fonti: fonti(ctx, 'medie.spesaSanitaria'),
  };
};

function valuta(ctx: Contesto, s: Scheda): Valutazione<Fattori> {
  const { membro } = s;
  const inputs = [
    dato(s, 'dataNascita', membro.dataNascita),
    dato(s, 'professione', membro.professione),
    dato(s, 'redditoNettoAnnuo', s.reddito ?? (s.tipo === 'nessuno' ? 0 : undefined), 'euroAnno'),
    dato(s, 'polizze.coperturaSanitaria', membro.polizze?.coperturaSanitaria),
  ];
  if (s.eta === undefined || (s.maggiorenne && s.tipo === undefined))
    return { scheda: s, inputs, motivo: 'dati_mancanti' };
  const minor = !s.maggiorenne;
  const dati = {
    // Children weigh on the adults who look after them, not on one another.
    figli:
      minor || s.membro.gradoParentela === 'son' || s.membro.gradoParentela === 'daughter'
        ? 0
        : ctx.figliACarico.length,
    autonomo: lavora(s) && s.tipo !== 'dipendente',
    eta: s.eta,
    redditoNetto: s.reddito ?? 0,
    copertura:
      membro.polizze?.coperturaSanitaria ??
      (minor && ctx.adulti.some(({ membro: adult }) => adult.polizze?.coperturaSanitaria === true)),
  };
  return {
    scheda: s,
    inputs,
    score: scoreAssistenza(dati),
    dati,
    numeri: {
      figli: dati.figli,
      eta: dati.eta,
      autonomo: dati.autonomo,
      copertura: dati.copertura,
      spesaMedia: ctx.valori['medie.spesaSanitaria'],
    },
  };
}
