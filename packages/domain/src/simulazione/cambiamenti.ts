/**
 * What a household may try out: a typed list of changes, each with its bounds. Amounts in euro of
 * today.
 */
import { ageMonthsAt } from '../calendario.ts';
import { ValidationError } from '../errors.ts';
import { isCountedIn } from '../famiglia/perimetro.ts';
import { EURO_MAX, type IsoDate } from '../money.ts';
import {
  isPropria,
  mutuoCasa,
  type Famiglia,
  type Membro,
  type SuddivisioneInvestimento,
} from '../nucleo.ts';
import { secondeCaseDi } from '../patrimonio/beni-di.ts';
import { validateSplit } from './validazione.ts';
import { MESSAGGI } from '../risposte/messaggi.ts';

export type Cambiamento =
  /** Work stops at this age, in months: earlier or later than the first possible. */
  | { tipo: 'eta-pensione'; memberId: string; mesiEta: number }
  /**
   * Set aside every year; the levels are those after `anni` years of it, the projection goes on.
   */
  | { tipo: 'risparmio'; euroAnno: number; anni: number }
  /** Paid every year into the pension fund. */
  | { tipo: 'fondo-pensione'; memberId: string; euroAnno: number }
  /** Term life cover: the whole sum insured after the change. */
  | { tipo: 'copertura-tcm'; memberId: string; capitale: number }
  /** Long-term care: the whole monthly annuity after the change. */
  | { tipo: 'rendita-ltc'; memberId: string; euroMese: number }
  | {
      tipo: 'copertura-invalidita' | 'copertura-sanitaria' | 'tutela-legale' | 'testamento';
      memberId: string;
      attiva: boolean;
    }
  /** Every owned home that is not covered, or of one owner. */
  | { tipo: 'assicurazione-casa'; memberId?: string; attiva: boolean }
  /** Part or all of a residual mortgage paid back out of financial wealth. */
  | { tipo: 'mutuo-rimborsato'; memberId: string; importo: number }
  | {
      tipo: 'riscatto';
      memberId: string;
      anni: number;
      forma: 'agevolato' | 'ordinario';
      pagamento: 'unico' | 'rate';
    }
  /**
   * `costi`: agency, notary, taxes. The mortgage on what is sold is paid back; what is left joins
   * the savings. `valore`: of other property, how much of it is sold; all when absent.
   */
  | {
      tipo: 'casa-venduta';
      memberId: string;
      quale: 'residenza' | 'altra';
      prezzo: number;
      costi: number;
      valore?: number;
    }
  /** Of one member, or the same for everybody who has savings. */
  | { tipo: 'investimenti'; memberId?: string; suddivisione: SuddivisioneInvestimento }
  /**
   * Points of everybody's savings moved into insurance investments out of the other instruments, or
   * out of them into the others.
   */
  | { tipo: 'polizze-sottoscritte' | 'polizze-riscattate'; punti: number };

export type TipoCambiamento = Cambiamento['tipo'];

export const ETA_MINIMA_SCELTA = 50 * 12;
export const ETA_MASSIMA_SCELTA = 80 * 12;
const ANNI_RISPARMIO = 50;
const ANNI_RISCATTO = 6;
const RENDITA_MASSIMA = 10_000;

/**
 * The member a change is about.
 * @throws ValidationError when nobody of the household has that id
 */
export function membroDi(famiglia: Famiglia, memberId: string): Membro {
  const membro = famiglia.membri.find(({ _id }) => _id === memberId);
  if (!membro) throw new ValidationError('memberId', MESSAGGI.valoreErrato);
  return membro;
}

/**
 * Checks one change against the household it is tried on.
 * @throws ValidationError naming the field of the change
 */
export function validaCambiamento(famiglia: Famiglia, c: Cambiamento): void {
  if ('memberId' in c && c.memberId !== undefined) membroDi(famiglia, c.memberId);
  const valida = VALIDA[c.tipo] as (c: Cambiamento, famiglia: Famiglia) => void;
  valida(c, famiglia);
}

/** The change with this `tipo`, also where several share one shape. */
export type DiTipo<T extends TipoCambiamento> = Cambiamento extends infer C
  ? C extends { tipo: infer U }
    ? T extends U
      ? C
      : never
    : never
  : never;

const attiva = ({ attiva: value }: { attiva: boolean }): void => {
  if (typeof value !== 'boolean') throw new ValidationError('attiva', MESSAGGI.valoreErrato);
};
const punti = ({ punti: value }: { punti: number }): void => within(value, 0, 100, 'punti');

