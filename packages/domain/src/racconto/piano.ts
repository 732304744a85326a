/** The plan in sentences: what first, how much a month, what later (domain.md 13.3). */
import { known } from '../records.ts';
import { words, type Words } from '../aree.ts';
import type { PassoPiano, Piano } from '../bilancio/piano.ts';
import { formatEuro } from '../format.ts';
import type { Persona } from '../soluzioni/fatti.ts';
import { circaTesto, mesiTesto } from './numeri.ts';
import { cosaDi, elenco } from '../parole/parole.ts';

export interface FattiPiano extends Piano {
  speseStimate: boolean;
  /** By id: whose pension a step is about. */
  persone: ReadonlyMap<string, Persona>;
}

/** Null when nothing is left and nothing waits. */
export function raccontaPiano(p: FattiPiano): Words | null {
  if (p.disponibile === null) return null;
  const sentences = [
    ...(p.disponibile > 0 ? [resta(p.disponibile, p.speseStimate)] : []),
    ...p.passi.map((passo, at) => frasePasso(p, passo, at === 0)),
    ...(p.disponibile > 0 && p.dopo.length > 0 ? [piuAvanti(p)] : []),
  ];
  return sentences.length === 0 ? null : insieme(sentences);
}

/** What a step is about, without an article at the front of the sentence. */
export const nomePasso = (p: Pick<FattiPiano, 'persone'>, passo: PassoPiano): Words => {
  switch (passo.tipo) {
    case 'riserva_minima':
      return words('un mese di spese da parte', 'one month’s spending set aside');
    case 'debiti':
      return words('chiudere i debiti più cari', 'paying off the most expensive debts');
    case 'riserva':
      return words('completare la riserva', 'completing the reserve');
    case 'protezione':
      return words('confrontare le coperture', 'comparing insurance cover');
    case 'pensione':
      return cosaDi(personaDi(p, passo), {
        articolo: 'la ',
        it: 'pensione integrativa',
        en: 'pension fund',
      });
    case 'altro_risparmio': {
      const whose = cosaDi(personaDi(p, passo), { articolo: 'la ', it: 'pensione', en: 'pension' });
      return words(`altro risparmio per ${whose.it}`, `other savings for ${whose.en}`);
    }
  }
};

/** Whose pension the step is for. */
const personaDi = ({ persone }: Pick<FattiPiano, 'persone'>, { id }: PassoPiano): Persona =>
  known(persone.get(known(id)));

function resta(disponibile: number, speseStimate: boolean): Words {
  const amount = circaTesto(disponibile);
  return words(
    `Ogni mese restano ${amount.it}${speseStimate ? ', con spese stimate' : ''}.`,
    `${amount.en.replace(/^a/, 'A')} is left each month${speseStimate ? ', based on estimated spending' : ''}.`,
  );
}

function frasePasso(p: FattiPiano, passo: PassoPiano, first: boolean): Words {
  const name = nomePasso(p, passo);
  const amount = formatEuro(passo.mensile ?? 0);
  const time = passo.mesi === undefined ? undefined : mesiTesto(passo.mesi);
  // What cover will cost is not known: its sum is a limit, as on the plan.
  const most = passo.tipo === 'protezione' ? words('fino a ', 'up to ') : words('', '');
  return words(
    `${first ? 'Prima' : 'Poi'} ${name.it}: ${most.it}${amount} al mese${time ? ` per ${time.it}` : ''}.`,
    `${first ? 'First' : 'Then'}, ${name.en}: ${most.en}${amount} a month${time ? ` for ${time.en}` : ''}.`,
  );
}

function piuAvanti(p: FattiPiano): Words {
  const later = elenco(p.dopo.map((passo) => nomePasso(p, passo)));
  return words(`Più avanti: ${later.it}.`, `Later: ${later.en}.`);
}

const insieme = (sentences: readonly Words[]): Words =>
  words(sentences.map(({ it }) => it).join(' '), sentences.map(({ en }) => en).join(' '));
