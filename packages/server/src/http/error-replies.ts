/**
 * Every refusal leaves as problem+json with a stable code; a fault of ours tells nothing but its
 * number.
 */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify';
import { calls } from '@bussola/contract';
import { sqlState } from '../db/port.ts';
import { ProblemError } from '../problem-error.ts';
import { pathOf } from './request-path.ts';

const PATTERNS = Object.values(calls).map(
  ({ path }) => new RegExp(`^${path.replace(/\/$/, '').replace(/:\w+/g, '[^/]+')}/?$`),
);

/** SQLSTATE insufficient_privilege, which row-level security answers too. */
const NOT_ALLOWED = '42501';

export function errorReplies(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = toRefusal(error);
    // Refused by the rows of the database after every policy let it pass: a right that ended
    // meanwhile, or a fault of ours.
    if (refusal.code === 'INTERNAL' || sqlState(error) === NOT_ALLOWED)
      request.log.error({ err: error }, 'unexpected fault');
    return sendProblem(reply, refusal, request.id);
  });
  app.setNotFoundHandler((request, reply) => {
    const pathname = pathOf(request.url);
    return sendProblem(
      reply,
      new ProblemError(
        PATTERNS.some((pattern) => pattern.test(pathname)) ? 'METHOD_NOT_ALLOWED' : 'NOT_FOUND',
      ),
      request.id,
    );
  });
}

function sendProblem(reply: FastifyReply, refusal: ProblemError, requestId: string): FastifyReply {
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  // Connections that sent too much or too slowly are not kept.
  if (refusal.status === 413) reply.header('connection', 'close');
  return reply
    .code(refusal.status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .send(JSON.stringify(refusal.toProblem(requestId)));
}

function toRefusal(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error;
  return ofDatabase(error) ?? ofSystem(error) ?? ofFramework(error);
}

/** Connection lost, server starting or stopping, too many connections, statement or lock late. */
const AWAY = /^(08|57P|53300|57014|55P03|40001|40P01)/;
function ofDatabase(error: FastifyError): ProblemError | undefined {
  const state = sqlState(error);
  if (state === undefined) return undefined;
  if (state === '53100') return new ProblemError('STORAGE_FULL');
  // What it hangs on went while it was written: a member taken away, an account erased.
  if (state === '23503') return new ProblemError('NOT_FOUND');
  if (state === NOT_ALLOWED)
    return new ProblemError('FORBIDDEN', { detail: 'Not allowed any more' });
  return AWAY.test(state) ? new ProblemError('UNAVAILABLE', { retryAfterSeconds: 2 }) : undefined;
}

const CUT_OFF =
  /ECONNREFUSED|ECONNRESET|EPIPE|timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client (?:has encountered a connection error|was closed) and is not queryable/;
function ofSystem(error: FastifyError): ProblemError | undefined {
  const code = error.code ?? '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return new ProblemError('STORAGE_FULL');
  if (code === 'EROFS') return new ProblemError('UNAVAILABLE', { retryAfterSeconds: 30 });
  return CUT_OFF.test(`${code} ${error.message}`)
    ? new ProblemError('UNAVAILABLE', { retryAfterSeconds: 2 })
    : undefined;
}

/** What the framework refuses by itself. A file that may not be served is absent. */
const BY_STATUS: Readonly<Record<number, ConstructorParameters<typeof ProblemError>>> = {
  403: ['NOT_FOUND'],
  404: ['NOT_FOUND'],
  408: ['UNAVAILABLE', { retryAfterSeconds: 2 }],
  413: ['TOO_LARGE'],
  414: ['MALFORMED', { detail: 'A part of the address is too long' }],
  415: ['UNSUPPORTED_MEDIA', { detail: 'Bodies are application/json' }],
  503: ['UNAVAILABLE', { retryAfterSeconds: 2 }],
};
function ofFramework({ statusCode = 500, code, message }: FastifyError): ProblemError {
  const known = BY_STATUS[statusCode];
  if (known) return new ProblemError(...known);
  if (statusCode === 400) return new ProblemError('MALFORMED', { detail: message });
  // What else it refuses is a fault of the request.
  return new ProblemError(/^FST_/.test(code ?? '') && statusCode < 500 ? 'MALFORMED' : 'INTERNAL');
}
