import { anni, euro, numeroAnni, pct, titoloDi, words } from '../parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

export const raccontoRiscatto: RaccontoSoluzione<'riscatto-laurea'> = {
  perche: words(
    'Gli anni di università possono diventare anni di contributi: si spende oggi, si recupera in pensione, e a volte si esce prima.',
    'University years can become years of contributions: you pay today, get it back in retirement, and sometimes leave earlier.',
  ),
  nonRiguarda: (etaRiscatto) =>
    words(
      `Riguarda i laureati che lavorano, hanno meno di ${numeroAnni(etaRiscatto)} anni e non hanno già riscattato.`,
      `It concerns graduates who work, are under ${numeroAnni(etaRiscatto)} and have not bought back yet.`,
    ),
  testi: (f) => {
    const c = f.agevolato;
    const durata = anni(f.anniLaurea);
    const aliquota = pct(f.aliquota, 2);
    const anticipo =
      f.mesiAnticipo > 0
        ? words(
            `, e si uscirebbe ${f.mesiAnticipo} ${f.mesiAnticipo === 1 ? 'mese' : 'mesi'} prima`,
            `, and you would leave ${f.mesiAnticipo} ${f.mesiAnticipo === 1 ? 'month' : 'months'} earlier`,
          )
        : words('', '');
    const recupero =
      c.anniRecupero === null
        ? words('la spesa non si recupera', 'the cost is not recovered')
        : words(
            `la spesa si recupera in ${anni(Math.round(c.anniRecupero * 10) / 10).it}`,
            `the cost is recovered in ${anni(Math.round(c.anniRecupero * 10) / 10).en}`,
          );
    return {
      titolo: titoloDi('riscatto-laurea', f.persona),
      risposta: words(
        `Riscattare ${durata.it} costa **${euro(c.costoNetto)}** dopo il risparmio fiscale: ${recupero.it}${anticipo.it}.`,
        `Buying back ${durata.en} costs **${euro(c.costoNetto)}** after tax relief: ${recupero.en}${anticipo.en}.`,
      ),
      testo: words(
        `Riscattare ${durata.it} costa ${euro(c.costo)} (${euro(c.costoNetto)} dopo il risparmio fiscale) e aumenterebbe la pensione netta di ${euro(c.deltaPensioneNetta)} l’anno: ${recupero.it}${anticipo.it}. Vale per gli anni di studio dopo il 1995; per quelli precedenti chiedi a INPS.`,
        `Buying back ${durata.en} costs ${euro(c.costo)} (${euro(c.costoNetto)} after tax relief) and would raise the net pension by ${euro(c.deltaPensioneNetta)} a year: ${recupero.en}${anticipo.en}. It holds for years of study after 1995; for earlier ones ask INPS.`,
      ),
      azione: words(
        'Chiedi a INPS la simulazione del riscatto e confrontala con lo stesso importo versato in un fondo pensione.',
        'Ask INPS for the buy-back simulation and compare it with the same amount paid into a pension fund.',
      ),
      passi: {
        costo: [
          words('Costo', 'Cost'),
          words(
            `${anni(f.anniLaurea).it} × minimo di artigiani e commercianti × ${aliquota}`,
            `${anni(f.anniLaurea).en} × minimum income of artisans and shopkeepers × ${aliquota}`,
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
          words('Costo netto diviso pensione in più', 'Net cost over extra pension'),
        ],
        anticipo: [
          words('Mesi di anticipo', 'Months earlier'),
          words(
            `Uscita con e senza ${numeroAnni(f.anniLaurea)} anni in più di contributi`,
            `Exit with and without ${numeroAnni(f.anniLaurea)} more years of contributions`,
          ),
        ],
      },
    };
  },
};
