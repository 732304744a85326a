/** The path of a request, as the client wrote it. */
import type { FastifyInstance } from 'fastify';
import { ProblemError } from '../problem-error.ts';

/**
 * Without the query. Never through `new URL`, which reads a host out of `//host/path` and throws
 * for many others.
 */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? '';

/**
 * Refuses, before anything reads it, a path that programs understand in different ways: another
 * host (`//host`, `http://host`), backslashes, control characters, percent signs that are no
 * encoding of UTF-8, and a first part that is percent-encoded. The router decodes it: `/%61pi/`
 * would reach the API past all that goes by `/api/`, such as the limit of requests, the headers of
 * answers and what the log may hold.
 */
export function refuseMalformedPaths(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!isWellFormed(pathOf(url)))
      throw new ProblemError('MALFORMED', { detail: 'The path of the request is malformed' });
  });
}

function isWellFormed(path: string): boolean {
  if (!path.startsWith('/') || path.startsWith('//') || /^\/[^/]*%/.test(path)) return false;
  try {
    return !/[\\\p{Cc}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}
