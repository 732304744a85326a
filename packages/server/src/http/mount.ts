/**
 * Mounts the contract call by call: policy, then shapes, then the handler in the rows of the
 * caller.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calls, contract } from '@bussola/contract';
import type { CallName, Endpoint, Policy } from '@bussola/contract';
import type { z } from 'zod';
import { UPLOAD_MS } from '../modules/files/upload-limits.ts';
import type { Clock } from '../clock.ts';
import { asPerson, asSystem } from '../access.ts';
import type { Db } from '../db/port.ts';
import { noteAccess } from '../modules/audit/audit-repository.ts';
import type { SessionService } from '../modules/session/session-service.ts';
import { places } from '../places.ts';
import { ProblemError } from '../problem-error.ts';
import { Download, NO_ANSWER, Picture, RawJson, Stream } from './handler.ts';
import type { Actor, Handlers } from './handler.ts';
import { checkPolicy, createAuthorize } from './authorize.ts';
import type { Authorize } from './authorize.ts';
import { loadResources } from './resource-lookup.ts';

interface Options {
  handlers: Handlers;
  sessions: SessionService;
  publisher: (authorization: string | undefined) => Promise<unknown>;
  db: Db;
  clock: Clock;
  checkResponses: boolean;
  /**
   * Gates to put in the place of those of the policies: tests open one to see that somebody
   * notices.
   */
  gates?: ReadonlyMap<CallName, Authorize>;
}
type AnyHandler = (incoming: {
  params: unknown;
  query: unknown;
  body: unknown;
  actor: Actor | null;
  request: FastifyRequest;
  reply: FastifyReply;
}) => Promise<unknown>;

export function mountContract(
  app: FastifyInstance,
  { handlers, sessions, publisher, db, clock, checkResponses, gates }: Options,
): void {
  /**
   * Before anything is read: an access that fails half-way is written down too. Names of fields,
   * never what was in them.
   */
  async function writeAccess(
    actor: Actor | null,
    policy: Policy,
    name: CallName,
    body: unknown,
    requestId: string,
  ): Promise<void> {
    if (!actor || actor.via === 'own' || !Array.isArray(policy.underGrant)) return;
    const sent = typeof body === 'object' && body !== null ? Object.entries(body) : [];
    const fields = sent.flatMap(([key, value]) =>
      key === 'data' && typeof value === 'object' && value !== null
        ? Object.keys(value as object)
        : [key],
    );
    await asSystem(() =>
      db.transaction((tx) =>
        noteAccess(tx, {
          at: clock(),
          actor: actor.userId,
          subject: actor.areaId,
          action: `${policy.action}.${name}`,
          via: actor.via,
          grantId: actor.grantId,
          fields,
          requestId,
        }),
      ),
    );
  }

  const documents = places(DOCUMENTS);

  for (const [name, call] of Object.entries(calls) as [CallName, (typeof calls)[CallName]][]) {
    const endpoint: Endpoint | undefined = contract[name];
    const handler = handlers[name] as AnyHandler | undefined;
    checkPolicy(name, endpoint?.permission);
    if (!endpoint)
      throw new Error(`The call ${name} is not in the contract: the server does not start`);
    if (!handler) throw new Error(`The call ${name} has no handler: the server does not start`);
    const policy = endpoint.permission;
    const ownGate = createAuthorize(policy, { sessions, clock, publisher });
    app.route({
      method: call.method,
      url: call.path,
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      ...(endpoint.consumes || endpoint.produces === 'application/zip'
        ? { handlerTimeout: UPLOAD_MS }
        : {}),
      handler: async (request, reply) => {
        const gate = gates?.get(name) ?? ownGate;
        // Ids are read before the policy, which compares them; the rest is not looked at for a
        // stranger.
        const actor = await asSystem(() =>
          gate(request, request.params as Record<string, unknown>),
        );
        const entrant = {
          sessionId: actor?.sessionId ?? null,
          actorId: actor?.userId ?? null,
          areaId: actor?.areaId ?? null,
          now: clock(),
        };
        const params = check(endpoint.params, request.params, 'params');
        await asPerson(entrant, () => loadResources(db, policy, actor, params));
        const query = check(endpoint.query, request.query, 'query');
        if (endpoint.consumes !== 'application/octet-stream' && isBytes(request))
          throw new ProblemError('UNSUPPORTED_MEDIA', { detail: 'Bodies are application/json' });
        if (
          request.body !== undefined &&
          isReport(request) !== (endpoint.consumes === 'application/reports+json')
        )
          throw new ProblemError('UNSUPPORTED_MEDIA', {
            detail: `Bodies are ${endpoint.consumes ?? 'application/json'}`,
          });
        if (!endpoint.consumes && request.isMultipart())
          throw new ProblemError('UNSUPPORTED_MEDIA', { detail: 'Bodies are application/json' });
        if (
          !endpoint.body &&
          !endpoint.consumes &&
          request.body !== undefined &&
          request.body !== null
        )
          throw new ProblemError('VALIDATION', { detail: 'This call takes no body' });
        const body = check(endpoint.body, request.body, 'body');
        await asPerson(entrant, () => loadResources(db, policy, actor, body));
        // Sent in the same rows: some answers are read while they are sent.
        await writeAccess(actor, policy, name, body, request.id);
        // A document lies in memory until its reader has taken all of it.
        if (actor && holdsDocument(endpoint)) {
          const giveBack = documents({ account: actor.userId, ip: request.ip });
          // The reader may have gone away before.
          if (reply.raw.destroyed) giveBack();
          else reply.raw.once('close', giveBack);
        }
        const work = async () =>
          send(
            reply,
            endpoint,
            await handler({ params, query, body, actor, request, reply }),
            checkResponses,
            request,
          );
        return policy.system === undefined ? asPerson(entrant, work) : asSystem(work);
      },
    });
  }
}

