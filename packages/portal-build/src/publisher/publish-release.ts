/**
 * From a build on this disk to people's browsers: announced, sent, closed, put into a channel; each
 * step may be repeated.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChannelTarget, PortalState } from '@bussola/contract';
import { ifAbsent } from '@bussola/portal/if-absent';
import type { LocalBuild } from './local-build.ts';
import type { RegistryCall } from './registry-calls.ts';

export type PublishOptions = ChannelTarget & {
  /** Why it goes out without the check of types and pages. */
  unchecked?: string | undefined;
  say?: (line: string) => void;
};
/** Files on their way at the same time. */
const AT_ONCE = 6;

/**
 * Only looks: nothing is kept.
 * @throws RegistryRefusal
 */
export async function tryRelease(
  call: RegistryCall,
  { manifest, text, wire }: LocalBuild,
): Promise<PortalState> {
  return (
    await call('publishBegin', {
      params: { portal: manifest.name },
      body: { manifest: text, wire, dry: true },
    })
  ).state;
}

/**
 * @throws RegistryRefusal, also when somebody moved the channel meanwhile: then nothing was put in
 * force
 */
export async function publishRelease(
  call: RegistryCall,
  built: LocalBuild,
  { unchecked, say = () => {}, ...target }: PublishOptions,
): Promise<PortalState> {
  const {
    manifest: { name: portal, buildId },
    text,
    wire,
    folder,
  } = built;
  const { missing, state } = await call('publishBegin', {
    params: { portal },
    body: { manifest: text, wire },
  });
  const queue = [...missing];
  let sent = 0;
  const send = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const bytes = await readFile(path.join(folder, file)).catch(ifAbsent(undefined));
      // A compressed copy that the build did not make is one that small files have not.
      if (bytes === undefined && file.endsWith('.gz')) continue;
      if (bytes === undefined) throw new Error(`${path.join(folder, file)} is not there`);
      await call('publishFile', {
        params: { portal, buildId },
        file,
        bytes: new Uint8Array(bytes),
      });
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  say(
    missing.length === 0
      ? `${portal} ${buildId} is in the registry already`
      : `${portal} ${buildId}: ${sent} files sent`,
  );
  await call('publishComplete', { params: { portal, buildId }, body: {} });
  const expects = state[target.channel];
  if (expects === buildId && target.channel === 'stable')
    return call('publishState', { params: { portal } }).then((found) => found.state);
  return call('publishChannel', {
    params: { portal },
    body: {
      ...target,
      buildId,
      expects,
      ...(unchecked === undefined ? {} : { unchecked }),
    },
  });
}
