import type { PatrimonioAnalisi } from '@bussola/domain';

type Part = 'muri' | 'risparmi' | 'attivita' | 'fondo';
export type WealthSaid =
  | { say: 'none' | 'onlyDebts' | 'negative' }
  | { say: 'all'; part: Part }
  | { say: 'part'; part: Part; share: number };

/** What the wealth says in a sentence: its largest part, or that debts exceed it. */
export function wealthSaid({
  lordo,
  debiti,
  netto,
  voci,
}: Pick<PatrimonioAnalisi, 'lordo' | 'debiti' | 'netto' | 'voci'>): WealthSaid {
  if (lordo <= 0) return { say: debiti > 0 ? 'onlyDebts' : 'none' };
  if (netto < 0) return { say: 'negative' };
  const parts: [Part, number][] = [
    ['muri', voci.residenza + voci.altriImmobili],
    ['risparmi', voci.mobiliare],
    ['attivita', voci.attivita],
    ['fondo', voci.fondoPensione],
  ];
  const [part, value] = parts.reduce((most, one) => (one[1] > most[1] ? one : most));
  if (value === lordo) return { say: 'all', part };
  // A part is never all of it, whatever the rounding says.
  return { say: 'part', part, share: Math.min(99, Math.round((100 * value) / lordo)) };
}
