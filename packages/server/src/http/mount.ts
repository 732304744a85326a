/**
 * Mounts the contract call by call: policy, then shapes, then the handler in the rows of the
 * caller.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CALL_NAMES, calls, contract } from '@bussola/contract';
import type { CallName, Endpoint, Policy } from '@bussola/contract';
import { UPLOAD_MS } from '../modules/files/upload-limits.ts';
import type { Clock } from '../clock.ts';
import { asPerson, asSystem } from '../access.ts';
import type { Db } from '../db/port.ts';
import { noteAccess } from '../modules/audit/audit-repository.ts';
import { checkEntry } from '../modules/audit/check-entry.ts';
import { firstReadIn } from '../modules/people/look-repository.ts';
import type { SessionService } from '../modules/session/session-service.ts';
import { places } from '../places.ts';
import { NO_ANSWER } from './handler.ts';
import type { Actor, Handlers } from './handler.ts';
import { checkPolicy, createAuthorize } from './authorize.ts';
import type { Authorize } from './authorize.ts';
import { checkBodyKind, checkPart } from './read-request.ts';
import { loadResources } from './resource-lookup.ts';
import { sendAnswer } from './send-answer.ts';
import { refuseCallAt, refuseRoleAt, siteOf } from './site.ts';
import type { Sites } from './site.ts';

interface Options {
  handlers: Handlers;
  sessions: SessionService;
  publisher: (authorization: string | undefined) => Promise<unknown>;
  db: Db;
  clock: Clock;
  checkResponses: boolean;
  sites: Sites;
  /** Replaces the checks of the policies. A test opens one to prove that another test fails. */
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
  { handlers, sessions, publisher, db, clock, checkResponses, sites, gates }: Options,
): void {
  /**
   * Writes the access before the handler runs, so that one that fails half-way is written too. Only
   * names of fields, never their values.
   */
  async function writeAccess(
    actor: Actor | null,
    policy: Policy,
    name: CallName,
    body: unknown,
    requestId: string,
  ): Promise<void> {
    if (!actor || actor.via === 'own' || !Array.isArray(policy.underGrant)) return;
    const { lookId } = actor;
    await asSystem(() =>
      db.transaction(async (tx) => {
        // A look is to read alone: what was read once in it is not written again.
        if (lookId !== null && !(await firstReadIn(tx, lookId, name))) return;
        await noteAccess(tx, {
          at: clock(),
          actor: actor.userId,
          subject: actor.areaId,
          action: `${policy.action}.${name}`,
          via: actor.via,
          grantId: actor.grantId ?? lookId,
          fields: fieldsOf(body),
          requestId,
        });
      }),
    );
  }

  const documents = places(DOCUMENTS);
  /** A document lies in memory until its reader has taken all of it. */
  function takePlace(actor: Actor, request: FastifyRequest, reply: FastifyReply): void {
    const giveBack = documents({ account: actor.userId, ip: request.ip });
    // The reader may have gone away before.
    if (reply.raw.destroyed) giveBack();
    else reply.raw.once('close', giveBack);
  }

  for (const name of CALL_NAMES) {
    const call = calls[name];
    const endpoint: Endpoint | undefined = contract[name];
    const handler = handlers[name] as AnyHandler | undefined;
    checkPolicy(name, endpoint?.permission);
    if (!endpoint)
      throw new Error(`The call ${name} is not in the contract: the server does not start`);
    if (!handler) throw new Error(`The call ${name} has no handler: the server does not start`);
    const policy = endpoint.permission;
    const ownGate = createAuthorize(policy, { sessions, clock, publisher });
    app.route<{ Params: Record<string, unknown> }>({
      method: call.method,
      url: call.path,
      ...(endpoint.bodyLimit === undefined ? {} : { bodyLimit: endpoint.bodyLimit }),
      ...(endpoint.consumes || isSentWhileRead(endpoint) ? { handlerTimeout: UPLOAD_MS } : {}),
      handler: async (request, reply) => {
        const site = siteOf(sites, request);
        refuseCallAt(sites, site, name, policy);
        const gate = gates?.get(name) ?? ownGate;
        // Ids are read before the policy, which compares them; the rest is not looked at for a
        // stranger.
        const actor = await asSystem(() => gate(request, request.params));
        // Who is at the wrong address may still leave it.
        if (actor && name !== 'logout') refuseRoleAt(sites, site, actor.role);
        const entrant = { ...entrantOf(actor), now: clock() };
        const params = checkPart(endpoint.params, request.params, 'params');
        await asPerson(entrant, () => loadResources(db, policy, actor, params));
        const query = checkPart(endpoint.query, request.query, 'query');
        checkBodyKind(request, endpoint);
        const body = checkPart(endpoint.body, request.body, 'body');
        await asPerson(entrant, () => loadResources(db, policy, actor, body));
        // Sent in the same rows: some answers are read while they are sent.
        await writeAccess(actor, policy, name, body, request.id);
        if (actor && holdsDocument(endpoint)) takePlace(actor, request, reply);
        const work = async () => {
          const call = () => handler({ params, query, body, actor, request, reply });
          const answer = checkResponses
            ? await checkEntry(name, policy, call, (given) => given === NO_ANSWER)
            : await call();
          return sendAnswer({ request, reply }, endpoint, answer, checkResponses);
        };
        return policy.system === undefined ? asPerson(entrant, work) : asSystem(work);
      },
    });
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const fieldsOf = (body: unknown): string[] =>
  Object.entries(isObject(body) ? body : {}).flatMap(([key, value]: [string, unknown]) =>
    key === 'data' && isObject(value) ? Object.keys(value) : [key],
  );

const entrantOf = (actor: Actor | null) => ({
  sessionId: actor?.sessionId ?? null,
  actorId: actor?.userId ?? null,
  areaId: actor?.areaId ?? null,
});

/** Documents that are sent at the same time; a browser asks for six at once. */
const DOCUMENTS = { account: 6, network: 12, all: 48, what: 'A document', retryAfterSeconds: 5 };
const isSentWhileRead = ({ produces }: Endpoint): boolean =>
  produces === 'application/zip' || produces === 'text/csv';
const holdsDocument = ({ produces }: Endpoint): boolean =>
  produces === 'application/pdf' || produces === 'application/octet-stream';
