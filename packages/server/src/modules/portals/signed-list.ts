/**
 * The list as browsers get it: signed once for each combination of builds, and the same for all who
 * get that combination.
 */
import type { SignedReleaseList } from '@bussola/portal/release';
import type { Asker } from '@bussola/registry';
import { createHash } from 'node:crypto';
import type { Deps } from '../../deps.ts';
import type { PortalRegistry } from './registry.ts';

export interface Signed {
  bytes: Buffer;
  etag: string;
}

export function signedList({ secrets }: Pick<Deps, 'secrets'>, registry: PortalRegistry) {
  const known = new Map<string, Signed>();

  return async (asker: Asker): Promise<Signed> => {
    const { list, combination } = await registry.list(asker);
    const held = known.get(combination);
    if (held) return held;
    const payload = JSON.stringify(list);
    const { keyId, signKey } = secrets.releases.current;
    const signature = Buffer.from(
      await crypto.subtle.sign('Ed25519', signKey, new TextEncoder().encode(payload)),
    ).toString('base64url');
    const bytes = Buffer.from(
      JSON.stringify({ payload, signature, keyId } satisfies SignedReleaseList),
    );
    const signed = {
      bytes,
      etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 24)}"`,
    };
    // Few combinations are alive at a time; those of before are of no use to anybody.
    if (known.size >= 64) known.clear();
    known.set(combination, signed);
    return signed;
  };
}
