/**
 * Runs a file of vectors `{area, name, fn, input, expected, tolerance, source}` through the engine.
 */
import { NBSP } from '../format.ts';
import { FUNZIONI, VALORI_VETTORI } from './funzioni.ts';

export interface Vettore {
  area: string;
  name: string;
  fn: string;
  input: unknown;
  expected: unknown;
  tolerance: number;
}
export interface EsitoVettore {
  area: string;
  name: string;
  /** Empty when the vector passes. */ differenze: string[];
}

/**
 * @throws SyntaxError or TypeError with a sentence to show, when the text is not a list of vectors
 */
export function parseVettori(text: string): unknown[] {
  const parsed: unknown = JSON.parse(text);
  const list = Array.isArray(parsed)
    ? parsed
    : isRecord(parsed) && Array.isArray(parsed['vectors'])
      ? parsed['vectors']
      : null;
  if (!list) throw new TypeError('not a list of vectors');
  return list;
}

export function runVettore(raw: unknown): EsitoVettore {
  if (!isRecord(raw)) return { area: '?', name: '?', differenze: ['not an object'] };
  const { area, name, fn, input, expected, tolerance } = raw;
  const esito = (differenze: string[]): EsitoVettore => ({
    area: typeof area === 'string' ? area : '?',
    name: typeof name === 'string' ? name : '?',
    differenze,
  });
  if (typeof fn !== 'string') return esito(['fn is missing']);
  if (!isRecord(input)) return esito(['input is not an object']);
  if (!('expected' in raw)) return esito(['expected is missing']);
  if (!isTolerance(tolerance)) return esito(['tolerance is not a number']);
  const run = Object.hasOwn(FUNZIONI, fn) ? FUNZIONI[fn] : undefined;
  if (!run) return esito([`unknown fn «${fn}»`]);
  try {
    const got = run(VALORI_VETTORI, input as never);
    return esito(differenze(expected, got, tolerance ?? 0, ''));
  } catch (error) {
    return esito([`threw ${String(error)}`]);
  }
}

const isTolerance = (value: unknown): value is number | undefined =>
  value === undefined || (typeof value === 'number' && value >= 0);

/**
 * Every expected key must be there and equal, numbers within the tolerance. Other keys are ignored.
 */
function differenze(expected: unknown, got: unknown, tolerance: number, path: string): string[] {
  const differs = () => [`${path ? `${path}: ` : ''}expected ${show(expected)}, got ${show(got)}`];
  if (Array.isArray(expected)) {
    if (!Array.isArray(got) || got.length !== expected.length) return differs();
    return expected.flatMap((item, index) =>
      differenze(item, got[index], tolerance, `${path}[${index}]`),
    );
  }
  if (isRecord(expected)) {
    if (!isRecord(got)) return differs();
    return Object.entries(expected).flatMap(([key, value]) =>
      differenze(value, got[key], tolerance, path ? `${path}.${key}` : key),
    );
  }
  return isEqual(expected, got, tolerance) ? [] : differs();
}

function isEqual(expected: unknown, got: unknown, tolerance: number): boolean {
  // The addend forgives the last digit of a sum of doubles, and nothing that can be seen.
  if (typeof expected === 'number' && typeof got === 'number')
    return Math.abs(expected - got) <= tolerance + 1e-9;
  if (typeof expected === 'string' && typeof got === 'string')
    return plain(expected) === plain(got);
  return expected === got;
}

const plain = (text: string): string => text.replaceAll(NBSP, ' ');
const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
