import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { BodyOf, Contract, ParamsOf, QueryOf, ResponseOf } from '@bussola/contract';
import type { CallName, Limited } from '@bussola/contract';
import type { z } from 'zod';
import type { Site } from './site.ts';

/**
 * The limits of the caller in another person's area; absent for its owner and for the placeholder
 * household.
 */
export interface Limits {
  scopes: readonly string[];
  /** Null: all of them, also those to come. */ members: readonly string[] | null;
  hideAmounts: boolean;
  /** Whether there is a will is covered too: of looking together. */ withoutWill?: true;
}

/**
 * Who acts, and whose area is open. `provisional` is true until the address is proved and for every
 * session opened before that.
 */
export interface Actor {
  /** The signed-in person: for the log, and for rows of their own. */
  userId: string;
  /** Whose area is open: for everything that a household is made of. */
  areaId: string;
  /**
   * By what right: their own, a grant, a link as adviser, a SuperAdmin on the placeholder
   * household, or staff whom the client said yes to looking together.
   */
  via: 'own' | 'grant' | 'adviser' | 'placeholder' | 'look';
  grantId: string | null;
  lookId: string | null;
  limits: Limits | null;
  sessionId: string;
  role: 'User' | 'Consulente' | 'Admin' | 'SuperAdmin';
  /** Whose pages asked; an answer that leads on leads to them. */
  site: Site;
  provisional: boolean;
  checkup: boolean;
  areaVersion: number;
  areaRevision: number;
  /**
   * Until when the last secret shown in this session counts as a proof; null when none was shown.
   */
  proofUntil: Date | null;
  /** A session that reaches little, and the one report that one of a message reaches. */
  limitedTo: Limited | null;
  reportId: string | null;
}

/** JSON that is already written, in bytes: sent as it is. */
export class RawJson {
  readonly bytes: Buffer;
  /** The same bytes, compressed once for clients that accept gzip. */
  readonly gzip: Buffer;
  readonly etag: string;
  constructor({ bytes, gzip }: { bytes: Buffer; gzip: Buffer }, etag: string) {
    this.bytes = bytes;
    this.gzip = gzip;
    this.etag = etag;
  }
}

/** 204 where the call usually has an answer: nothing was done, and nothing is said. */
export const NO_ANSWER = Symbol('no answer');
export type NoAnswer = typeof NO_ANSWER;

/** Bytes to download. */
export class Download {
  readonly bytes: Uint8Array;
  readonly fileName: string;
  readonly type: string;
  constructor(bytes: Uint8Array, fileName: string, type: string) {
    this.bytes = bytes;
    this.fileName = fileName;
    this.type = type;
  }
}

/** Bytes to download that are made while they are sent. */
export class Stream {
  readonly stream: Readable;
  readonly fileName: string;
  readonly type: string;
  constructor(stream: Readable, fileName: string, type: string) {
    this.stream = stream;
    this.fileName = fileName;
    this.type = type;
  }
}

/** A picture to show in the page. */
export class Picture {
  readonly bytes: Uint8Array;
  readonly type: 'image/webp';
  constructor(bytes: Uint8Array, type: 'image/webp') {
    this.bytes = bytes;
    this.type = type;
  }
}

type Part<K extends CallName, P extends 'params' | 'query' | 'body'> =
  Contract[K] extends Record<P, infer S extends z.ZodType> ? z.output<S> : undefined;

export interface Incoming<K extends CallName> {
  params: Part<K, 'params'>;
  query: Part<K, 'query'>;
  body: Part<K, 'body'>;
  /** Null only where anybody may call. */
  actor: Actor | null;
  request: FastifyRequest;
  reply: FastifyReply;
}
export type Handler<K extends CallName> = (
  incoming: Incoming<K>,
) => Promise<
  | ResponseOf<K>
  | RawJson
  | Download
  | Stream
  | NoAnswer
  | (Contract[K] extends { produces: 'image/webp' } ? Picture | undefined : never)
>;
/** A call without a handler does not compile, and does not start. */
export type Handlers = { [K in CallName]: Handler<K> };

/** What a caller may write; for tests. */
export interface Sent<K extends CallName> {
  params: ParamsOf<K>;
  query: QueryOf<K>;
  body: BodyOf<K>;
}

/** For handlers whose permission has already asked for a session. */
export function actorOf(incoming: { actor: Actor | null }): Actor {
  if (!incoming.actor)
    throw new Error(
      'A handler that needs a session is mounted with a permission that does not ask for one',
    );
  return incoming.actor;
}
