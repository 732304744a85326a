/** Small public calls and consents (specification §7). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { IsoDate, IsoDateTime } from '../shapes.ts';

export const Consent = z.strictObject({ kind: z.enum(['privacy', 'terms', 'marketing', 'profiling']), granted: z.boolean(), textVersion: z.string(), at: IsoDateTime });

/** One portal of the release list (platform.md 3). Addresses are relative to the origin; hashes are sha384, base64. */
export const PortalRelease = z.strictObject({
  name: z.string(), buildId: z.string(), contract: z.string(), entry: z.string(), container: z.string(),
  integrity: z.record(z.string(), z.string()),
  /** What to fetch before it is asked for, in order. */
  preload: z.array(z.string()),
  descriptor: z.unknown(),
});
export type PortalRelease = z.infer<typeof PortalRelease>;

export const general = {
  vix: endpoint({
    permission: 'public', summary: 'Volatility index, as typed by staff; null when there is none',
    response: z.strictObject({ value: z.number().nullable(), date: IsoDate.nullable(), level: z.enum(['red', 'yellow', 'green', 'grey']), stale: z.boolean() }),
  }),
  consentsProfile: endpoint({ permission: 'session', summary: 'Give or take back the consent to profiling', body: z.strictObject({ granted: z.boolean() }), response: z.strictObject({ consents: z.array(Consent) }) }),
  consentsCreate: endpoint({
    permission: 'session', summary: 'Record a consent; the history is never rewritten', status: 201,
    body: z.strictObject({ kind: z.enum(['privacy', 'terms', 'marketing', 'profiling']), granted: z.boolean() }), response: z.strictObject({ consents: z.array(Consent) }),
  }),
  portalReleases: endpoint({ permission: 'public', summary: 'Which build of each portal to load', response: z.strictObject({ schemaVersion: z.literal(1), generatedAt: IsoDateTime, portals: z.array(PortalRelease) }) }),
};
