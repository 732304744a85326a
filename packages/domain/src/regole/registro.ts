/**
 * Every rule the engine runs, described: the page «Metodo», the report and every «perché?» read it.
 * A test holds it to the code.
 */
import type { FiguraId } from '../analisi.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import { BILANCIO } from './bilancio.ts';
import { FAMIGLIA } from './famiglia.ts';
import { PASSAGGIO } from './passaggio.ts';
import { PATRIMONIO } from './patrimonio.ts';
import { PREVIDENZA } from './previdenza.ts';
import { PROTEZIONE } from './protezione.ts';
import type { RegolaId, VoceRegistro } from '../traccia/regola.ts';

export const REGISTRO: Readonly<Record<RegolaId, VoceRegistro>> = {
  ...PROTEZIONE,
  ...PREVIDENZA,
  ...PATRIMONIO,
  ...PASSAGGIO,
  ...FAMIGLIA,
  ...BILANCIO,
};

/** The constants a rule can read, its own and those of the rules it starts from. */
export function costantiDiRegola(id: RegolaId, seen = new Set<RegolaId>()): Set<ChiaveCostante> {
  seen.add(id);
  const found = new Set(REGISTRO[id].costanti);
  for (const used of REGISTRO[id].usa)
    if (!seen.has(used)) for (const key of costantiDiRegola(used, seen)) found.add(key);
  for (const key of REGISTRO[id].tranne ?? []) found.delete(key);
  return found;
}

/** The rule behind a figure: a person's figure has the rule of the household's. */
export function regolaDi(figura: FiguraId): RegolaId {
  const [room, name] = figura.split('.');
  if (room === 'previdenza') return 'previdenza';
  return (room === 'soluzione' ? `soluzione.${name}` : figura) as RegolaId;
}
