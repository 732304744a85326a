import { words } from '../../aree.ts';
import { anniTesto, circaTesto, mesiTesto, sommaTesto } from '../numeri.ts';
import { numeroAnni, pct, titoloDi } from '../../parole/parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

const FORFETTARIO = words(
  ' Nel regime forfettario la spesa non si deduce da quel reddito.',
  ' Under the flat-rate scheme the cost is not deductible from that income.',
);

export const raccontoRiscatto: RaccontoSoluzione<'riscatto-laurea'> = {
  perche: words(
    'Gli anni di università possono diventare anni di contributi: si spende oggi, si recupera in pensione, e a volte si esce prima.',
    'University years can become years of contributions: you pay today, get it back in retirement, and sometimes retire earlier.',
  ),
  nonRiguarda: (etaRiscatto) =>
    words(
      `Serve ai laureati che lavorano, hanno meno di ${numeroAnni(etaRiscatto)} anni e non hanno ancora riscattato.`,
      `It is for graduates who work, are under ${numeroAnni(etaRiscatto)} and have not yet bought back their degree years.`,
    ),
  testi: (f) => {
    const c = f.agevolato;
    const studi = anniTesto(f.anniUtili);
    const aliquota = pct(f.aliquota, 2);
    const prima = mesiTesto(f.mesiAnticipo);
    const anticipo =
      f.mesiAnticipo > 0
        ? words(
            `, e si andrebbe in pensione ${prima.it} prima`,
            `, and you would retire ${prima.en} earlier`,
          )
        : words('', '');
    const years = c.anniRecupero === null ? undefined : anniTesto(c.anniRecupero);
    const recupero = years
      ? words(
          `la spesa si recupera in circa ${years.it} dopo la pensione`,
          `the cost is recovered about ${years.en} after retirement`,
        )
      : words('la spesa non si recupera', 'the cost is not recovered');
    const [costo, netto, delta] = [
      circaTesto(c.costo),
      sommaTesto(c.costoNetto),
      circaTesto(c.deltaPensioneNetta),
    ];
    const fine = [
      ...(f.forfettario ? [FORFETTARIO] : []),
      ...(f.annoMinimale === undefined
        ? []
        : [
            words(
              ` Il costo è calcolato con il valore ${f.annoMinimale}.`,
              ` The cost is worked out with the ${f.annoMinimale} value.`,
            ),
          ]),
    ];
    return {
      titolo: titoloDi('riscatto-laurea', f.persona),
      risposta: words(
        `Riscattare ${studi.it} costa circa **${netto.it}**${f.forfettario ? '' : ' dopo il risparmio fiscale'}: ${recupero.it}${anticipo.it}.`,
        `Buying back ${studi.en} costs about **${netto.en}**${f.forfettario ? '' : ' after tax relief'}: ${recupero.en}${anticipo.en}.`,
      ),
      testo: words(
        `Riscattare ${studi.it} costa ${costo.it}${f.forfettario ? '' : ` (${netto.it} dopo il risparmio fiscale)`} e aumenterebbe la pensione netta di ${delta.it} l’anno in euro di oggi: ${recupero.it}${anticipo.it}.${fine.map(({ it }) => it).join('')}`,
        `Buying back ${studi.en} costs ${costo.en}${f.forfettario ? '' : ` (${netto.en} after tax relief)`} and would raise the net pension by ${delta.en} a year in today’s euros: ${recupero.en}${anticipo.en}.${fine.map(({ en }) => en).join('')}`,
      ),
      azione: words(
        'Chiedi a INPS la simulazione del riscatto e confrontala con lo stesso importo versato in un fondo pensione.',
        'Ask INPS for the buy-back simulation and compare it with the same amount paid into a pension fund.',
      ),
      passi: {
        costo: [
          words('Costo', 'Cost'),
          words(
            `${studi.it} × minimo di artigiani e commercianti × ${aliquota}`,
            `${studi.en} × minimum income of artisans and shopkeepers × ${aliquota}`,
          ),
        ],
        risparmioFiscale: [
          words('Risparmio fiscale', 'Tax saving'),
          words(
            `Deduzione in ${numeroAnni(f.anniRate)} rate annuali`,
            `Deduction in ${numeroAnni(f.anniRate)} yearly instalments`,
          ),
        ],
        costoNetto: [
          words('Costo netto', 'Net cost'),
          words('Costo meno risparmio fiscale', 'Cost less tax saving'),
        ],
        pensione: [
          words('Pensione in più, netta', 'Extra net pension'),
          words(
            'Il costo rivalutato, trasformato in pensione e tassato',
            'The cost revalued, turned into pension and taxed',
          ),
        ],
        recupero: [
          words('Anni per recuperare', 'Years to recover'),
          words('Costo netto diviso pensione in più', 'Net cost divided by extra pension'),
        ],
        anticipo: [
          words('Mesi di anticipo', 'Months earlier'),
          words(
            `Uscita con e senza ${studi.it} in più di contributi`,
            `Retirement date with and without ${studi.en} of extra contributions`,
          ),
        ],
      },
    };
  },
};
