/** Small public calls and consents (specification §7). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyone, ownWrite, staffWrite } from '../policy.ts';
import { IsoDate, IsoDateTime } from '../shapes.ts';
import { Vix, VixNoted, VixValue } from './vix.ts';

export const Consent = z.strictObject({
  kind: z.enum(['privacy', 'terms', 'marketing', 'profiling']),
  granted: z.boolean(),
  textVersion: z.string(),
  at: IsoDateTime,
});

export const general = {
  vix: endpoint({
    permission: anyone({ audit: 'never' }),
    summary:
      'Volatility index with its level and the values of a year; null when there is none, grey when it is old',
    response: Vix,
  }),
  noteVix: endpoint({
    permission: staffWrite({ audit: 'sometimes' }),
    summary: 'Type the value of a day; a second one takes the place of the first',
    body: z.strictObject({ date: IsoDate, value: VixValue }),
    response: VixNoted,
  }),
  uploadVix: endpoint({
    permission: staffWrite({ audit: 'sometimes' }),
    summary:
      'Many days from a CSV: a line of headers, then day (YYYY-MM-DD) and value; all of them or none',
    body: z.strictObject({ csv: z.string().min(1).max(60_000) }),
    response: VixNoted,
  }),
  fetchVix: endpoint({
    permission: staffWrite({ audit: 'sometimes' }),
    summary: 'Ask the configured source now',
    body: z.strictObject({}),
    response: VixNoted,
  }),
  consentsProfile: endpoint({
    permission: ownWrite({ audit: 'never', provisional: true }),
    summary: 'Give or take back the consent to profiling',
    body: z.strictObject({ granted: z.boolean() }),
    response: z.strictObject({ consents: z.array(Consent) }),
  }),
  consentsCreate: endpoint({
    permission: ownWrite({ audit: 'never', provisional: true }),
    summary: 'Record a consent; the history is never rewritten',
    status: 201,
    body: z.strictObject({
      kind: z.enum(['privacy', 'terms', 'marketing', 'profiling']),
      granted: z.boolean(),
    }),
    response: z.strictObject({ consents: z.array(Consent) }),
  }),
};
