/** A build on this disk, read and proved before anything is sent. */
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifAbsent } from '@bussola/portal/if-absent';
import { checkManifest, folderOf } from '@bussola/portal/publish';
import type { Finding, RuleContext } from '@bussola/portal/publish';
import type { PortalManifest } from '@bussola/portal/release';
import { validateLastBuild } from '@bussola/portal/validate';
import { CONTRACT_VERSION } from '@bussola/portal/version';
import { sri } from '../built-files.ts';

export interface LocalBuild {
  manifest: PortalManifest;
  /** The manifest as it is written. */ text: string;
  wire: Record<string, number>;
  folder: string;
}

async function lastBuild(dir: string, portal: string): Promise<string> {
  const file = path.join(dir, 'release.json');
  const text = await readFile(file, 'utf8').catch(ifAbsent(undefined));
  if (text === undefined) throw new Error(`${portal} was not built: there is no ${file}`);
  return validateLastBuild(JSON.parse(text)).buildId;
}

/**
 * The build with this id, or the one that was made last. What is wrong with its manifest is found
 * by {@link proveBuilt}.
 * @throws Error when there is none
 */
export async function readBuilt(
  outDir: string,
  portal: string,
  buildId?: string,
): Promise<LocalBuild> {
  const dir = path.join(outDir, 'portals', portal);
  const folder = path.join(dir, buildId ?? (await lastBuild(dir, portal)));
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8');
  const manifest = JSON.parse(text) as PortalManifest;
  const wire = Object.fromEntries(
    await Promise.all(
      Object.entries(manifest.assets).map(
        async ([address, { bytes }]): Promise<[string, number]> => {
          const small = await stat(`${fileOf(folder, manifest, address)}.br`).catch(
            ifAbsent(undefined),
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
  { manifest, text, wire, folder }: LocalBuild,
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
      const bytes = await readFile(fileOf(folder, manifest, address)).catch(ifAbsent(undefined));
      if (bytes === undefined)
        return [
          {
            code: address === manifest.entry ? 'ENTRY_ABSENT' : 'FILES_MISSING',
            where: `assets.${address}`,
            values: { subject: address },
          },
        ];
      return sri(bytes) === integrity
        ? []
        : [{ code: 'HASH_DIFFERS', where: `assets.${address}`, values: { subject: address } }];
    }),
  );
  return spoiled.flat();
}
