/** Writes the release of the shell that the server reads. */
import type { Compilation } from 'webpack';
import { CAPABILITIES, SHARED_FAMILIES } from '@bussola/portal/descriptor';
import type { ShellRelease } from '@bussola/portal/shell-release';
import { CONTRACT_VERSION } from '@bussola/portal/version';
import { TEST_SHELL } from './app.ts';
import type { App } from './app.ts';
import { assetsOf, filesFor, writeAtomic } from './built-files.ts';
import { drawFirstPaint } from './first-paint.ts';
import { PORTAL_START } from './first-screens.ts';

export async function releaseShell(app: App, compilation: Compilation): Promise<void> {
  const { name, dir, publicPath, outDir, buildId, releaseFile, single } = app;
  const addresses = (files: Iterable<string> | undefined): string[] =>
    [...(files ?? [])].map((file) => publicPath + file);
  const initial = addresses(compilation.entrypoints.get('main')?.getFiles());
  const families = Object.fromEntries(
    SHARED_FAMILIES.map((family) => [
      family,
      addresses(compilation.namedChunkGroups.get(`shared-${family.replace('/', '-')}`)?.getFiles()),
    ]),
  );
  const release: ShellRelease = {
    buildId,
    contractVersion: CONTRACT_VERSION,
    capabilities: CAPABILITIES,
    scripts: initial.filter((file) => file.endsWith('.js')),
    styles: initial.filter((file) => file.endsWith('.css')),
    integrity: Object.fromEntries(
      Object.entries(await assetsOf(outDir, publicPath)).map(([file, { integrity }]) => [
        file,
        integrity,
      ]),
    ),
    families,
    portalStart:
      name === TEST_SHELL ? [] : filesFor(compilation, dir, publicPath, { chunks: PORTAL_START }),
    frame: filesFor(compilation, dir, publicPath, { chunks: ['frame'] }),
    ...(single || name !== 'shell'
      ? {}
      : {
          firstPaint: {
            ...(await drawFirstPaint(app)),
            files: filesFor(compilation, dir, publicPath, { chunks: ['login'] }).filter(
              (file) => !initial.includes(file),
            ),
          },
        }),
  };
  await writeAtomic(releaseFile, JSON.stringify(release, null, 1));
}
