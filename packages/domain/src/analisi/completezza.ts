/** How many of the answers behind an area are there, and which are not (domain.md 10.6). */
import type { Motivo } from '../analisi.ts';
import type { SoluzioneCode } from '../aree.ts';
import { trackReads } from '../traccia/read-tracker.ts';
import type { Contesto } from '../contesto/contesto.ts';
import type { Scheda } from '../contesto/scheda.ts';
import type { Attesa } from '../contesto/attesa.ts';
import { RISPOSTE_ATTESE } from '../contesto/risposte-attese.ts';

interface Area {
  code: SoluzioneCode;
  motivo?: Motivo | undefined;
  /** The worst off first; those waited for where answers are missing. */
  membri: readonly string[];
}

/** What an area waits for from one person; worked out once for each. */
export function attesePer(ctx: Contesto, code: SoluzioneCode, s: Scheda): readonly Attesa[] {
  let attese = s.attese.get(code);
  if (!attese) {
    // These reads must not count as inputs of the figure.
    attese = trackReads(ctx.valori, () => RISPOSTE_ATTESE[code](ctx, s)).value;
    s.attese.set(code, attese);
  }
  return attese;
}

/** Nothing is asked where the area does not concern the household. */
export function atteseDi(ctx: Contesto, { code, motivo, membri }: Area): Attesa[] {
  if (motivo === 'non_applicabile') return [];
  const ids = motivo === 'dati_mancanti' ? membri : membri.slice(0, 1);
  const found = ctx.valutate.filter(({ id }) => ids.includes(id));
  const schede = found.length > 0 ? found : ctx.me ? [ctx.me] : [];
  return diverse(schede.map((s) => attesePer(ctx, code, s)));
}

/** The answers of several lists, each answer of a person once. */
export function diverse(lists: readonly (readonly Attesa[])[]): Attesa[] {
  const seen = new Map<string | undefined, Set<string>>();
  const found: Attesa[] = [];
  for (const list of lists) {
    for (const one of list) {
      let keys = seen.get(one.memberId);
      if (!keys) seen.set(one.memberId, (keys = new Set()));
      if (keys.has(one.key)) continue;
      keys.add(one.key);
      found.push(one);
    }
  }
  return found;
}

/** 0–100; 100 when nothing is asked. */
export const completezzaDi = (attese: readonly Attesa[]): number =>
  attese.length === 0
    ? 100
    : Math.round((100 * attese.filter(({ presente }) => presente).length) / attese.length);

/** Each key once, even if several people are asked. */
export function mancantiDi(attese: readonly Attesa[]): string[] {
  const missing: string[] = [];
  for (const { presente, key } of attese)
    if (!presente && !missing.includes(key)) missing.push(key);
  return missing;
}
