import { COSTANTI_2026_11, ENGINE_VERSION, analizza, costantiPubbliche } from '@bussola/domain';
import type { Engine } from './engine.ts';

/** The engine of packages/domain with the release of constants in force. */
export function domainEngine(): Engine {
  const costanti = COSTANTI_2026_11;
  return {
    version: ENGINE_VERSION,
    costanti: { id: costanti.id },
    pubbliche: costantiPubbliche(costanti),
    analizza: (famiglia) => analizza(famiglia, costanti),
  };
}
