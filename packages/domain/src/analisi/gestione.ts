/** Reserves, model by age and measures of the household's financial wealth (domain.md 4.3–4.6). */
import type { InputCalcolato } from '../analisi.ts';
import type { Valori } from '../costanti/costanti.ts';
import { clamp } from '../money.ts';
import type {
  Famiglia,
  Membro,
  Professione,
  RegimeInvestimento,
  StrumentiInvestimento,
  SuddivisioneInvestimento,
} from '../nucleo.ts';
import { isLavoratore, type TipoLavoro } from '../fisco/tipo.ts';
import { portfolio, targetAllocation, type Misure } from '../patrimonio/allocazione.ts';
import type { NetWorth } from '../patrimonio/net-worth.ts';
import { cita, once } from '../traccia/read-tracker.ts';
import {
  emergencyMonths,
  essenzialeMensile,
  splitWealth,
  type Riserve,
} from '../patrimonio/riserve.ts';

/**
 * Each part is worked out when asked for, once: who asks for the mix alone does not depend on the
 * reserve.
 */
export interface Gestione {
  /** Of «me»; for a household the oldest who works. */
  eta: number | undefined;
  mesi: number;
  essenzialeMensile: number;
  uscite: number;
  /** Reserve and outflows together, euro. */
  bisogno: number;
  /** Share of the wealth needed within three years. */
  quotaBreve: number;
  riserve: Riserve | undefined;
  modello: SuddivisioneInvestimento | undefined;
  misure: Misure | undefined;
  /** Percentages over the wealth whose split was told; undefined when nobody told it. */
  classi: SuddivisioneInvestimento | undefined;
  strumenti: StrumentiInvestimento | undefined;
  regimi: RegimeInvestimento | undefined;
}

interface Base {
  valori: Valori;
  famiglia: Famiglia;
  perNucleo: boolean;
  schede: {
    membro: Membro;
    eta: number | undefined;
    tipo: TipoLavoro | undefined;
    professione: Professione | undefined;
    beni: NetWorth;
  }[];
  me: { eta: number | undefined } | undefined;
  beni: NetWorth;
  reddito: number;
}

/** @param inputs the answers behind the reserve */
export function gestioneDi(
  { valori, famiglia, perNucleo, schede, me, beni, reddito }: Base,
  inputs: () => InputCalcolato[],
): Gestione {
  const working = schede.filter(
    (s) => s.tipo !== undefined && isLavoratore(s.tipo) && s.eta !== undefined,
  );
  const eta = perNucleo && working.length > 0 ? Math.max(...working.map((s) => s.eta!)) : me?.eta;
  const uscite = famiglia.uscitePianificate ?? 0;
  const mobiliare = beni.mobiliare;
  const fondo = once(valori, () => {
    cita(valori, inputs());
    const mesi = emergencyMonths(
      valori,
      schede.flatMap(({ professione }) => professione ?? []),
    );
    const essenziale = essenzialeMensile(valori, reddito);
    const bisogno = mesi * essenziale + uscite;
    const riserve =
      eta === undefined
        ? undefined
        : splitWealth(valori, {
            mobiliare,
            plannedOutflows: uscite,
            redditoNettoNucleo: reddito,
            mesi,
            eta,
          });
    return {
      mesi,
      essenziale,
      bisogno,
      riserve,
      quotaBreve: mobiliare > 0 ? clamp(bisogno / mobiliare) : bisogno > 0 ? 1 : 0,
    };
  });
  const modello = once(valori, () =>
    eta === undefined ? undefined : targetAllocation(valori, eta, fondo().quotaBreve),
  );
  const classi = media(schede, ({ suddivisioneInvestimento }) => suddivisioneInvestimento);
  const misure = once(valori, () => {
    const target = classi && modello();
    return target && portfolio(valori, classi, target);
  });
  return Object.assign(new SuRichiesta(fondo, modello, misure), {
    eta,
    uscite,
    classi,
    strumenti: media(schede, ({ strumentiInvestimento }) => strumentiInvestimento),
    regimi: media(schede, ({ regimeInvestimento }) => regimeInvestimento),
  });
}

interface Fondo {
  mesi: number;
  essenziale: number;
  bisogno: number;
  quotaBreve: number;
  riserve: Riserve | undefined;
}

/** Getters on the prototype, so that all have one shape (see contesto.ts). */
class SuRichiesta {
  readonly #fondo: () => Fondo;
  readonly #modello: () => SuddivisioneInvestimento | undefined;
  readonly #misure: () => Misure | undefined;
  constructor(
    fondo: () => Fondo,
    modello: () => SuddivisioneInvestimento | undefined,
    misure: () => Misure | undefined,
  ) {
    this.#fondo = fondo;
    this.#modello = modello;
    this.#misure = misure;
  }
  get mesi(): number {
    return this.#fondo().mesi;
  }
  get essenzialeMensile(): number {
    return this.#fondo().essenziale;
  }
  get bisogno(): number {
    return this.#fondo().bisogno;
  }
  get quotaBreve(): number {
    return this.#fondo().quotaBreve;
  }
  get riserve(): Riserve | undefined {
    return this.#fondo().riserve;
  }
  get modello(): SuddivisioneInvestimento | undefined {
    return this.#modello();
  }
  get misure(): Misure | undefined {
    return this.#misure();
  }
}

/** One split for all, weighted by each one's wealth. A split of all zeros was not answered. */
function media<S extends object>(
  schede: Base['schede'],
  of: (membro: Membro) => S | undefined,
): S | undefined {
  const told: { split: Record<string, number>; weight: number }[] = [];
  let total = 0;
  for (const { membro, beni } of schede) {
    const split = of(membro) as Record<string, number> | undefined;
    if (!split || beni.mobiliare <= 0 || !someAbove(split)) continue;
    told.push({ split, weight: beni.mobiliare });
    total += beni.mobiliare;
  }
  const [first] = told;
  if (!first) return undefined;
  const mean = { ...first.split };
  if (told.length === 1) return mean as S;
  for (const key of Object.keys(mean)) {
    let weighted = 0;
    for (const { split, weight } of told) weighted += (split[key] ?? 0) * weight;
    mean[key] = weighted / total;
  }
  return mean as S;
}

function someAbove(split: Record<string, number>): boolean {
  let whole = 0;
  for (const key in split) whole += split[key]!;
  return whole > 0;
}
