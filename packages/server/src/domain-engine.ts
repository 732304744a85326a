import * as domain from '@bussola/domain';
import type { Analisi, Famiglia } from '@bussola/domain';
import type { Engine } from './engine.ts';

const late = domain as unknown as { analizza?: (f: Famiglia, c: typeof domain.COSTANTI_2026_11) => Analisi; ENGINE_VERSION?: string; costantiPubbliche?: (c: typeof domain.COSTANTI_2026_11) => Engine['pubbliche'] };
/** The engine of packages/domain with the release of constants in force. */
export function domainEngine(): Engine {
  const costanti = domain.COSTANTI_2026_11;
  return {
    version: late.ENGINE_VERSION ?? '0', costanti: { id: costanti.id },
    pubbliche: late.costantiPubbliche?.(costanti) ?? [],
    analizza: (famiglia) => {
      if (!late.analizza) throw new Error('analizza has not landed');
      return late.analizza(famiglia, costanti);
    },
  };
}
