/**
 * Which journeys needed a second try in their last ten runs on this machine: kept in .cache, so a
 * fresh clone begins anew.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.ts';

export const RUNS_REMEMBERED = 10;
const FILE = path.join(root, '.cache/second-tries.json');

/** By file, oldest first: whether the run needed a second try. */
type History = Record<string, boolean[]>;

/** @returns how many of the last ten runs of this file, this one included, needed a second try */
export function noteRun(name: string, neededSecondTry: boolean, file = FILE): number {
  const history = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as History) : {};
  const runs = [...(history[name] ?? []), neededSecondTry].slice(-RUNS_REMEMBERED);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...history, [name]: runs }));
  return runs.filter(Boolean).length;
}
