/**
 * A household as the solutions see it: who counts, who depends on whom, the figures of each and of
 * all together.
 */
import type { Segnale } from '../affidabilita/segnali.ts';
import type { InputCalcolato } from '../analisi.ts';
import { ageAt, ageYearsAt } from '../calendario.ts';
import { valoriAl, type Costanti, type Valori } from '../costanti/costanti.ts';
import { chiaveRegione, ripartizioneDi, type Ripartizione } from '../fisco/regione.ts';
import { isLavoratore, tipoLavoro, type TipoLavoro } from '../fisco/tipo.ts';
import { sum, type IsoDate } from '../money.ts';
import {
  figliEredi,
  isFiglioDi,
  isRagazzo,
  partnerDi,
  type Familiare,
  type Lato,
} from '../famiglia/perimetro.ts';
import {
  debitiDi,
  hasFondo,
  isPropria,
  mutuoCasa,
  type Famiglia,
  type Membro,
  type Professione,
} from '../nucleo.ts';
import { netWorth, type NetWorth } from '../patrimonio/net-worth.ts';
import { carriera, type Carriera } from '../previdenza/carriera.ts';
import {
  pension,
  stimaPensione,
  type Pensione,
  type PersonaPensione,
  type StimaPensione,
} from '../previdenza/pensione.ts';
import { isLaureato, personaDi } from '../previdenza/persona-di.ts';
import { segnaliPensione } from '../previdenza/segnali.ts';
import { cita, observed, once } from '../traccia/read-tracker.ts';
import { registroIngressi, type Ingressi, type RegistroIngressi } from '../traccia/ingressi.ts';
import { dietroDi, type Dietro } from './dietro.ts';
import { gestioneDi, type Gestione } from './gestione.ts';
import { riservaDi } from './riserva-di.ts';
import { bilancioDi } from './bilancio-di.ts';
import type { Margine } from '../bilancio/margine.ts';

/** One person of the household. `undefined` is what was not answered. */
export interface Scheda {
  membro: Membro;
  id: string;
  /** Whole years by month index. */
  eta: number | undefined;
  /** Of age by the full date; unknown without a birth date. */
  maggiorenne: boolean | undefined;
  tipo: TipoLavoro | undefined;
  professione: Professione | undefined;
  reddito: number | undefined;
  regione: string | null;
  ripartizione: Ripartizione | null;
  laureato: boolean | undefined;
  beni: NetWorth;
  /**
   * Only with birth date, profession and an income above zero; worked out when asked for, once, and
   * so are the next two.
   */
  readonly carriera: Carriera | undefined;
  /** When work stops and what the first pillar pays. */
  readonly stima: StimaPensione | undefined;
  /** The estimate against the last pay, with the fund that would fill the gap. */
  readonly pensione: Pensione | undefined;
  /** Signals that lower its confidence. */
  readonly segnali: Segnale[];
  /** Me or the partner: what they own and owe counts together. */
  lato?: Lato;
  /** The other of the couple. */
  partner?: Scheda;
  /** What the person can count on and owes: the couple's together, one's own for others. */
  risorse: Risorse;
  /** The answers asked of this person so far, by key. */
  ingressi: Ingressi;
}

/** Euro. */
export interface Risorse {
  mobiliare: number;
  /** Nobody told the savings: not zero. */
  mobiliareNoto: boolean;
  mutuo: number;
  /** All other debts. */
  altriDebiti: number;
  /** Told value of the homes. */
  immobili: number;
}

export interface Contesto {
  costanti: Costanti;
  /** The values in force, under observation: what is read is noted for the trace. */
  valori: Valori;
  refDate: IsoDate;
  famiglia: Famiglia;
  perNucleo: boolean;
  /** Everybody in the list, switched on or off: heirs are among them. */
  tutte: Scheda[];
  /** Who is switched on. */
  attive: Scheda[];
  /** Whose wealth is shown: me, or all who are switched on. */
  schede: Scheda[];
  /** Who has a row of their own: me and the partner, and for a household the others. */
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
  /** Nobody told it: not zero. */
  mobiliareNoto: boolean;
  /** Sum of the incomes told, euro a year. */
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
  /** The answers asked of the household so far. */
  ingressi: Ingressi;
  registro: RegistroIngressi;
}

