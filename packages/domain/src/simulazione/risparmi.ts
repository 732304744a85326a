/** Money that enters or leaves the financial wealth of a household. */
import { known, recordOf } from '../records.ts';
import { ValidationError } from '../errors.ts';
import { isCountedIn } from '../famiglia/perimetro.ts';
import type { Famiglia, Membro, SuddivisioneInvestimento } from '../nucleo.ts';
import { CLASSI } from '../risposte/scelte.ts';
import { MESSAGGI } from '../risposte/messaggi.ts';

export const SOLO_LIQUIDI: SuddivisioneInvestimento = recordOf(CLASSI, (classe) =>
  classe === 'liquidi' ? 100 : 0,
);

/** Adds cash to one member's savings, euro. A split that was not given stays unknown. */
export const deposita = (famiglia: Famiglia, memberId: string, importo: number): Famiglia => ({
  ...famiglia,
  membri: famiglia.membri.map((m) => (m._id === memberId ? conCassa(m, importo) : m)),
});

/**
 * Takes money out: first from the member's own savings, then from the others' in their order; cash
 * before the rest.
 * @param importo euro
 * @throws ValidationError `importo` when the household has less
 */
export function preleva(famiglia: Famiglia, memberId: string, importo: number): Famiglia {
  let missing = importo;
  const taken = new Map<string, number>();
  const order = famiglia.membri
    .filter(isCountedIn(famiglia))
    .toSorted((a, b) => Number(b._id === memberId) - Number(a._id === memberId) || a.seq - b.seq);
  for (const m of order) {
    const part = Math.min(missing, m.valorePatrimonioMobiliare ?? 0);
    if (part > 0) taken.set(m._id, part);
    missing -= part;
  }
  // A cent is the finest answer a household can give.
  if (missing > 0.005) throw new ValidationError('importo', MESSAGGI.valoreErrato);
  return {
    ...famiglia,
    membri: famiglia.membri.map((m) =>
      taken.has(m._id) ? conCassa(m, -known(taken.get(m._id))) : m,
    ),
  };
}

function conCassa(m: Membro, delta: number): Membro {
  const before = m.valorePatrimonioMobiliare ?? 0;
  const after = Math.max(0, before + delta);
  const split = m.suddivisioneInvestimento;
  const told = split && CLASSI.some((classe) => split[classe] > 0);
  return {
    ...m,
    valorePatrimonioMobiliare: after,
    ...(told && after > 0
      ? { suddivisioneInvestimento: riparti(split, before, delta, after) }
      : {}),
    // Without savings there was no split to answer: what comes in is cash.
    ...(!told && before === 0 && after > 0
      ? {
          suddivisioneInvestimento: SOLO_LIQUIDI,
        }
      : {}),
  };
}

function riparti(
  split: SuddivisioneInvestimento,
  before: number,
  delta: number,
  after: number,
): SuddivisioneInvestimento {
  const cash = (before * split.liquidi) / 100;
  const newCash = Math.max(0, cash + delta);
  const rest = before - cash;
  const newRest = after - newCash;
  const pct = (classe: (typeof CLASSI)[number]) =>
    classe === 'liquidi'
      ? (100 * newCash) / after
      : rest > 0
        ? (split[classe] * (newRest / rest) * before) / after
        : 0;
  const parts = recordOf(CLASSI, pct);
  // The largest class takes the last digits, so that the whole is 100 again.
  const largest = CLASSI.reduce((a, b) => (parts[b] > parts[a] ? b : a));
  parts[largest] += 100 - CLASSI.reduce((total, classe) => total + parts[classe], 0);
  return parts;
}
