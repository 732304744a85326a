/**
 * Which constants and answers a computation reads: written down as they are read, never declared,
 * so that a trace cannot lie.
 *
 * `observed(valori)` is a view of the same values that takes note of each key asked for; rules are
 * given it in place of the values and know nothing of it. A result that is kept (`once`, or a
 * table over a whole release) keeps the notes with it, and who uses the result is credited with
 * them. Reading through the view costs one array load more than the plain values.
 */
import { keysOf } from '../records.ts';
import type { InputCalcolato } from '../analisi.ts';
import type { ChiaveCostante } from '../costanti/chiavi.ts';
import type { Valori } from '../costanti/costanti.ts';

/** Set of keys: one bit each, thirty to a number, in alphabetical order. */
export type Letture = readonly number[];

export const PER_NUMERO = 30;

/** The view; its subclass has one getter a key. */
class Osservati {
  readonly fermi: Valori;
  readonly lista: readonly unknown[];
  readonly nessuna: readonly number[];
  letture: number[];
  citati: (readonly InputCalcolato[])[] = [];
  constructor({ fermi, lista, nessuna }: Pronta) {
    this.fermi = fermi;
    this.lista = lista;
    this.nessuna = nessuna;
    this.letture = nessuna.slice();
  }
}

/** An empty set with room for that many keys; made once a release and copied. */
function vuota(keys: number): number[] {
  const set: number[] = [];
  for (let room = 0; room < keys; room += PER_NUMERO) set.push(0);
  return set;
}

/** What every view of a release shares. */
interface Pronta {
  fermi: Valori;
  Vista: Vista;
  /** In alphabetical order. */
  keys: readonly ChiaveCostante[];
  lista: readonly unknown[];
  nessuna: readonly number[];
}
type Vista = new (pronta: Pronta) => Osservati;
/**
 * Releases with the same keys share one class, so that reads of any of them are the same machine
 * code.
 */
const viste = new Map<string, Vista>();
const pronte = new WeakMap<Valori, Pronta>();

function vistaDi(keys: readonly string[]): Vista {
  const id = keys.join(' ');
  const known = viste.get(id);
  if (known) return known;
  class VistaRelease extends Osservati {}
  keys.forEach((key, index) => {
    const word = Math.floor(index / PER_NUMERO);
    const bit = 1 << (index % PER_NUMERO);
    Object.defineProperty(VistaRelease.prototype, key, {
      enumerable: true,
      get(this: Osservati) {
        this.letture[word]! |= bit;
        return this.lista[index];
      },
    });
  });
  viste.set(id, VistaRelease);
  return VistaRelease;
}

function prontaDi(fermi: Valori): Pronta {
  let ready = pronte.get(fermi);
  if (!ready) {
    // In alphabetical order: a release read back from text may list them otherwise, and must give
    // the same analysis to the byte.
    const keys = keysOf(fermi).sort();
    const lista = keys.map((key) => fermi[key]);
    ready = { fermi, Vista: vistaDi(keys), keys, lista, nessuna: vuota(keys.length) };
    pronte.set(fermi, ready);
  }
  return ready;
}

const isOsservati = (valori: Valori): boolean => valori instanceof Osservati;
const vista = (valori: Valori): Osservati => valori as unknown as Osservati;

/** A view of the values that notes each read, with an empty list. */
export function observed(valori: Valori): Valori {
  const fermi = valoriFermi(valori);
  const ready = prontaDi(fermi);
  return new ready.Vista(ready) as unknown as Valori;
}

/**
 * The plain values behind a view: for inner loops whose reads are already noted, and to key what is
 * kept by release.
 */
export const valoriFermi = (valori: Valori): Valori =>
  isOsservati(valori) ? vista(valori).fermi : valori;

/** What a computation gave, and what it read to give it. */
export interface Registrato<T> {
  value: T;
  letture: Letture;
  /** Lists of answers behind the shared results it used; an answer may be in more than one. */
  citati: readonly (readonly InputCalcolato[])[];
}

/**
 * Runs a computation on its own page: its reads are returned and not added to those of the caller.
 * Plain values note nothing.
 */
export function trackReads<T>(valori: Valori, compute: () => T): Registrato<T> {
  if (!isOsservati(valori)) return { value: compute(), letture: [], citati: [] };
  const view = vista(valori);
  const { letture: outer, citati: outerCited } = view;
  const letture = view.nessuna.slice();
  const citati: (readonly InputCalcolato[])[] = [];
  view.letture = letture;
  view.citati = citati;
  try {
    return { value: compute(), letture, citati };
  } finally {
    view.letture = outer;
    view.citati = outerCited;
  }
}

/** Credits the running computation with the answers behind a result it is given. */
export function cita(valori: Valori, inputs: readonly InputCalcolato[]): void {
  const { citati } = vista(valori);
  if (citati !== undefined && !citati.includes(inputs)) citati.push(inputs);
}

/** Credits the running computation with what a kept result had read. */
export function aggiungi(valori: Valori, letture: Letture): void {
  if (!isOsservati(valori)) return;
  const own = vista(valori).letture;
  for (let word = 0; word < letture.length; word++) own[word]! |= letture[word]!;
}

/** A result worked out at most once; each who asks is credited with what it read. */
export function once<T>(valori: Valori, compute: () => T): () => T {
  let done: Registrato<T> | undefined;
  return () => {
    done ??= trackReads(valori, compute);
    aggiungi(valori, done.letture);
    for (const inputs of done.citati) cita(valori, inputs);
    return done.value;
  };
}

/** The keys of a release, in the order that sets follow. */
export const chiavi = (valori: Valori): readonly ChiaveCostante[] =>
  prontaDi(valoriFermi(valori)).keys;

/** The names of the keys in a set. */
export function chiaviLette(valori: Valori, letture: Letture): ChiaveCostante[] {
  const keys = chiavi(valori);
  const found: ChiaveCostante[] = [];
  for (const [index, key] of keys.entries())
    if ((letture[Math.floor(index / PER_NUMERO)]! >> (index % PER_NUMERO)) & 1) found.push(key);
  return found;
}

/** The two sets of one release together. */
export const unione = (one: Letture, other: Letture): Letture =>
  one.map((bits, word) => bits | other[word]!);
