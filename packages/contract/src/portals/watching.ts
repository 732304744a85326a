/**
 * What browsers read of the registry and tell it, and what a SuperAdmin sees and does: «Stato dei
 * portali».
 */
import { MAX_LENGTH } from '../limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyone, staffWrite, superadminRead, superadminWrite } from '../policy.ts';
import { Id, IsoDateTime, Name } from '../shapes.ts';
import {
  BuildId,
  CanaryPercent,
  Expects,
  PortalBuild,
  PortalChange,
  PortalName,
  PublishPortals,
  PortalState,
  PublishTokenRow,
  Reason,
} from './portals-shapes.ts';

/** The registry belongs to no area. */
const registry = { system: 'the registry of the portals, which is in no area' };
const ofPortal = z.strictObject({ portal: PortalName });
const stepUp = { stepUp: 'recent', ...registry } as const;

export const LOAD_PHASES = ['registry', 'manifest', 'shared', 'entry', 'expose', 'page'] as const;
export const LOAD_OUTCOMES = [
  'ready',
  'slow',
  'failed',
  'fallback',
  'recovered',
  'crashed',
] as const;
/** One thing that happened to a portal in a browser. Nothing of whose browser it was. */
const LoadEvent = z.strictObject({
  portal: PortalName,
  buildId: BuildId,
  channel: z.enum(['stable', 'canary', 'override']),
  phase: z.enum(LOAD_PHASES),
  outcome: z.enum(LOAD_OUTCOMES),
  /** Of the loader, such as ENTRY_TIMEOUT. */
  code: z
    .string()
    .regex(/^[A-Z][A-Z_]{2,39}$/)
    .optional(),
  /** From the first wish to the outcome. */
  ms: z.int().min(0).max(600_000),
  /** The build that came instead. */
  fallbackTo: BuildId.optional(),
  /**
   * Of a page that threw: the file of the build that the error came from, from the build's folder.
   */
  asset: z
    .string()
    .max(120)
    .regex(/^[\w./-]+$/)
    .optional(),
});
export type LoadEvent = z.infer<typeof LoadEvent>;

const Count = z.int();
/** How one build fared over the hours that were asked for. */
const BuildHealth = z.strictObject({
  buildId: z.string(),
  /** Loads that ended, well or ill. */ loads: Count,
  failed: Count,
  slow: Count,
  recovered: Count,
  fallbacks: Count,
  /** Pages that threw, also when they were drawn again. */
  crashed: Count,
  /** Failed of all that ended, 0 to 1; null when nobody loaded it. */
  errorRate: z.number().nullable(),
  /** Upper end of the step that holds the third quarter of the loads; null without loads. */
  p75Ms: Count.nullable(),
  errors: z.array(
    z.strictObject({
      phase: z.string(),
      code: z.string(),
      /** Empty where no file is known. */ asset: z.string(),
      n: Count,
    }),
  ),
});
export const PortalOverride = z.strictObject({
  id: Id,
  portal: z.string(),
  buildId: z.string(),
  /** Whose browser it is for. */ person: z.string(),
  createdBy: z.string().nullable(),
  createdAt: IsoDateTime,
  expiresAt: IsoDateTime,
  endedAt: IsoDateTime.nullable(),
});
/**
 * What the policies of pages stopped in browsers. `blocked` is an origin, a scheme, or a word such
 * as `inline`; `portal` is `shell` on pages of no portal.
 */
const Violation = z.strictObject({
  portal: z.string(),
  directive: z.string(),
  blocked: z.string(),
  n: Count,
});
const PortalStatus = z.strictObject({
  name: z.string(),
  title: z.strictObject({ it: z.string(), en: z.string() }),
  state: PortalState,
  /** Newest first; those in force and those of late. */
  builds: z.array(PortalBuild),
  health: z.array(BuildHealth),
  history: z.array(PortalChange),
});
export type PortalStatus = z.infer<typeof PortalStatus>;

