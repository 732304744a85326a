/**
 * A build on its way into the registry: announced, filled file by file, closed. Until it is closed
 * nobody is given any of it. One file a step; this one puts them together.
 */
import type { Deps } from '../../deps.ts';
import { announceBuild } from './announce-build.ts';
import { closeBuild } from './close-build.ts';
import { publishingParts } from './publishing-parts.ts';
import { receiveFile } from './receive-file.ts';

export function publishingService(
  deps: Pick<Deps, 'db' | 'clock'>,
  services: Parameters<typeof publishingParts>[1],
) {
  const parts = publishingParts(deps, services);
  return {
    begin: announceBuild(parts),
    file: receiveFile(parts),
    complete: closeBuild(parts),
  };
}
export type PublishingService = ReturnType<typeof publishingService>;
