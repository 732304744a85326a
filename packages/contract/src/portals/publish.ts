/**
 * /api/portals/publish: how a team puts a build where people get it. The bearer is
 * a publish token, never a session.
 */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { publisher } from '../policy.ts';
import {
  BuildId,
  CanaryPercent,
  Expects,
  PortalBuild,
  PortalChange,
  PortalName,
  PortalState,
  Reason,
} from './portals-shapes.ts';

const ofPortal = z.strictObject({ portal: PortalName });
const ofBuild = z.strictObject({ portal: PortalName, buildId: BuildId });
/** Path of a file below the folder of its build; a compressed copy has `.br` or `.gz` after it. */
const File = z
  .string()
  .max(200)
  .regex(/^[\w\-./]+$/);

const PutBuild = z.strictObject({
  buildId: BuildId,
  expects: Expects,
  /** Why it goes out although its types and pages were not checked. */
  unchecked: Reason.min(1).optional(),
});

export const publish = {
  publishState: endpoint({
    permission: publisher('read'),
    summary: 'What is in force of a portal, its builds and its history',
    params: ofPortal,
    response: z.strictObject({
      state: PortalState,
      builds: z.array(PortalBuild),
      history: z.array(PortalChange),
    }),
  }),
  /**
   * Says which files are still missing; with `dry` nothing is kept. Refused with RELEASE_REFUSED,
   * and in `errors` one code a fault.
   */
  publishBegin: endpoint({
    permission: publisher('write', { audit: 'never' }),
    summary: 'Announce a build, or only have it checked',
    params: ofPortal,
    bodyLimit: 512 * 1024,
    body: z.strictObject({
      /** The text of manifest.json as it is, so that its hash is the one of the file. */
      manifest: z.string().min(2).max(400_000),
      /**
       * Bytes over the wire (brotli) of each address: counted against the budgets, compared with
       * what is stored.
       */
      wire: z.record(z.string().max(300), z.int().min(0).max(20_000_000)),
      dry: z.boolean().optional(),
    }),
    response: z.strictObject({
      buildId: z.string(),
      missing: z.array(z.string()),
      state: PortalState,
    }),
  }),
  /**
   * The bytes must be those of the manifest, or compress to nothing else than them. The same file
   * twice is one file.
   */
  publishFile: endpoint({
    permission: publisher('write', { audit: 'never' }),
    summary: 'Send one file of an announced build',
    params: ofBuild,
    query: z.strictObject({ file: File }),
    consumes: 'application/octet-stream',
    status: 204,
  }),
  /** From here on the build never changes, and may be put into a channel. */
  publishComplete: endpoint({
    permission: publisher('write', { audit: 'sometimes' }),
    summary: 'Close a build whose files are all there',
    params: ofBuild,
    body: z.strictObject({}),
    response: PortalState,
  }),
  publishChannel: endpoint({
    permission: publisher('write'),
    summary: 'Put a build into a channel',
    params: ofPortal,
    body: z.discriminatedUnion('channel', [
      PutBuild.extend({ channel: z.literal('stable') }),
      PutBuild.extend({ channel: z.literal('canary'), percent: CanaryPercent }),
    ]),
    response: PortalState,
  }),
  publishPromote: endpoint({
    permission: publisher('write'),
    summary: 'Make the canary stable',
    params: ofPortal,
    body: z.strictObject({ expects: BuildId }),
    response: PortalState,
  }),
  publishRollback: endpoint({
    permission: publisher('write'),
    summary: 'Back to the build before, or to a named one',
    params: ofPortal,
    body: z.strictObject({ expects: BuildId, to: BuildId.optional(), reason: Reason.optional() }),
    response: PortalState,
  }),
  /** For a token of every portal. */
  publishPrune: endpoint({
    permission: publisher('write', { audit: 'sometimes' }),
    summary: 'Take away the files of builds that no list named for thirty days',
    body: z.strictObject({ dry: z.boolean() }),
    response: z.strictObject({ removed: z.array(z.string()) }),
  }),
  publishKill: endpoint({
    permission: publisher('write'),
    summary: 'Take a build out of every list',
    params: ofBuild,
    body: z.strictObject({ reason: Reason.optional() }),
    response: PortalState,
  }),
};
