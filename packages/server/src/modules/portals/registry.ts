/** The builds in force, as every request reads them. */
import { folderOf } from '@bussola/portal/publish';
import type { PortalManifest, ReleaseList } from '@bussola/portal/release';
import type { ShellOffer } from '@bussola/portal/fit';
import type { Deps } from '../../deps.ts';
import { chooseBuilds, pageList, wholeList } from '@bussola/registry';
import type { Asker, Chosen, Snapshot } from '@bussola/registry';
import { registrySnapshot } from './registry-snapshot.ts';

export function portalRegistry(deps: Pick<Deps, 'db'>) {
  const { now, buildOf, serves, refresh } = registrySnapshot(deps);
  async function choose(asker: Asker): Promise<{ held: Snapshot; portals: Chosen[] }> {
    const held = await now();
    const { override } = asker;
    const given = override && (await buildOf(held, override.portal, override.buildId));
    return { held, portals: chooseBuilds(held, asker, given) };
  }
  return {
    serves,
    refresh,
    choose: async (asker: Asker): Promise<Chosen[]> => (await choose(asker)).portals,
    /** `combination` is the same for the same list. */
    async list(asker: Asker): Promise<{ list: ReleaseList; combination: string }> {
      const { held, portals } = await choose(asker);
      const named = portals.map(
        ({ name, channel, versions }) =>
          `${name}:${channel}:${versions.map(({ manifest }) => manifest.buildId).join(',')}`,
      );
      return {
        list: wholeList(held, portals),
        combination: `${held.serial} ${named.join(' ')}`,
      };
    },
    async forPage(
      asker: Asker,
      pathname: string,
      offer: ShellOffer,
    ): Promise<{ list: ReleaseList; here: PortalManifest | undefined }> {
      const { held, portals } = await choose(asker);
      return pageList(held, portals, { pathname, offer });
    },
    /** @param file from the build's folder */
    async hasAsset(portal: string, buildId: string, file: string): Promise<boolean> {
      const build = await buildOf(await now(), portal, buildId);
      return build !== undefined && folderOf(build.manifest) + file in build.manifest.assets;
    },
    serial: async (): Promise<number> => (await now()).serial,
    /** Addresses that are taken, for the rules: those of every build that lists name now. */
    async taken(): Promise<{ name: string; basePaths: readonly string[] }[]> {
      const held = await now();
      return [...held.builds.values()].map(({ manifest }) => ({
        name: manifest.name,
        basePaths: manifest.descriptor.basePaths,
      }));
    },
  };
}
export type PortalRegistry = ReturnType<typeof portalRegistry>;
