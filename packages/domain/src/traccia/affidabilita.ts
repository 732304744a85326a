/**
 * How far a figure may be relied on, from where its answers came and from what its rule can say at
 * most.
 */
import type { InputCalcolato, Motivo } from '../analisi.ts';
import type { Affidabilita, VoceRegistro } from '../regole/regola.ts';

const ORDINE: Readonly<Record<Affidabilita, number>> = { bassa: 0, media: 1, alta: 2 };

/** The less sure of two. */
export const peggiore = (one: Affidabilita, other: Affidabilita): Affidabilita =>
  ORDINE[other] < ORDINE[one] ? other : one;

/**
 * `bassa`: a decisive answer, or more than half of all, is missing. `media`: something is missing
 * or estimated, or the rule itself cannot say more (`tetto`). `alta`: every answer was typed in.
 */
export function affidabilitaDi(
  { decisivi, tetto }: VoceRegistro,
  inputs: readonly InputCalcolato[],
  motivo?: Motivo,
): Affidabilita {
  if (motivo === 'dati_mancanti') return 'bassa';
  let missing = 0;
  let typed = 0;
  let capped = tetto !== undefined && tetto.finche === undefined;
  for (const { key, provenance } of inputs) {
    if (provenance === 'typed') typed++;
    if (provenance !== 'missing') continue;
    if (decisivi.includes(key)) return 'bassa';
    if (tetto?.finche === key) capped = true;
    missing++;
  }
  if (2 * missing > inputs.length) return 'bassa';
  const own = typed === inputs.length ? 'alta' : 'media';
  return capped ? peggiore(own, tetto!.livello) : own;
}
