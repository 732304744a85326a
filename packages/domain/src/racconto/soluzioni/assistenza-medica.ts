import { words, type Words } from '../../aree.ts';
import type { MotivoAssistenza } from '../../soluzioni/fatti.ts';
import { circaForte, circaTesto } from '../numeri.ts';
import { contaTesto, maiuscola } from '../../parole/parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

const MOTIVI: Readonly<Record<MotivoAssistenza, Words>> = {
  figli: words('i figli', 'children'),
  lavoroInProprio: words('il lavoro in proprio', 'self-employment'),
  eta: words('l’età', 'age'),
  reddito: words('il reddito', 'income'),
};

export const raccontoAssistenza: RaccontoSoluzione<'assistenza-medica'> = {
  perche: words(
    'Visite, esami e denti si pagano sempre più spesso di tasca propria. Un fondo sanitario o un rimborso spese può alleggerire il conto.',
    'Consultations, tests and dental care are more and more often paid for out of your own pocket. A health fund or reimbursement cover can lighten the bill.',
  ),
  nonRiguarda: words('Oggi non c’è nulla da valutare.', 'Today there is nothing to look at.'),
  testi: (f, { level }) => {
    const spent = circaTesto(f.spesa);
    const strong = circaForte(f.spesa);
    const counts =
      f.motivi.length > 0 ? contaTesto(f.motivi.map((code) => MOTIVI[code])) : undefined;
    const average = words(
      `Nel ${f.anno} una famiglia italiana ha speso di tasca propria in media`,
      `In ${f.anno} the average Italian family paid`,
    );
    const check = f.copertura
      ? words('che cosa copre già il fondo sanitario', 'what the health fund already covers')
      : words('il fondo sanitario di categoria', 'your sector’s health fund');
    return {
      risposta: f.copertura
        ? words(
            `Una copertura sanitaria c’è già; nel ${f.anno} una famiglia ha speso in media ${strong.it} di tasca propria.`,
            `Health cover is already in place; in ${f.anno} the average family paid ${strong.en} out of pocket.`,
          )
        : level === 'green'
          ? words(
              `Una copertura sanitaria oggi non è urgente; nel ${f.anno} una famiglia ha speso in media ${strong.it} di tasca propria.`,
              `Health cover is not urgent today; in ${f.anno} the average family paid ${strong.en} out of pocket.`,
            )
          : words(
              `Non risulta una copertura sanitaria; nel ${f.anno} una famiglia ha speso in media ${strong.it} di tasca propria.`,
              `There is no known health cover; in ${f.anno} the average family paid ${strong.en} out of pocket.`,
            ),
      testo: words(
        `${average.it} ${spent.it} per la salute. ${counts ? `${maiuscola(counts.it)}: vale` : 'Vale comunque'} la pena verificare ${check.it}.`,
        `${average.en} ${spent.en} out of pocket for health care. ${counts ? `${maiuscola(counts.en)}: it is` : 'It is still'} worth checking ${check.en}.`,
      ),
      azione: words(
        'Guarda prima il fondo previsto dal contratto o dalla cassa di categoria; poi esclusioni, carenze e massimali.',
        'Look first at the fund provided by your employment contract or professional fund; then at exclusions, waiting periods and limits.',
      ),
      passi: {},
    };
  },
};
