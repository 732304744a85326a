import type { Valori } from '../costanti/costanti.ts';
import type { LevelOrGrey } from '../analisi.ts';

export interface BeniPersona {
  residenzaPropria: boolean;
  valoreResidenza?: number | undefined;
  secondeCase?: number | undefined;
  mobiliare?: number | undefined;
  imprenditore?: boolean | undefined;
  valoreAttivita?: number | undefined;
  mutuo?: boolean | undefined;
  residuoMutuo?: number | undefined;
  /** Residual mortgage on other homes. */
  mutuoSecondeCase?: number | undefined;
  /** Residual of all other debts. */
  altriDebiti?: number | undefined;
  fondoPensione?: number | undefined;
}

export interface NetWorth {
  lordo: number;
  /** All that is owed. */
  debiti: number;
  netto: number;
  quotaImmobili: number;
  quotaImpresa: number;
  quotaMobiliare: number;
  /** Residual mortgage on the value of the home. */
  levaCasa: number;
  residenza: number;
  secondeCase: number;
  mobiliare: number;
  attivita: number;
  fondoPensione: number;
  /** Residual mortgage of the home. */
  mutuo: number;
  /** Debts besides it. */
  altriDebiti: number;
}

/**
 * Assets and debts, euro; shares on the gross total. A home not owned, a mortgage on it, a
 * business not run: not counted.
 */
export function netWorth(p: BeniPersona): NetWorth {
  const beni = possedutoDi(p);
  const { residenza, secondeCase, mobiliare, attivita, fondoPensione } = beni;
  const lordo = residenza + secondeCase + mobiliare + attivita + fondoPensione;
  const mutuo = p.residenzaPropria && p.mutuo ? (p.residuoMutuo ?? 0) : 0;
  const altriDebiti = (p.mutuoSecondeCase ?? 0) + (p.altriDebiti ?? 0);
  const debiti = mutuo + altriDebiti;
  const share = (part: number) => (lordo > 0 ? part / lordo : 0);
  return {
    ...beni,
    lordo,
    debiti,
    netto: lordo - debiti,
    quotaImmobili: share(residenza + secondeCase),
    quotaImpresa: share(attivita),
    quotaMobiliare: share(mobiliare),
    levaCasa: residenza > 0 ? mutuo / residenza : 0,
    mutuo,
    altriDebiti,
  };
}

const possedutoDi = (p: BeniPersona) => ({
  residenza: p.residenzaPropria ? (p.valoreResidenza ?? 0) : 0,
  secondeCase: p.secondeCase ?? 0,
  mobiliare: p.mobiliare ?? 0,
  attivita: p.imprenditore ? (p.valoreAttivita ?? 0) : 0,
  fondoPensione: p.fondoPensione ?? 0,
});

/** Level of a share against its two thresholds; exactly at a threshold is still below it. */
export function livelloSoglia(
  share: number,
  [yellow, red]: readonly [number, number],
): 'red' | 'yellow' | 'green' {
  if (share > red) return 'red';
  return share > yellow ? 'yellow' : 'green';
}

export interface Segnale {
  code: 'immobili' | 'impresa' | 'leva';
  level: LevelOrGrey;
  quota: number;
}

export const segnaliPatrimonio = (valori: Valori, worth: NetWorth): Segnale[] => [
  {
    code: 'immobili',
    quota: worth.quotaImmobili,
    level: livelloSoglia(worth.quotaImmobili, valori['soglie.immobili']),
  },
  {
    code: 'impresa',
    quota: worth.quotaImpresa,
    level: livelloSoglia(worth.quotaImpresa, valori['soglie.impresa']),
  },
  {
    code: 'leva',
    quota: worth.levaCasa,
    level: livelloSoglia(worth.levaCasa, valori['soglie.leva']),
  },
];