/** Documents that are sent at the same time; a browser asks for six at once. */
const DOCUMENTS = { account: 6, network: 12, all: 48, what: 'A document', retryAfterSeconds: 5 };
const holdsDocument = ({ produces }: Endpoint): boolean =>
  produces === 'application/pdf' || produces === 'application/octet-stream';

/** Bytes are not read before the handler asks for them. */
const isBytes = ({ headers }: FastifyRequest): boolean =>
  /^application\/octet-stream\b/i.test(headers['content-type'] ?? '');

/** Both are JSON; the second is what browsers send that do not know the first. */
export const REPORT_TYPES = ['application/reports+json', 'application/csp-report'];
const isReport = ({ headers }: FastifyRequest): boolean =>
  REPORT_TYPES.includes(
    (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '',
  );

/**
 * Query and path arrive as text: their schemas see numbers and booleans where the text is exactly
 * one. Bodies are never coerced.
 */
function check(
  schema: z.ZodType | undefined,
  given: unknown,
  part: 'params' | 'query' | 'body',
): unknown {
  if (!schema) {
    if (part === 'query' && given && Object.keys(given).length > 0)
      throw new ProblemError('VALIDATION', { detail: 'This call takes no query' });
    return undefined;
  }
  const value =
    part === 'query' ? coerceQuery(given) : given === undefined && part === 'body' ? {} : given;
  const result = schema.safeParse(value);
  if (result.success) {
    const unstorable = unstorableText(result.data);
    if (unstorable !== undefined)
      throw new ProblemError('VALIDATION', {
        detail: `The ${part} holds a text that cannot be kept`,
        errors: [
          {
            field: unstorable || part,
            code: 'forms:errors.characters',
            message: 'Alcuni caratteri non si possono usare.',
          },
        ],
      });
    return result.data;
  }
  throw new ProblemError('VALIDATION', {
    detail: `The ${part} is not as the contract says`,
    errors: fieldErrors(result.error.issues, part),
  });
}

/**
 * Where a text holds a NUL or half a character, which no database keeps: the path of the field,
 * empty for the value itself.
 */
function unstorableText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string')
    return value.includes('\0') || !value.isWellFormed() ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableText(part, path === '' ? key : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first complaint of each field: one is enough to mend it. */
function fieldErrors(issues: readonly z.core.$ZodIssue[], part: string) {
  const byField = new Map<string, { field: string; code: string; message: string }>();
  for (const issue of issues.slice(0, 100)) {
    const field =
      [
        ...issue.path.map(String),
        ...(issue.code === 'unrecognized_keys' ? [issue.keys[0] ?? ''] : []),
      ].join('.') || part;
    if (!byField.has(field))
      byField.set(field, { field, code: messageKey(issue), message: issue.message });
  }
  return [...byField.values()];
}

function messageKey(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return 'forms:errors.unknownField';
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'forms:errors.required';
  if (issue.code === 'custom' && typeof issue.params?.['code'] === 'string')
    return issue.params['code'];
  return 'forms:errors.invalid';
}

function coerceQuery(given: unknown): unknown {
  const out: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given as Record<string, unknown>)) {
    // A key given twice arrives as a list, which no schema takes.
    out[key] =
      typeof value === 'string' && NUMERIC_QUERY.has(key) && /^\d{1,9}$/.test(value)
        ? Number(value)
        : value;
  }
  return out;
}
const NUMERIC_QUERY = new Set(['page', 'pageSize']);

function send(
  reply: FastifyReply,
  endpoint: Endpoint,
  answer: unknown,
  checkResponses: boolean,
  request: FastifyRequest,
): unknown {
  if (answer === NO_ANSWER) return reply.code(204).send();
  if (answer instanceof Picture) {
    return reply
      .header('content-type', answer.type)
      .header('content-disposition', 'inline')
      .header('content-security-policy', SANDBOX)
      .send(asBuffer(answer.bytes));
  }
  if (answer instanceof Stream) {
    return attachment(reply, answer).send(answer.stream);
  }
  if (endpoint.produces === 'image/webp' && answer === undefined) return reply.code(204).send();
  if (answer instanceof Download) return attachment(reply, answer).send(asBuffer(answer.bytes));
  if (checkResponses && endpoint.response) {
    const result = endpoint.response.safeParse(
      answer instanceof RawJson ? (JSON.parse(answer.bytes.toString('utf8')) as unknown) : answer,
    );
    if (!result.success)
      throw new Error(`The answer is not as the contract says: ${result.error.message}`);
  }
  if (answer instanceof RawJson) {
    reply.header('etag', answer.etag);
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
    reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('vary', 'accept-encoding');
    if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.header('content-encoding', 'gzip').send(answer.gzip);
    return reply.send(answer.bytes);
  }
  reply.code(endpoint.status ?? 200);
  if (endpoint.status === 204) return reply.send();
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(answer));
}

/** What a person kept may hold anything: nothing of it runs here, whatever opens it. */
const SANDBOX = "default-src 'none'; sandbox";
const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const attachment = (
  reply: FastifyReply,
  { fileName, type }: { fileName: string; type: string },
): FastifyReply =>
  reply
    .header('content-type', type)
    .header(
      'content-disposition',
      `attachment; filename="${plainFileName(fileName)}"; filename*=UTF-8''${encodeFileName(fileName)}`,
    )
    .header('content-security-policy', SANDBOX);
/** For readers that do not know RFC 5987: the ending at least. */
const plainFileName = (name: string): string =>
  `bussola${/\.[a-z0-9]{2,5}$/.exec(name)?.[0] ?? ''}`;
/** RFC 5987: everything but letters, digits and a few marks becomes percent-encoded bytes. */
const encodeFileName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
