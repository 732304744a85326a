import { ProblemError } from './problem-error.ts';

const MAX_DEPTH = 16;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * JSON.parse, minus what it forgives: a key written twice (the last would win in silence), keys
 * that reach prototypes, and nesting without end.
 * @throws ProblemError MALFORMED
 */
export function parseStrictJson(text: string): unknown {
  let value: unknown;
  scan(text);
  try {
    value = JSON.parse(text);
  } catch {
    throw new ProblemError('MALFORMED', { detail: 'The body is not JSON' });
  }
  return value;
}

/**
 * One pass over the characters. It knows only strings, brackets and commas; the parser refuses
 * everything else that is no JSON.
 */
function scan(text: string): void {
  const open: (Set<string> | null)[] = [];
  let expectKey = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === '"') {
      const end = endOfString(text, at);
      if (expectKey) {
        noteKey(text.slice(at, end), open.at(-1));
        expectKey = false;
      }
      at = end - 1;
    } else if (sign === '{' || sign === '[') {
      if (open.length >= MAX_DEPTH)
        throw new ProblemError('MALFORMED', {
          detail: `The body is nested deeper than ${MAX_DEPTH} levels`,
        });
      open.push(sign === '{' ? new Set() : null);
      expectKey = sign === '{';
    } else if (sign === '}' || sign === ']') {
      open.pop();
      expectKey = false;
    } else if (sign === ',') {
      expectKey = open.at(-1) instanceof Set;
    }
  }
}

function endOfString(text: string, from: number): number {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  throw new ProblemError('MALFORMED', { detail: 'The body is not JSON' });
}

function noteKey(quoted: string, seen: Set<string> | null | undefined): void {
  let key: unknown;
  try {
    key = JSON.parse(quoted);
  } catch {
    throw new ProblemError('MALFORMED', { detail: 'The body is not JSON' });
  }
  if (typeof key !== 'string')
    throw new ProblemError('MALFORMED', { detail: 'The body is not JSON' });
  if (FORBIDDEN_KEYS.has(key))
    throw new ProblemError('MALFORMED', { detail: `The key «${key}» is not allowed` });
  if (seen?.has(key))
    throw new ProblemError('MALFORMED', {
      detail: `The key «${key.slice(0, 60)}» is written twice`,
    });
  seen?.add(key);
}
