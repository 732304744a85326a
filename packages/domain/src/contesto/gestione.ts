/** Reserves, model by age and measures of the household's financial wealth (domain.md 4.3–4.6). */
import { known } from '../records.ts';
import type { Valori } from '../costanti/costanti.ts';
import { clamp } from '../money.ts';
import type {
  Famiglia,
  Membro,
  RegimeInvestimento,
  StrumentiInvestimento,
  SuddivisioneInvestimento,
} from '../nucleo.ts';
import { isLavoratore, type TipoLavoro } from '../fisco/tipo.ts';
import { portfolio, targetAllocation, type Misure } from '../patrimonio/allocazione.ts';
import type { NetWorth } from '../patrimonio/net-worth.ts';
import { once } from '../traccia/read-tracker.ts';
import type { Riserva } from '../patrimonio/riserva.ts';
import { splitWealth, type Riserve } from '../patrimonio/riserve.ts';

/**
 * Each part is worked out when asked for, once: who asks for the mix alone does not depend on the
 * reserve.
 */
export interface Gestione {
  /** Of «me»; for a household the oldest who works. */
  eta: number | undefined;
  uscite: number;
  /** Of all who are switched on, in both modes. */
  riserva: Riserva;
  /** Share of the savings needed within three years; all of it while the need is not known. */
  quotaBreve: number;
  /** Absent while the reserve is unknown. */
  riserve: Riserve | undefined;
  modello: SuddivisioneInvestimento | undefined;
  misure: Misure | undefined;
  /** Percentages over the wealth whose split was answered; undefined when no split was. */
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
    beni: NetWorth;
  }[];
  me: { eta: number | undefined } | undefined;
}

/**
 * @param riservaDi the reserve of the household, with the answers behind it
 * @param risparmi what is placed, where it is not all the savings of the reserve; euro
 */
export function gestioneDi(
  { valori, famiglia, perNucleo, schede, me }: Base,
  riservaDi: () => Riserva,
  risparmi?: number,
): Gestione {
  const working = schede.filter(
    (s) => s.tipo !== undefined && isLavoratore(s.tipo) && s.eta !== undefined,
  );
  const eta =
    perNucleo && working.length > 0 ? Math.max(...working.map((s) => known(s.eta))) : me?.eta;
  const uscite = famiglia.uscitePianificate ?? 0;
  const fondo = once(valori, () => fondoDi(riservaDi(), uscite, eta, risparmi));
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
  riserva: Riserva;
  quotaBreve: number;
  riserve: Riserve | undefined;
}

function fondoDi(
  riserva: Riserva,
  plannedOutflows: number,
  eta: number | undefined,
  risparmi: number | undefined,
): Fondo {
  if (!riserva.eligible) return { riserva, quotaBreve: 1, riserve: undefined };
  const { bisogno, mesi, essenzialeMensile } = riserva;
  const mobiliare = risparmi ?? riserva.mobiliare;
  return {
    riserva,
    quotaBreve: mobiliare > 0 ? clamp(bisogno / mobiliare) : 1,
    riserve:
      eta === undefined
        ? undefined
        : splitWealth({ mobiliare, plannedOutflows, mesi, eta, essenzialeMensile }),
  };
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
  get riserva(): Riserva {
    return this.#fondo().riserva;
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
  for (const key in split) whole += known(split[key]);
  return whole > 0;
}