export const watching = {
  /**
   * Signed: the payload is a ReleaseList of packages/portal, as text. Which builds it names depends
   * on the caller's cohort and override. Answers 304.
   */
  portalList: endpoint({
    permission: anyone({ audit: 'sometimes', ...registry }),
    summary: 'Which builds this browser may load, signed',
    response: z.strictObject({ payload: z.string(), signature: z.string(), keyId: z.string() }),
  }),
  portalEvents: endpoint({
    permission: anyone({ audit: 'never', ...registry }),
    summary: 'Tell how portals loaded: counts only',
    body: z.strictObject({ events: z.array(LoadEvent).min(1).max(50) }),
    status: 204,
  }),
  /**
   * Written by browsers themselves, in their own two shapes: it also takes
   * `application/csp-report`.
   */
  cspReports: endpoint({
    permission: anyone({ audit: 'never', ...registry }),
    summary:
      'What the policies of a page stopped, as browsers tell it: counted by page, directive and origin',
    consumes: 'application/reports+json',
    status: 204,
  }),
  /** Ends the override of this browser. */
  endOverride: endpoint({
    permission: anyone({ audit: 'sometimes', ...registry }),
    summary: 'Back to the builds that everybody gets',
    status: 204,
  }),

  portalStatus: endpoint({
    permission: superadminRead(registry),
    summary: 'State of every portal over the last hours',
    query: z.strictObject({ hours: z.enum(['1', '24', '168', '720']).optional() }),
    response: z.strictObject({
      /** Of the agreement, that the shell served now brings. */ shell: z.string(),
      hours: Count,
      portals: z.array(PortalStatus),
      overrides: z.array(PortalOverride),
      violations: z.array(Violation),
      tokens: z.array(PublishTokenRow),
    }),
  }),
  rollbackPortal: endpoint({
    permission: superadminWrite(stepUp),
    summary: 'Back to the build before, or to a named one',
    params: ofPortal,
    body: z.strictObject({ expects: BuildId, to: BuildId.optional(), reason: Reason.optional() }),
    response: PortalState,
  }),
  killBuild: endpoint({
    permission: superadminWrite(stepUp),
    summary: 'Take a build out of every list',
    params: ofPortal,
    body: z.strictObject({ buildId: BuildId, reason: Reason.optional() }),
    response: PortalState,
  }),
  canaryPercent: endpoint({
    permission: superadminWrite(stepUp),
    summary: 'How many people of a hundred get the canary',
    params: ofPortal,
    body: z.strictObject({ percent: CanaryPercent, expects: Expects }),
    response: PortalState,
  }),
  promotePortal: endpoint({
    permission: superadminWrite(stepUp),
    summary: 'Make the canary stable',
    params: ofPortal,
    body: z.strictObject({ expects: BuildId }),
    response: PortalState,
  }),
  withdrawCanary: endpoint({
    permission: superadminWrite(stepUp),
    summary: 'Take the canary back',
    params: ofPortal,
    body: z.strictObject({ expects: BuildId }),
    response: PortalState,
  }),

  /**
   * Of one's own browser it sets the cookie; for somebody else of the staff it answers a ticket,
   * which they bring with `acceptOverride`.
   */
  createOverride: endpoint({
    permission: superadminWrite(stepUp),
    summary: 'Try one published build of a portal, for at most eight hours',
    status: 201,
    body: z.strictObject({
      portal: PortalName,
      buildId: BuildId,
      minutes: z.int().min(1).max(480),
      /** Absent: for the caller. */ userId: Id.optional(),
    }),
    response: z.strictObject({ id: Id, expiresAt: IsoDateTime, ticket: z.string().nullable() }),
  }),
  acceptOverride: endpoint({
    permission: staffWrite({ audit: 'never', ...registry }),
    summary: 'Take the build that a SuperAdmin prepared for oneself',
    body: z.strictObject({
      ticket: z
        .string()
        .max(400)
        .regex(/^[\w.-]+$/),
    }),
    status: 204,
  }),
  createPublishToken: endpoint({
    permission: superadminWrite(stepUp),
    summary: 'Let a team publish',
    status: 201,
    body: z.strictObject({
      name: Name.max(MAX_LENGTH.tokenName),
      portals: PublishPortals,
      days: z.int().min(1).max(365),
    }),
    /** The token is shown this once. */
    response: z.strictObject({ id: Id, token: z.string(), expiresAt: IsoDateTime }),
  }),
  revokePublishToken: endpoint({
    permission: superadminWrite(stepUp),
    summary: 'Take a publish token back',
    params: z.strictObject({ id: Id }),
    status: 204,
  }),
};
