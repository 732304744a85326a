/**
 * A stored release and the engine of this server: the keys it knows, the text it writes, the
 * fingerprint of a text.
 */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { COSTANTI_FORNITE, leggiRelease, scriviRelease } from '@bussola/domain';
import type { Costanti } from '@bussola/domain';

const KEYS = Object.keys(COSTANTI_FORNITE.voci);

/** @throws ConfigError when the release was written for an engine with other constants */
export const readWhole = (text: string): Costanti => leggiRelease(text, KEYS);

const Stored = z.object({
  id: z.string(),
  validFrom: z.string(),
  voci: z.record(z.string(), z.object({ values: z.unknown() })),
});
/** What every stored release has, whatever engine it was written for. */
export const readStored = (text: string): z.infer<typeof Stored> => Stored.parse(JSON.parse(text));

export const fingerprint = (text: string): string =>
  createHash('sha256').update(text).digest('hex');

export interface ReleaseText {
  body: string;
  hash: string;
}
export function textOf(costanti: Costanti): ReleaseText {
  const body = scriviRelease(costanti);
  return { body, hash: fingerprint(body) };
}