const VALIDA: { [T in TipoCambiamento]: (c: DiTipo<T>, famiglia: Famiglia) => void } = {
  'eta-pensione': (c, famiglia) =>
    validaEta(membroDi(famiglia, c.memberId), famiglia.refDate, c.mesiEta),
  risparmio: (c) => {
    within(c.euroAnno, 0, EURO_MAX, 'euroAnno');
    whole(c.anni, 0, ANNI_RISPARMIO, 'anni');
  },
  'fondo-pensione': (c) => within(c.euroAnno, 0, EURO_MAX, 'euroAnno'),
  'copertura-tcm': (c) => within(c.capitale, 0, EURO_MAX, 'capitale'),
  'rendita-ltc': (c) => within(c.euroMese, 0, RENDITA_MASSIMA, 'euroMese'),
  'mutuo-rimborsato': (c, famiglia) => {
    within(c.importo, 0, mutuoCasa(membroDi(famiglia, c.memberId)), 'importo');
    within(c.importo, 0, risparmiDi(famiglia), 'importo');
  },
  riscatto: (c, famiglia) => {
    if (membroDi(famiglia, c.memberId).laureato?.riscattoFiniPensionistici === true)
      throw new ValidationError('memberId', MESSAGGI.valoreErrato);
    whole(c.anni, 1, ANNI_RISCATTO, 'anni');
  },
  'casa-venduta': (c, famiglia) => validaVendita(famiglia, membroDi(famiglia, c.memberId), c),
  investimenti: (c) => {
    const message = validateSplit(c.suddivisione);
    if (message) throw new ValidationError('suddivisione', message);
  },
  'polizze-sottoscritte': punti,
  'polizze-riscattate': punti,
  'copertura-invalidita': attiva,
  'copertura-sanitaria': attiva,
  'tutela-legale': attiva,
  testamento: attiva,
  'assicurazione-casa': attiva,
};

function validaEta(membro: Membro, refDate: IsoDate, mesiEta: number): void {
  if (membro.dataNascita === undefined)
    throw new ValidationError('dataNascita', MESSAGGI.valoreErrato);
  whole(
    mesiEta,
    Math.max(ETA_MINIMA_SCELTA, ageMonthsAt(membro.dataNascita, refDate)),
    ETA_MASSIMA_SCELTA,
    'mesiEta',
  );
}

function validaVendita(
  famiglia: Famiglia,
  membro: Membro,
  { quale, prezzo, costi, valore }: Extract<Cambiamento, { tipo: 'casa-venduta' }>,
): void {
  within(prezzo, 0, EURO_MAX, 'prezzo');
  within(costi, 0, prezzo, 'costi');
  if (quale === 'altra') {
    const others = secondeCaseDi(membro) ?? 0;
    if (!(others > 0)) throw new ValidationError('quale', MESSAGGI.valoreErrato);
    within(valore ?? others, 0, others, 'valore');
  } else if (!isPropria(membro.statoResidenza))
    throw new ValidationError('quale', MESSAGGI.valoreErrato);
  // What the price does not cover of the mortgage comes out of the savings.
  if (prezzo - costi + risparmiDi(famiglia) < mutuoDaPagare(membro, { quale, valore }))
    throw new ValidationError('prezzo', MESSAGGI.valoreErrato);
}

/**
 * What a sale pays of the seller's mortgages, euro: a bank frees a home only when it is paid. Which
 * of the other homes a mortgage is on is not asked, so each carries its share by value.
 */
export function mutuoDaPagare(
  membro: Membro,
  { quale, valore }: Pick<DiTipo<'casa-venduta'>, 'quale' | 'valore'>,
): number {
  if (quale === 'residenza') return mutuoCasa(membro);
  const others = secondeCaseDi(membro) ?? 0;
  return others > 0 ? ((membro.mutuoSecondeCase ?? 0) * (valore ?? others)) / others : 0;
}

/** Financial wealth of the members that count, euro. */
export const risparmiDi = (famiglia: Famiglia): number =>
  famiglia.membri
    .filter(isCountedIn(famiglia))
    .reduce((total, { valorePatrimonioMobiliare }) => total + (valorePatrimonioMobiliare ?? 0), 0);

function within(value: number, min: number, max: number, field: string): void {
  if (!(Number.isFinite(value) && value >= min && value <= max))
    throw new ValidationError(field, MESSAGGI.valoreErrato);
}

function whole(value: number, min: number, max: number, field: string): void {
  within(value, min, max, field);
  if (!Number.isInteger(value)) throw new ValidationError(field, MESSAGGI.valoreErrato);
}
