import { a, anni, euro, numeroAnni, pct, redditoDi, titoloDi, words } from '../parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

export const raccontoInfortuni: RaccontoSoluzione<'infortuni-malattie'> = {
  perche: words(
    'Chi non può più lavorare perde il reddito proprio quando le spese crescono; la prestazione pubblica ne copre una parte, e per chi lavora in proprio spesso poca.',
    'Whoever can no longer work loses income just when costs rise; the public benefit covers part of it, and often little for the self-employed.',
  ),
  nonRiguarda: words(
    'Riguarda chi ha un reddito da lavoro: oggi non è il tuo caso.',
    'It concerns whoever earns from work: today that is not your case.',
  ),
  testi: (f) => {
    const nome = a(f.persona);
    const reddito = redditoDi(f.persona);
    const { inProprio } = f;
    return {
      titolo: titoloDi('infortuni-malattie', f.persona),
      risposta:
        f.capitale > 0
          ? words(
              `Con un’invalidità permanente ${nome.it} mancherebbero circa **${euro(f.perditaAnnua)}** l’anno${inProprio ? ': chi lavora in proprio ha poche tutele' : ''}.`,
              `With a permanent disability ${nome.en} would miss about **${euro(f.perditaAnnua)}** a year${inProprio ? ': the self-employed have little protection' : ''}.`,
            )
          : words(
              `Prestazione pubblica e risparmi bastano a reggere la perdita stimata: **${euro(f.perditaAnnua)}** l’anno.`,
              `Public benefit and savings are enough for the estimated loss: **${euro(f.perditaAnnua)}** a year.`,
            ),
      testo: words(
        `Un’invalidità permanente ridurrebbe ${reddito.it} di circa ${euro(f.perditaAnnua)} l’anno per ${anni(f.anni).it}, oltre alla prestazione pubblica stimata (${euro(f.prestazionePubblicaNetta)}). Il capitale che compensa la perdita, al netto dei risparmi, è ${euro(f.capitale)}.`,
        `A permanent disability would cut ${reddito.en} by about ${euro(f.perditaAnnua)} a year for ${anni(f.anni).en}, beyond the estimated public benefit (${euro(f.prestazionePubblicaNetta)}). The capital that offsets the loss, net of savings, is ${euro(f.capitale)}.`,
      ),
      azione: words(
        `Verifica se una copertura vale anche per la malattia e non solo per l’infortunio, e con quale franchigia${inProprio ? '; chi lavora in proprio guardi anche l’indennità giornaliera e che cosa offre la cassa di categoria' : '; guarda che cosa prevede già il contratto di lavoro'}.`,
        `Check whether a cover holds for illness as well as accident, and with what deductible${inProprio ? '; if self-employed look also at the daily allowance and at what your professional fund offers' : '; see what your work contract already gives'}.`,
      ),
      passi: {
        reddito: [
          words('Reddito da sostenere', 'Income to support'),
          words(
            `${pct(f.quota, 2)} di ${euro(f.reddito)} l’anno`,
            `${pct(f.quota, 2)} of ${euro(f.reddito)} a year`,
          ),
        ],
        prestazione: [
          words('Prestazione pubblica stimata', 'Estimated public benefit'),
          words(
            'Pensione maturata fino a oggi, al netto delle imposte; zero sotto i 5 anni di contributi',
            'Pension accrued so far, after tax; nothing below 5 years of contributions',
          ),
        ],
        perdita: [
          words('Perdita di un anno', 'Loss of a year'),
          words('Differenza, mai sotto zero', 'The difference, never below zero'),
        ],
        anni: [
          words(`Per ${anni(f.anni).it}`, `For ${anni(f.anni).en}`),
          words(
            `Fino alla pensione, al massimo ${anni(f.anniMax).it}`,
            `Until retirement, at most ${anni(f.anniMax).en}`,
          ),
        ],
        risparmi: [
          words('Risparmi utilizzabili', 'Usable savings'),
          words(
            `${pct(f.quotaLiquidi, 2)} di ${euro(f.mobiliare)}`,
            `${pct(f.quotaLiquidi, 2)} of ${euro(f.mobiliare)}`,
          ),
        ],
        mancano: [
          words('Mancano', 'Missing'),
          words(
            `Mai sotto zero, al massimo ${numeroAnni(f.multiplo)} volte il reddito`,
            `Never below zero, at most ${numeroAnni(f.multiplo)} times income`,
          ),
        ],
      },
    };
  },
};
