/**
 * A household as the solutions see it: who counts, who depends on whom, the figures of each and of
 * all together.
 */
import type { InputCalcolato } from '../analisi.ts';
import { valoriAl, type Costanti, type Valori } from '../costanti/costanti.ts';
import { sum, type IsoDate } from '../money.ts';
import { isFiglioDi, isRagazzo, partnerDi, type Familiare } from '../famiglia/perimetro.ts';
import type { Famiglia, Membro } from '../nucleo.ts';
import { netWorth, type NetWorth } from '../patrimonio/net-worth.ts';
import { cita, observed, once } from '../traccia/read-tracker.ts';
import { registroIngressi, type Ingressi, type RegistroIngressi } from '../traccia/ingressi.ts';
import { dietroDi, type Dietro } from './dietro.ts';
import { gestioneDi, type Gestione } from './gestione.ts';
import { riservaDi } from './riserva-di.ts';
import { bilancioDi } from './bilancio-di.ts';
import type { Margine } from '../bilancio/margine.ts';
import { chiDivide, detti, isFiglio, type Risorse, type Scheda, scheda } from './scheda.ts';

export interface Contesto {
  costanti: Costanti;
  /** The values in force; each read is noted for the trace. */
  valori: Valori;
  refDate: IsoDate;
  famiglia: Famiglia;
  perNucleo: boolean;
  /** Everybody in the list, switched on or off: heirs are among them. */
  tutte: Scheda[];
  /** The members who are switched on. */
  attive: Scheda[];
  /** Whose wealth is shown: me, or all who are switched on. */
  schede: Scheda[];
  /** The members with a row of their own: me and the partner, and for a household the others. */
  valutate: Scheda[];
  /** Me and the partner. */
  coppia: Scheda[];
  me: Scheda | undefined;
  adulti: Scheda[];
  /** As the rules on the family read everybody. */
  familiari: Familiare[];
  /** Ages of the children of `me` outside the household. */
  fuori: number[];
  /** Children of `me` who are supported by their age. */
  readonly figliACarico: Scheda[];
  beni: NetWorth;
  /** Of me and the partner, whatever is shown. */
  beniCoppia: NetWorth;
  /** Not answered: not zero. */
  mobiliareNoto: boolean;
  /** Sum of the incomes given, euro a year. */
  reddito: number;
  /** Of all who are switched on, in both modes. */
  readonly bilancio: Margine;
  /** Of the wealth that is shown. */
  gestione: Gestione;
  /** Savings of me and the partner, placed as `me` told: what levels are made of. */
  gestioneCoppia: Gestione;
  /** The answers behind the sums of the household that is shown. */
  dietro: Dietro;
  /** The answers behind the sums of me and the partner. */
  dietroCoppia: Dietro;
  /** The answers that say who the partner of me is. */
  dietroPartner: InputCalcolato[];
  /** The answers asked of the household so far. */
  ingressi: Ingressi;
  registro: RegistroIngressi;
}

const SPLITS = [
  'suddivisioneInvestimento',
  'strumentiInvestimento',
  'regimeInvestimento',
] as const satisfies readonly (keyof Membro)[];

/**
 * Prepares how savings are split. «Non lo so» is kept as a sample mix, which says nothing about the
 * person: it counts as not given. The contract's `totale` is no part of a split and is left out.
 */
function conDivisioniDette(famiglia: Famiglia): Famiglia {
  const membri = famiglia.membri.map((membro) => {
    const { stimati = [] } = membro;
    const changed = SPLITS.filter(
      (key) => stimati.includes(key) || 'totale' in (membro[key] ?? {}),
    ).map((key) => [key, stimati.includes(key) ? undefined : senzaTotale(membro[key])] as const);
    if (changed.length === 0) return membro;
    return { ...membro, ...(Object.fromEntries(changed) as Partial<Membro>) };
  });
  return { ...famiglia, membri };
}
const senzaTotale = (split: object | null | undefined): Record<string, unknown> =>
  Object.fromEntries(Object.entries<unknown>({ ...split }).filter(([key]) => key !== 'totale'));

