/** The texts about the signs of the household's wealth. */
import { known } from '../records.ts';
import type { PatrimonioAnalisi } from '../analisi.ts';
import type { SegnaleCalcolato } from '../calcolo.ts';
import { words, type Words } from '../aree.ts';
import { euro, ilPct, maiuscola, pct } from '../parole/parole.ts';

/** Shares inside a sentence about the household's goods; `past`: past the first threshold. */
const BENI: Readonly<Record<string, (it: string, share: string, past: boolean) => Words>> = {
  immobili: (it, share, past) =>
    words(
      `Gli immobili sono **${it}** di quello che c’è${past ? ': vendere una casa richiede mesi' : ''}.`,
      `Property is **${share}** of what you own${past ? ': selling a home takes months' : ''}.`,
    ),
  impresa: (it, share, past) =>
    words(
      `L’attività è **${it}** di quello che c’è${past ? ', e il reddito viene dalla stessa fonte' : ''}.`,
      `The business is **${share}** of what you own${past ? ', and your income comes from the same source' : ''}.`,
    ),
  leva: (it, share, past) =>
    words(
      `Il mutuo è **${it}** del valore della casa${past ? '' : ': c’è margine'}.`,
      `The mortgage is **${share}** of the value of the home${past ? '' : ': there is room to spare'}.`,
    ),
};
const CLASSI: Readonly<Record<string, Words>> = {
  crypto: words('le crypto', 'crypto'),
  azioni: words('le azioni', 'shares'),
  liquidi: words('i liquidi', 'cash'),
  oro: words('oro e materie prime', 'gold and commodities'),
  altro: words('la voce «altro»', 'the entry “other”'),
};
const ALTRI: Readonly<Record<string, (valore: number) => Words>> = {
  depositi: (garanzia) =>
    words(
      `I depositi sono garantiti fino a **${euro(garanzia)}** per persona e per banca: controlla come sono divisi.`,
      `Deposits are guaranteed up to **${euro(garanzia)}** per person and bank: check how yours are split.`,
    ),
  regime: (share) =>
    words(
      `Di **${ilPct(pct(share))}** dei risparmi non si conosce il regime fiscale: chiedi l’estratto alla banca.`
        .replace('Di **il ', 'Del **')
        .replace('Di **l’', 'Dell’**'),
      `You do not know the tax regime of **${pct(share)}** of your savings: ask the bank for a statement.`,
    ),
  dichiarativo: () =>
    words(
      'Una parte è in regime dichiarativo: controlla il quadro **RW** della dichiarazione dei redditi.',
      'Part of it is under the self-declared tax regime: check section **RW** of your tax return.',
    ),
  garanzie: () =>
    words(
      'Le garanzie firmate per altri possono diventare **debiti**: non le abbiamo sottratte.',
      'Guarantees signed for others may become **debts**: we have not deducted them.',
    ),
};

/** «la voce» is one, the other classes are many. */
const isUno = (it: string): boolean => it.startsWith('la ');

function testoDi({ code, level, valore = 0 }: SegnaleCalcolato): Words {
  const share = pct(valore);
  const beni = BENI[code];
  if (beni) return beni(ilPct(share), share, level !== 'green');
  const altro = ALTRI[code];
  if (altro) return altro(valore);
  const { it, en } = known(CLASSI[known(code.split('_')[0])]);
  return words(
    `Nei risparmi ${it} ${isUno(it) ? 'pesa' : 'pesano'} **${ilPct(share)}**.`,
    `${maiuscola(en)} ${isUno(it) || en === 'cash' || en === 'crypto' ? 'is' : 'are'} **${share}** of your savings.`,
  );
}

export const raccontaSegnali = (
  segnali: readonly SegnaleCalcolato[],
): PatrimonioAnalisi['segnali'] =>
  segnali.map((segnale) => ({
    code: segnale.code,
    level: segnale.level,
    testo: testoDi(segnale),
  }));
