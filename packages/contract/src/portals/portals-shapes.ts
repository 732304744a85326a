/** Names and states of builds of portals, as several calls send them. */
import { MAX_LENGTH } from '../limits.ts';
import { z } from 'zod';
import { Id, IsoDateTime, line } from '../shapes.ts';

export const PortalName = z
  .string()
  .max(40)
  .regex(/^[a-z][a-z-]*$/);
export const BuildId = z.string().regex(/^[a-z0-9]{6,40}$/);
export const Channel = z.enum(['stable', 'canary']);
export const CanaryPercent = z.int().min(0).max(100);
/** A build for everybody, or for some people of a hundred. */
export type ChannelTarget = { channel: 'stable' } | { channel: 'canary'; percent: number };
export const Author = z.strictObject({
  kind: z.enum(['installation', 'token', 'person']),
  /** Name of the token or of the person; null when their account is gone. */ name: z
    .string()
    .nullable(),
});

/** One build of a portal that the registry holds. */
export const PortalBuild = z.strictObject({
  buildId: z.string(),
  version: z.string(),
  contract: z.string(),
  state: z.enum(['available', 'killed']),
  publishedAt: IsoDateTime,
  author: Author,
  /** Whether the shell that is served now can show it. */
  fits: z.boolean(),
});
/** What is in force; `serial` is of the whole registry. `null` where a channel is empty. */
export const PortalState = z.strictObject({
  portal: z.string(),
  serial: z.int(),
  stable: z.string().nullable(),
  canary: z.string().nullable(),
  canaryPercent: z.int(),
  /** Where a rollback would go, the nearest first. */
  earlier: z.array(z.string()),
});
export type PortalState = z.infer<typeof PortalState>;

export const PortalChange = z.strictObject({
  serial: z.int(),
  at: IsoDateTime,
  action: z.enum(['publish', 'rollback', 'promote', 'percent', 'kill', 'withdraw']),
  channel: Channel.nullable(),
  buildId: z.string().nullable(),
  previous: z.string().nullable(),
  percent: z.int().nullable(),
  reason: z.string().nullable(),
  author: Author,
});

/** The portals whose builds a token publishes. */
export const PublishPortals = z.union([z.literal('every'), z.array(PortalName).min(1).max(20)]);
export type PublishPortals = z.infer<typeof PublishPortals>;

export const PublishTokenRow = z.strictObject({
  id: Id,
  name: z.string(),
  portals: PublishPortals,
  createdBy: z.string().nullable(),
  createdAt: IsoDateTime,
  expiresAt: IsoDateTime,
  lastUsedAt: IsoDateTime.nullable(),
  revokedAt: IsoDateTime.nullable(),
});

/** Why a pointer is moved, for the history. */
export const Reason = line(0, MAX_LENGTH.moveReason);
/**
 * The build that the caller saw in the channel: a move that somebody else made meanwhile is
 * answered with 409 and the state of now.
 */
export const Expects = BuildId.nullable();
