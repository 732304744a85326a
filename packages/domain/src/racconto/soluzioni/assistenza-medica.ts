import { a, elenco, euro, words } from '../parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

export const raccontoAssistenza: RaccontoSoluzione<'assistenza-medica'> = {
  perche: words(
    'Visite, esami e denti si pagano sempre più spesso di tasca propria. Un fondo sanitario o un rimborso spese può alleggerire il conto.',
    'Visits, tests and dental care are more and more often paid out of pocket. A health fund or reimbursement cover can ease the bill.',
  ),
  nonRiguarda: words('Oggi non c’è nulla da valutare.', 'Today there is nothing to look at.'),
  testi: (f) => {
    const { spesa } = f;
    const facts = [
      ...(f.figli > 0
        ? [
            f.figli === 1
              ? words('un figlio', 'one child')
              : words(`${f.figli} figli`, `${f.figli} children`),
          ]
        : []),
      ...(f.autonomo ? [words('un lavoro in proprio', 'self-employment')] : []),
    ];
    const joined = elenco(facts);
    const context =
      facts.length > 0
        ? words(`con ${joined.it} conviene`, `with ${joined.en},`)
        : words('conviene', 'it is worth your while to');
    return {
      risposta: f.copertura
        ? words(
            `Una copertura sanitaria c’è già; in media una famiglia spende **${euro(spesa)}** l’anno di tasca propria.`,
            `Health cover is already there; on average a family spends **${euro(spesa)}** a year out of pocket.`,
          )
        : words(
            `Una famiglia spende di tasca propria oltre **${euro(spesa)}** l’anno: ${a(f.persona).it} non risulta un fondo sanitario.`,
            `A family spends over **${euro(spesa)}** a year out of pocket: ${a(f.persona).en} does not appear to have a health fund.`,
          ),
      testo: words(
        `Le famiglie italiane spendono di tasca propria oltre ${euro(spesa)} l’anno per la salute; ${context.it} verificare ${f.copertura ? 'che cosa copre già il fondo sanitario' : 'fondo sanitario di categoria e rimborso spese'}.`,
        `Italian families pay over ${euro(spesa)} a year out of pocket for health; ${context.en} check ${f.copertura ? 'what your health fund already covers' : 'the sector health fund and reimbursement cover'}.`,
      ),
      azione: words(
        'Guarda prima il fondo previsto dal contratto o dalla cassa di categoria; poi esclusioni, carenze e massimali.',
        'Look first at the fund in your contract or professional scheme; then exclusions, waiting periods and limits.',
      ),
      passi: {
        base: [words('Base', 'Base'), words('Uguale per tutti', 'The same for all')],
        figli: [
          words('Figli', 'Children'),
          words('10 punti ciascuno, al massimo 30', '10 points each, at most 30'),
        ],
        lavoroInProprio: [
          words('Lavoro in proprio', 'Self-employment'),
          words('Senza un contratto che preveda un fondo', 'Without a contract that gives a fund'),
        ],
        eta: [
          words('Età', 'Age'),
          words(
            '20 punti tra 50 e 74 anni, 10 tra 40 e 49',
            '20 points from 50 to 74, 10 from 40 to 49',
          ),
        ],
        reddito: [
          words('Reddito', 'Income'),
          words('15 punti sopra 35.000\u00A0€ netti', '15 points above 35.000\u00A0€ net'),
        ],
        risultato: [
          words('Risultato', 'Result'),
          words(
            f.copertura ? 'Un quinto della somma: una copertura c’è già' : 'Somma dei passi',
            f.copertura ? 'A fifth of the sum: cover is already there' : 'Sum of the steps',
          ),
        ],
      },
    };
  },
};
