/**
 * The answers an analysis asks for: each (person, answer) has one place, so that results can share
 * and count them.
 */
import type { InputCalcolato, Unit } from '../analisi.ts';
import type { Membro } from '../nucleo.ts';
import type { IsoDate } from '../money.ts';
import { chiOf, isUnasked } from '../risposte/giudizio.ts';
import { CHIAVI, isChiave, RISPOSTE } from '../risposte/tabella.ts';

/**
 * Takes note of an answer and gives it back as results show it. `undefined` and `null` are «not
 * answered».
 */
export type Ingressi = (key: string, value: unknown) => InputCalcolato;

export interface RegistroIngressi {
  /** The answers of one person; with no person, those of the household. */
  della(membro?: Membro): Ingressi;
  /**
   * The answers of several lists, each once, in order. What is missing because nobody asks the
   * person for it is left out.
   */
  unisci(
    inputs: readonly InputCalcolato[],
    others: readonly (readonly InputCalcolato[])[],
  ): InputCalcolato[];
  /** The position of an answer among those that traces refer to; it is added the first time. */
  posto(input: InputCalcolato): number;
  /** Answers in the order of their positions. */
  posti: readonly InputCalcolato[];
}

const UNITA: Readonly<Record<string, Unit | undefined>> = {
  ...Object.fromEntries(
    CHIAVI.filter((key) => RISPOSTE[key].kind === 'euro').map((key) => [key, 'euro']),
  ),
  // The units of answers that are not plain sums of euro.
  redditoNettoAnnuo: 'euroAnno',
  contributoDatore: 'euroAnno',
  catastoAbitazione: 'euroAnno',
  speseMensili: 'euroMese',
  rataMutuo: 'euroMese',
  'polizze.renditaLtcMensile': 'euroMese',
  anniContributi: 'anni',
  anniFondo: 'anni',
  'laureato.anni': 'anni',
  // Of lists, the sum of the debts.
  altriDebiti: 'euro',
  uscitePianificate: 'euro',
};

/** An answer with its places in the register, which nobody else sees. */
class Risposta {
  readonly key: string;
  readonly memberId: string | undefined;
  readonly value: InputCalcolato['value'];
  readonly unit: Unit | undefined;
  readonly provenance: InputCalcolato['provenance'];
  readonly #unasked: boolean;
  #posto = -1;
  /** Last union it was put in. */
  #unione = 0;
  constructor(
    key: string,
    memberId: string | undefined,
    value: InputCalcolato['value'],
    provenance: InputCalcolato['provenance'],
    unasked: boolean,
  ) {
    this.key = key;
    this.memberId = memberId;
    this.value = value;
    this.unit = UNITA[key];
    this.provenance = provenance;
    this.#unasked = unasked;
  }
  static isUnasked(input: Risposta): boolean {
    return input.#unasked;
  }
  /** True the first time in a union. */
  static entra(input: Risposta, unione: number): boolean {
    if (input.#unione === unione) return false;
    input.#unione = unione;
    return true;
  }
  static posto(input: Risposta): number {
    return input.#posto;
  }
  static metti(input: Risposta, posto: number): void {
    input.#posto = posto;
  }
}

/** The register made every input that it is given. */
const propria = (input: InputCalcolato): Risposta => input as Risposta;

/** False where nobody asks the person: for the annuity of a policy that pays costs back. */
export const isAskedFor = (input: InputCalcolato): boolean => !Risposta.isUnasked(propria(input));

/** An answer with parts is shown as given; null: not given. */
function mostrato(value: unknown): number | string | boolean | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'number' || typeof value === 'string' ? value : value !== false;
}
function provenienza(
  shown: unknown,
  key: string,
  membro: Membro | undefined,
): InputCalcolato['provenance'] {
  if (shown === null) return 'missing';
  return membro && isStimato(membro, key) ? 'estimated' : 'typed';
}

const isNeverAsked = (key: string, membro: Membro, today: IsoDate): boolean =>
  isChiave(key) && isUnasked(key, membro, chiOf(membro, today));

/** @param today decides who is old enough to be asked */
export function registroIngressi(today: IsoDate): RegistroIngressi {
  let unioni = 0;
  const posti: InputCalcolato[] = [];
  const della = (membro?: Membro): Ingressi => {
    const seen = new Map<string, Risposta[]>();
    return (key, value) => {
      const shown = mostrato(value);
      const before = seen.get(key) ?? [];
      // The same answer may be shown with another figure: one's own savings, or those of the
      // couple.
      for (const known of before) if (known.value === shown) return known;
      const provenance = provenienza(shown, key, membro);
      const unasked =
        provenance === 'missing' && membro !== undefined && isNeverAsked(key, membro, today);
      const input = new Risposta(key, membro?._id, shown, provenance, unasked);
      if (before.push(input) === 1) seen.set(key, before);
      return input;
    };
  };
  const posto = (input: InputCalcolato): number => {
    const at = Risposta.posto(propria(input));
    if (at >= 0) return at;
    Risposta.metti(propria(input), posti.length);
    return posti.push(input) - 1;
  };
  const unisci = (
    inputs: readonly InputCalcolato[],
    others: readonly (readonly InputCalcolato[])[],
  ): InputCalcolato[] => {
    const unione = ++unioni;
    const all: InputCalcolato[] = [];
    for (const list of [inputs, ...others])
      for (const input of list)
        if (isAskedFor(input) && Risposta.entra(propria(input), unione)) all.push(input);
    return all;
  };
  return { della, posto, posti, unisci };
}

/** Other names the same answer goes by in `stimati`. */
const ALIAS: Readonly<Record<string, readonly string[]>> = {
  laureato: ['laureato.stato'],
  'polizze.capitaleCasoMorte': ['capitaleCasoMorte'],
  'polizze.renditaLtcMensile': ['renditaLtcMensile'],
};

/** Answers that, when not given, are worked out from another one of the same person. */
const ORIGINE: Readonly<
  Record<string, { propria: (membro: Membro) => unknown; da: readonly string[] }>
> = {
  valorePatrimonioImmobiliareSecondHomes: {
    propria: (m) => m.valorePatrimonioImmobiliareSecondHomes,
    da: ['valorePatrimonioImmobiliare'],
  },
  laureato: { propria: (m) => m.laureato?.stato, da: ['titoloStudio'] },
  'polizze.previdenzaComplementare': {
    propria: (m) => m.polizze?.previdenzaComplementare,
    da: ['montanteFondo'],
  },
};

/**
 * An answer was estimated when it is listed, when the whole group it belongs to is (`polizze`), or
 * when it was worked out from one that was. One answer of a group says nothing of the others:
 * `laureato.riscattoFiniPensionistici` leaves `laureato` as typed.
 */
export function isStimato(membro: Membro, key: string): boolean {
  const { stimati } = membro;
  if (!stimati || stimati.length === 0) return false;
  const group = key.indexOf('.');
  const names = [key, ...(group > 0 ? [key.slice(0, group)] : []), ...(ALIAS[key] ?? [])];
  if (names.some((name) => stimati.includes(name))) return true;
  const origine = ORIGINE[key];
  return (
    origine !== undefined &&
    origine.propria(membro) === undefined &&
    origine.da.some((name) => stimati.includes(name))
  );
}