/** @throws ConfigError when a constant has no version valid on the reference day */
export function contesto(data: Famiglia, costanti: Costanti): Contesto {
  const famiglia = conDivisioniDette(data);
  const valori = observed(valoriAl(costanti, famiglia.refDate));
  const perNucleo = famiglia.analisiFamiliare === 'perNucleo';
  const registro = registroIngressi(famiglia.refDate);
  const tutte = famiglia.membri
    .toSorted((a, b) => a.seq - b.seq)
    .map((membro) => scheda(valori, famiglia, membro, registro));
  const attive = tutte.filter(({ membro }) => membro.enabled);
  const me = tutte.find(({ membro }) => membro.gradoParentela === 'me');
  const coppia = coppiaDi(me, attive);
  const schede = perNucleo ? attive : coppia.slice(0, 1);
  const familiari = tutte.map(familiareDi);
  risorseDi(attive, coppia);
  const beni = sommaBeni(schede);
  const reddito = sum(schede.map((s) => s.reddito ?? 0));
  const dietro = dietroDi(schede, me);
  const bilancio = once(valori, () => bilancioDi(valori, attive, coppia));
  const riserva = once(valori, () => riservaDi(valori, famiglia, attive, coppia, bilancio()));
  return Object.assign(new Nucleo(figliACaricoDi(valori, attive), bilancio), {
    costanti,
    valori,
    refDate: famiglia.refDate,
    famiglia,
    perNucleo,
    tutte,
    attive,
    schede,
    valutate: perNucleo ? attive : coppia,
    coppia,
    me,
    familiari,
    fuori: (me?.membro.figliFuoriNucleo ?? []).map(({ eta }) => eta),
    beni,
    beniCoppia: sommaBeni(coppia),
    reddito,
    ingressi: registro.della(),
    registro,
    dietro,
    dietroCoppia: dietroDi(coppia, me),
    dietroPartner: attive.flatMap((s) => detti(s, 'convivente')),
    adulti: schede.filter((s) => s.maggiorenne !== false),
    mobiliareNoto: schede.some(({ membro }) => membro.valorePatrimonioMobiliare !== undefined),
    gestione: gestioneDi({ valori, famiglia, perNucleo, schede, me }, riserva),
    gestioneCoppia: gestioneDi(
      { valori, famiglia, perNucleo: false, schede: comeDetto(chiDivide({ me, coppia })), me },
      riserva,
      me?.risorse.mobiliare,
    ),
  });
}

/** The savings of the couple under the splits that one of them told. */
const comeDetto = (chi: Scheda | undefined) =>
  chi
    ? [
        {
          membro: chi.membro,
          eta: chi.eta,
          tipo: chi.tipo,
          beni: { ...chi.beni, mobiliare: chi.risorse.mobiliare },
        },
      ]
    : [];

/** Me and the partner, linked to each other; me alone without one. */
function coppiaDi(me: Scheda | undefined, attive: readonly Scheda[]): Scheda[] {
  if (!me) return [];
  me.lato = 'me';
  const found = partnerDi(attive.map(({ membro }) => membro));
  const partner = attive.find(({ membro }) => membro === found);
  if (!partner) return [me];
  Object.assign(me, { partner });
  Object.assign(partner, { lato: 'partner', partner: me });
  return [me, partner];
}

function risorseDi(attive: readonly Scheda[], coppia: readonly Scheda[]): void {
  const together = sommaRisorse(coppia);
  for (const s of attive) s.risorse = s.lato === undefined ? sommaRisorse([s]) : together;
}
const sommaRisorse = (schede: readonly Scheda[]): Risorse => ({
  mobiliare: sum(schede.map(({ beni }) => beni.mobiliare)),
  mobiliareNoto: schede.some(({ membro }) => membro.valorePatrimonioMobiliare !== undefined),
  mutuo: sum(schede.map(({ beni }) => beni.mutuo)),
  altriDebiti: sum(schede.map(({ beni }) => beni.altriDebiti)),
  immobili: sum(schede.map(({ beni }) => beni.residenza + beni.secondeCase)),
});

const familiareDi = ({ membro, eta, reddito }: Scheda): Familiare => ({
  _id: membro._id,
  enabled: membro.enabled,
  gradoParentela: membro.gradoParentela,
  convivente: membro.convivente,
  eta,
  reddito,
  aCarico: membro.aCarico,
  figlioDi: membro.figlioDi,
});

/** The children whose support lasts until they are grown up, with the answers that say so. */
const figliACaricoDi = (valori: Valori, attive: readonly Scheda[]): (() => Scheda[]) =>
  once(valori, () => {
    const found = attive.filter((s) => isFiglio(s) && s.eta !== undefined);
    cita(
      valori,
      found.flatMap((s) => [
        s.ingressi('dataNascita', s.membro.dataNascita),
        ...detti(s, 'aCarico', 'figlioDi'),
      ]),
    );
    return found.filter(
      ({ membro, eta }) =>
        isFiglioDi(membro, 'me') && isRagazzo(valori, { eta, aCarico: membro.aCarico }),
    );
  });

/** Worked out when asked for, on the prototype: see `SuRichiesta` in scheda.ts. */
class Nucleo {
  readonly #figli: () => Scheda[];
  readonly #bilancio: () => Margine;
  constructor(figli: () => Scheda[], bilancio: () => Margine) {
    this.#figli = figli;
    this.#bilancio = bilancio;
  }
  get bilancio(): Margine {
    return this.#bilancio();
  }
  get figliACarico(): Scheda[] {
    return this.#figli();
  }
}

function sommaBeni(schede: readonly Scheda[]): NetWorth {
  const total = {
    residenzaPropria: true,
    valoreResidenza: 0,
    secondeCase: 0,
    mobiliare: 0,
    imprenditore: true,
    valoreAttivita: 0,
    mutuo: true,
    residuoMutuo: 0,
    altriDebiti: 0,
    fondoPensione: 0,
  };
  for (const { beni } of schede) {
    total.valoreResidenza += beni.residenza;
    total.secondeCase += beni.secondeCase;
    total.mobiliare += beni.mobiliare;
    total.valoreAttivita += beni.attivita;
    total.residuoMutuo += beni.mutuo;
    total.altriDebiti += beni.altriDebiti;
    total.fondoPensione += beni.fondoPensione;
  }
  return netWorth(total);
}
