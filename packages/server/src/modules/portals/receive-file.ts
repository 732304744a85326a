import type { Readable } from 'node:stream';
import { faultOfFile, findAsset } from '@bussola/registry';
import { ProblemError } from '../../problem-error.ts';
import { refuseRelease } from './publish-problem.ts';
import type { PublishingParts } from './publishing-parts.ts';

/**
 * One file of an announced build, from the network.
 * @throws ProblemError when it is not, to the byte, what the manifest says
 */
export const receiveFile =
  ({ announced, store }: PublishingParts) =>
  async (portal: string, buildId: string, file: string, body: Readable): Promise<void> => {
    const { manifestRead: manifest, state, wire } = await announced(portal, buildId);
    const asset = findAsset(manifest, file);
    if ('fault' in asset) throw refuseRelease([asset.fault]);
    // A compressed copy of a very small file is longer than the file.
    const bytes = await readUpTo(body, asset.size + 256);
    const fault = await faultOfFile(manifest, { address: asset.address, file, bytes, wire });
    if (fault) throw refuseRelease([fault]);
    // A closed build has every file it will ever have.
    if (state === 'uploading') await store.put({ portal, buildId }, file, bytes);
  };

async function readUpTo(body: Readable, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const read: AsyncIterable<Buffer> = body;
  for await (const part of read) {
    size += part.length;
    if (size > most) throw new ProblemError('TOO_LARGE');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
