/**
 * What an answer may be and where it is asked: the columns of the table, and one constructor a
 * kind.
 */
import { EURO_MAX, type IsoDate, type IsoMonth } from '../money.ts';
import { EMAIL_MAX } from '../person-name.ts';
import type { Comune } from './scelte.ts';

/** The section of a grant that shows the answer and takes it. */
export type Section = 'dati' | 'patrimonio' | 'protezione' | 'previdenza';
/** The tabs of the checkup: the numbers are kept and sent, and are not those of the addresses. */
export const TAB = {
  introduzione: 0,
  personali: 1,
  famiglia: 2,
  casa: 3,
  previdenza: 4,
  finanza: 5,
  riepilogo: 6,
} as const;
export type Tab = (typeof TAB)[keyof typeof TAB];
export const TABS: readonly Tab[] = Object.values(TAB);
/** The first person of the household, or another member. */
export type Who = 'me' | 'membro';
/**
 * Least effort to give an answer: a tap, a number known by heart, one to look up, a document to
 * find.
 */
export type Sforzo = 1 | 2 | 3 | 4;

export type Kind =
  | { kind: 'date' | 'month' | 'yesNo' | 'comune' | 'consent' }
  /** A person's name: see person-name.ts. */
  | { kind: 'name'; max: number }
  | { kind: 'email'; max: number }
  | { kind: 'choice'; among: readonly string[] }
  /** From 0; with cents, or whole. */
  | { kind: 'euro'; max: number; whole?: true }
  /** A whole number. */
  | { kind: 'count'; min: number; max: number }
  /** A share of one. */
  | { kind: 'share'; min: number; max: number }
  /** Percentages that make 100. */
  | { kind: 'split'; parts: readonly string[] }
  /** Any number of rows of the same columns; none is an answer too. */
  | { kind: 'rows'; of: Readonly<Record<string, Cella>>; max: number };
/** One column of a row. */
export type Cella = Extract<Kind, { kind: 'euro' | 'count' | 'choice' }>;

export interface Asked {
  section: Section;
  effort: Sforzo;
  /** The tab of the checkup that asks it of the first person; absent where no tab asks it. */
  me?: Tab;
  /** The same for the other members. */
  membro?: Tab;
  /** May be left empty: by everybody, or by members only. */
  optional?: 'all' | 'membro';
  /** Of the person alone: no grant shows it or takes it. */
  riservata?: true;
}

/** `holds` exists for the compiler alone: the type of the answer. */
export type Risposta<V = unknown> = Kind & Asked & { readonly holds?: V };
export type Values<T> = {
  -readonly [K in keyof T]?: T[K] extends Risposta<infer V> ? NonNullable<V> | undefined : never;
};

/** The questions of a table that are answered with a yes or a no. */
export type YesNoOf<T> = {
  [K in keyof T & string]: Risposta<boolean> extends T[K] ? K : never;
}[keyof T & string];

/** An address as the server takes it. */
export const EMAIL =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

export const name = (max: number, asked: Asked): Risposta<string> => ({
  kind: 'name',
  max,
  ...asked,
});
export const date = (asked: Asked): Risposta<IsoDate> => ({ kind: 'date', ...asked });
/** `YYYY-MM`. */
export const month = (asked: Asked): Risposta<IsoMonth> => ({ kind: 'month', ...asked });
export const yesNo = (asked: Asked): Risposta<boolean> => ({ kind: 'yesNo', ...asked });
/** A box that must be ticked. */
export const consent = (asked: Asked): Risposta<boolean> => ({ kind: 'consent', ...asked });
export const email = (asked: Asked): Risposta<string> => ({
  kind: 'email',
  max: EMAIL_MAX,
  ...asked,
});
export const comune = (asked: Asked): Risposta<Comune> => ({ kind: 'comune', ...asked });
export const choice = <V extends string>(among: readonly V[], asked: Asked): Risposta<V> => ({
  kind: 'choice',
  among,
  ...asked,
});
export const euro = (asked: Asked): Risposta<number> => ({ kind: 'euro', max: EURO_MAX, ...asked });
export const wholeEuro = (asked: Asked): Risposta<number> => ({
  kind: 'euro',
  max: EURO_MAX,
  whole: true,
  ...asked,
});
export const count = (min: number, max: number, asked: Asked): Risposta<number> => ({
  kind: 'count',
  min,
  max,
  ...asked,
});
export const share = (min: number, max: number, asked: Asked): Risposta<number> => ({
  kind: 'share',
  min,
  max,
  ...asked,
});
export const euroUpTo = (max: number, asked: Asked): Risposta<number> => ({
  kind: 'euro',
  max,
  ...asked,
});
export const rows = <V extends object>(
  max: number,
  of: { readonly [K in keyof V & string]: Cella },
  asked: Asked,
): Risposta<V[]> => ({ kind: 'rows', max, of, ...asked });
export const split = <P extends string>(
  parts: readonly P[],
  asked: Asked,
): Risposta<Record<P, number>> => ({ kind: 'split', parts, ...asked });
