import type { Words } from '../../aree.ts';
import type { Fatti } from '../../soluzioni/fatti.ts';
import { anni, chi, elenco, euro, ilPct, numeroAnni, pct, redditoDi, words } from '../parole.ts';
import type { RaccontoSoluzione } from '../racconto-soluzione.ts';

export const raccontoTcm: RaccontoSoluzione<'TCM'> = {
  perche: words(
    'Un reddito che si ferma non ferma il mutuo, la scuola e la spesa. Sapere prima quanto servirebbe permette di decidere con calma.',
    'When an income stops, the mortgage, school and daily costs do not. Knowing in advance how much would be needed lets you decide calmly.',
  ),
  nonRiguarda: words(
    'Oggi nessuno dipende dal tuo reddito e non ci sono debiti da coprire.',
    'Today nobody depends on your income and there are no debts to cover.',
  ),
  testi: (f) => {
    const reddito = redditoDi(f.persona);
    const what = elenco(bisogniDi(f));
    const savings = euro(f.quotaLiquidi * f.mobiliare);
    const covered = f.capitale === 0;
    const risposta = covered
      ? words(
          `Risparmi e coperture bastano per ${what.it}: servono **${euro(f.fabbisognoLordo)}**.`,
          `Savings and covers are enough for ${what.en}: **${euro(f.fabbisognoLordo)}** is needed.`,
        )
      : f.dipendenti > 0
        ? words(
            `La famiglia avrebbe bisogno di circa **${euro(f.capitale)}** in più per ${what.it}.`,
            `The family would need about **${euro(f.capitale)}** more for ${what.en}.`,
          )
        : words(
            `Resterebbero da coprire circa **${euro(f.capitale)}**: ${what.it} e le spese immediate.`,
            `About **${euro(f.capitale)}** would be left to cover: ${what.en} and immediate costs.`,
          );
    const superstiti =
      f.pensioneSuperstiti > 0
        ? words(
            `la pensione ai superstiti stimata (${euro(f.pensioneSuperstiti)} l’anno) e ${ilPct(pct(f.quotaLiquidi, 2))} dei risparmi (${savings})`,
            `the estimated survivors’ pension (${euro(f.pensioneSuperstiti)} a year) and ${pct(f.quotaLiquidi, 2)} of savings (${savings})`,
          )
        : words(
            `${ilPct(pct(f.quotaLiquidi, 2))} dei risparmi (${savings})`,
            `${pct(f.quotaLiquidi, 2)} of savings (${savings})`,
          );
    const tolto = words(
      `Abbiamo già tolto ${superstiti.it}.`,
      `We have already deducted ${superstiti.en}.`,
    );
    const testo = covered
      ? words(
          `Se ${reddito.it} venisse a mancare servirebbero circa ${euro(f.fabbisognoLordo)} per ${what.it}, e risparmi e coperture bastano. ${tolto.it}`,
          `If ${reddito.en} stopped, about ${euro(f.fabbisognoLordo)} would be needed for ${what.en}, and savings and covers are enough. ${tolto.en}`,
        )
      : f.dipendenti > 0
        ? words(
            `Se ${reddito.it} venisse a mancare, la famiglia avrebbe bisogno di circa ${euro(f.capitale)} per ${what.it}. ${tolto.it}`,
            `If ${reddito.en} stopped, the family would need about ${euro(f.capitale)} for ${what.en}. ${tolto.en}`,
          )
        : words(
            `Se ${reddito.it} venisse a mancare resterebbero da coprire circa ${euro(f.capitale)}: ${what.it} e le spese immediate. ${tolto.it}`,
            `If ${reddito.en} stopped, about ${euro(f.capitale)} would be left to cover: ${what.en} and immediate costs. ${tolto.en}`,
          );
    const [costo, durata, da] = f.studi;
    const figli = elenco(f.figli.map(chi));
    return {
      titolo: words(`Se mancasse ${reddito.it}`, `If ${reddito.en} stopped`),
      risposta,
      testo,
      azione: words(
        `Controlla le coperture già incluse nel mutuo o nel contratto di lavoro, poi confronta coperture temporanee caso morte (TCM) per ${covered ? 'capitale e durata simili' : `circa ${euro(f.capitale)}${f.anni > 0 ? ` e ${anni(Math.ceil(f.anni)).it}` : ''}`}.`,
        `Check the covers already in the mortgage or work contract, then compare term life covers for ${covered ? 'a similar amount and term' : `about ${euro(f.capitale)}${f.anni > 0 ? ` and ${anni(Math.ceil(f.anni)).en}` : ''}`}.`,
      ),
      passi: {
        sostegno: [
          words(
            `Sostegno alla famiglia per ${anni(f.anni).it}`,
            `Support for the family for ${anni(f.anni).en}`,
          ),
          words(
            `${pct(f.quotaReddito, 2)} di ${euro(f.reddito)} meno la pensione ai superstiti stimata (${euro(f.pensioneSuperstiti)} l’anno), per ${anni(f.anni).it}`,
            `${pct(f.quotaReddito, 2)} of ${euro(f.reddito)} less the estimated survivors’ pension (${euro(f.pensioneSuperstiti)} a year), for ${anni(f.anni).en}`,
          ),
        ],
        mutuo: [
          words('Mutuo residuo', 'Residual mortgage'),
          words('Quanto resta da restituire oggi', 'What is left to pay back today'),
        ],
        studi: [
          words(`Studi di ${figli.it}`, `Studies of ${figli.en}`),
          words(
            `${euro(costo)} l’anno per ${anni(durata).it} ciascuno, dai ${numeroAnni(da)} anni`,
            `${euro(costo)} a year for ${anni(durata).en} each, from the age of ${numeroAnni(da)}`,
          ),
        ],
        spese: [
          words('Spese immediate', 'Immediate costs'),
          words('Notaio, tasse, qualche mese di respiro', 'Notary, taxes, a few months to breathe'),
        ],
        servono: [
          words('Servono', 'Needed'),
          words('Somma dei passi precedenti', 'Sum of the steps above'),
        ],
        risparmi: [
          words('Risparmi utilizzabili', 'Usable savings'),
          words(
            `${pct(f.quotaLiquidi, 2)} di ${euro(f.mobiliare)}`,
            `${pct(f.quotaLiquidi, 2)} of ${euro(f.mobiliare)}`,
          ),
        ],
        copertura: [
          words('Copertura che c’è già', 'Cover already held'),
          words('Capitale assicurato che hai indicato', 'Sum insured you told us'),
        ],
        mancano: [
          words('Mancano', 'Missing'),
          words(
            `Quello che serve meno quello che c’è, mai sotto zero`,
            'What is needed less what is there, never below zero',
          ),
        ],
      },
    };
  },
};

/** What the money is for: «17 anni di sostegno», «il mutuo», «gli studi dei figli». */
const bisogniDi = ({ anni: years, mutuo, istruzione }: Fatti['TCM']): Words[] => [
  ...(years > 0 ? [words(`${anni(years).it} di sostegno`, `${anni(years).en} of support`)] : []),
  ...(mutuo > 0 ? [words('il mutuo', 'the mortgage')] : []),
  ...(istruzione > 0 ? [words('gli studi dei figli', 'the children’s studies')] : []),
];