/** @throws ConfigError when a constant has no version valid on the reference day */
export function contesto(famiglia: Famiglia, costanti: Costanti): Contesto {
  const valori = observed(valoriAl(costanti, famiglia.refDate));
  const perNucleo = famiglia.analisiFamiliare === 'perNucleo';
  const registro = registroIngressi();
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
    adulti: schede.filter((s) => s.maggiorenne !== false),
    mobiliareNoto: schede.some(({ membro }) => membro.valorePatrimonioMobiliare !== undefined),
    gestione: gestioneDi({ valori, famiglia, perNucleo, schede, me }, riserva),
    gestioneCoppia: gestioneDi(
      { valori, famiglia, perNucleo: false, schede: comeDetto(me), me },
      riserva,
      me?.risorse.mobiliare,
    ),
  });
}

/** The savings of the couple under the splits that `me` told. */
const comeDetto = (me: Scheda | undefined) =>
  me
    ? [
        {
          membro: me.membro,
          eta: me.eta,
          tipo: me.tipo,
          beni: { ...me.beni, mobiliare: me.risorse.mobiliare },
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
const NIENTE: Risorse = {
  mobiliare: 0,
  mobiliareNoto: false,
  mutuo: 0,
  altriDebiti: 0,
  immobili: 0,
};
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

/** Details that only some tell, and that nothing waits for. */
export const detti = (
  { membro, ingressi }: Pick<Scheda, 'membro' | 'ingressi'>,
  ...keys: (keyof Membro)[]
): InputCalcolato[] =>
  keys.filter((key) => membro[key] !== undefined).map((key) => ingressi(key, membro[key]));

/** See {@link SuRichiesta}. */
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

/**
 * Children had, for the amount asked of mothers: those who inherit of me, one's own and common ones
 * of the partner. The law does not know who is switched off.
 */
function figliDi(membri: readonly Membro[], membro: Membro): number {
  if (membro.gradoParentela === 'me')
    return figliEredi(membri) + (membro.figliFuoriNucleo ?? []).length;
  return membro === partnerDi(membri) ? membri.filter((m) => isFiglioDi(m, 'partner')).length : 0;
}

export const isFiglio = ({ membro }: Scheda): boolean =>
  membro.gradoParentela === 'son' || membro.gradoParentela === 'daughter';
export const isConiuge = ({ membro }: Scheda): boolean =>
  membro.gradoParentela === 'wife' || membro.gradoParentela === 'husband';
export const isGenitore = ({ membro }: Scheda): boolean =>
  membro.gradoParentela === 'mother' || membro.gradoParentela === 'father';

function scheda(
  valori: Valori,
  { refDate, membri }: Famiglia,
  membro: Membro,
  registro: RegistroIngressi,
): Scheda {
  const { dataNascita, professione, redditoNettoAnnuo: reddito, comuneResidenza } = membro;
  const tipo = professione && tipoLavoro(valori, professione, reddito);
  const regione = chiaveRegione(comuneResidenza?.regione, comuneResidenza?.provincia);
  const laureato = isLaureato(membro);
  const ingressi = registro.della(membro);
  const told = (...keys: (keyof Membro)[]) => detti({ membro, ingressi }, ...keys);
  const behind = () => ({
    carriera: [
      ingressi('dataNascita', dataNascita),
      ingressi('professione', professione),
      ingressi('redditoNettoAnnuo', reddito, 'euroAnno'),
      ingressi('anniContributi', membro.anniContributi, 'anni'),
      ...told('primoContributo', 'sesso', 'continuita', 'dipendentePubblico'),
      ...told('regimeFiscale', 'coefficienteForfettario', 'cassa', 'uscita'),
      ingressi('laureato', laureato),
      ingressi('comuneResidenza', regione === null ? undefined : comuneResidenza?.comune),
    ],
    fondo: [
      ...told('contributoDatore', 'tfrDestinazione', 'tfrMaturato'),
      ...(hasFondo(membro) || membro.montanteFondo !== undefined || membro.anniFondo !== undefined
        ? [
            ingressi('montanteFondo', membro.montanteFondo, 'euro'),
            ingressi('anniFondo', membro.anniFondo, 'anni'),
          ]
        : []),
    ],
  });
  const persona = personaDi(refDate, membro, figliDi(membri, membro));
  const conti =
    persona && persona.redditoNettoAnnuo > 0 ? contiDi(valori, membro, behind, persona) : undefined;
  const segnali = once(valori, () =>
    persona
      ? segnaliPensione(
          valori,
          persona,
          conti && { carriera: conti.carriera(), stima: conti.stima() },
        )
      : [],
  );
  return Object.assign(new SuRichiesta(conti, segnali), {
    membro,
    id: membro._id,
    tipo,
    professione,
    reddito,
    regione,
    ripartizione: ripartizioneDi(regione),
    laureato,
    eta: dataNascita && ageYearsAt(dataNascita, refDate),
    maggiorenne: dataNascita ? ageAt(dataNascita, refDate) >= 18 : undefined,
    beni: beniDi(membro),
    risorse: NIENTE,
    ingressi,
  });
}

/**
 * What is worked out when asked for, on the prototype: a getter written in an object gives each
 * object a shape of its own, and shapes keep all that the getter sees alive until the next full
 * collection.
 */
class SuRichiesta {
  readonly #conti: ReturnType<typeof contiDi> | undefined;
  readonly #segnali: () => Segnale[];
  constructor(conti: ReturnType<typeof contiDi> | undefined, segnali: () => Segnale[]) {
    this.#conti = conti;
    this.#segnali = segnali;
  }
  get segnali(): Segnale[] {
    return this.#segnali();
  }
  get carriera(): Carriera | undefined {
    return this.#conti?.carriera();
  }
  get stima(): StimaPensione | undefined {
    return this.#conti?.stima();
  }
  get pensione(): Pensione | undefined {
    return this.#conti?.pensione();
  }
}

/**
 * The three steps of a pension: each is kept, with what it read, for all the rules that start from
 * it.
 */
function contiDi(
  valori: Valori,
  { ipotesi }: Membro,
  behind: () => { carriera: InputCalcolato[]; fondo: InputCalcolato[] },
  persona: PersonaPensione,
) {
  const inputs = behind();
  const career = once(valori, () => {
    cita(valori, inputs.carriera);
    return carriera(valori, persona);
  });
  const stima = once(valori, () => stimaPensione(valori, persona, career(), ipotesi));
  const pensione = once(valori, () => {
    cita(valori, inputs.fondo);
    return pension(valori, persona, career(), stima(), ipotesi);
  });
  return { carriera: career, stima, pensione };
}

/**
 * The municipality, when its region is one we know: of any other, or abroad, national values stand
 * in for an answer that is not there.
 */
export const comuneNoto = ({ membro, regione }: Scheda): string | undefined =>
  regione === null ? undefined : membro.comuneResidenza?.comune;

/** Other homes: told directly, or all the real estate less the home. */
export function secondeCaseDi(membro: Membro): number | undefined {
  const {
    valorePatrimonioImmobiliare: all,
    valorePatrimonioImmobiliareSecondHomes: others,
    valoreResidenza,
  } = membro;
  return (
    others ??
    (all === undefined
      ? undefined
      : Math.max(0, all - (isPropria(membro.statoResidenza) ? (valoreResidenza ?? 0) : 0)))
  );
}

const beniDi = (membro: Membro): NetWorth =>
  netWorth({
    residenzaPropria: isPropria(membro.statoResidenza),
    valoreResidenza: membro.valoreResidenza,
    secondeCase: secondeCaseDi(membro),
    mobiliare: membro.valorePatrimonioMobiliare,
    imprenditore: membro.imprenditore,
    valoreAttivita: membro.valoreAttivita,
    mutuo: membro.mutuoResidenza,
    residuoMutuo: membro.valoreResiduoMutuo,
    altriDebiti: debitiDi(membro) - mutuoCasa(membro),
    fondoPensione: membro.montanteFondo,
  });

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

/** Who has no profession of income and told none has none. */
export const redditoNoto = (s: Scheda): number | undefined =>
  s.reddito ?? (s.tipo === 'nessuno' || s.maggiorenne === false ? 0 : undefined);

/** The person earns, or would, by profession. */
export const lavora = (s: Scheda): boolean => s.tipo !== undefined && isLavoratore(s.tipo);
