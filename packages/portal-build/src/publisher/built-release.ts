/** A build on this disk, read and proved before anything is sent. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkManifest, folderOf } from '@bussola/portal/publish';
import type { Finding, RuleContext } from '@bussola/portal/publish';
import type { PortalManifest } from '@bussola/portal/release';
import { CONTRACT_VERSION } from '@bussola/portal/version';

export interface BuiltRelease {
  manifest: PortalManifest;
  /** The manifest as it is written. */ text: string;
  wire: Record<string, number>;
  folder: string;
}

/** The build that was made last. @throws Error when there is none */
export async function readBuilt(
  outDir: string,
  portal: string,
  buildId?: string,
): Promise<BuiltRelease> {
  const dir = path.join(outDir, 'portals', portal);
  const last = await readFile(path.join(dir, 'release.json'), 'utf8').catch(() => undefined);
  if (last === undefined && buildId === undefined)
    throw new Error(`${portal} was not built: there is no ${path.join(dir, 'release.json')}`);
  const folder = path.join(
    dir,
    buildId ?? (JSON.parse(last ?? '{}') as { buildId: string }).buildId,
  );
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as PortalManifest;
  const wire = Object.fromEntries(
    await Promise.all(
      Object.entries(manifest.assets).map(
        async ([address, { bytes }]): Promise<[string, number]> => {
          const small = await stat(`${fileOf(folder, manifest, address)}.br`).catch(
            () => undefined,
          );
          return [address, small?.size ?? bytes];
        },
      ),
    ),
  );
  return { manifest, text, wire, folder };
}

export const fileOf = (folder: string, manifest: PortalManifest, address: string): string =>
  path.join(folder, address.slice(folderOf(manifest).length));

/** By the rules that need nobody: those of the manifest, and every byte against its hash. */
export async function proveBuilt(
  { manifest, text, wire, folder }: BuiltRelease,
  others: RuleContext['others'] = [],
): Promise<Finding[]> {
  const { findings } = checkManifest(JSON.parse(text), {
    others,
    shells: [CONTRACT_VERSION],
    wire,
  });
  if (findings.length > 0) return findings;
  const spoiled = await Promise.all(
    Object.entries(manifest.assets).map(async ([address, { integrity }]): Promise<Finding[]> => {
      const bytes = await readFile(fileOf(folder, manifest, address)).catch(() => undefined);
      if (bytes === undefined)
        return [
          {
            code: address === manifest.entry ? 'ENTRY_ABSENT' : 'FILES_MISSING',
            where: `assets.${address}`,
            values: { subject: address },
          },
        ];
      return `sha384-${createHash('sha384').update(bytes).digest('base64')}` === integrity
        ? []
        : [{ code: 'HASH_DIFFERS', where: `assets.${address}`, values: { subject: address } }];
    }),
  );
  return spoiled.flat();
}
