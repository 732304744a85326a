import type { Readable } from 'node:stream';
import { folderOf } from '@bussola/portal/publish';
import { ProblemError } from '../../problem-error.ts';
import { refuseFor } from './publish-problem.ts';
import { COMPRESSED, expand } from './publishing-parts.ts';
import type { PublishingParts } from './publishing-parts.ts';
import { sha384 } from './sha384.ts';

/**
 * One file of an announced build, from the network.
 * @throws ProblemError when it is not, to the byte, what the manifest says
 */
export const receiveFile =
  ({ announced, store }: PublishingParts) =>
  async (portal: string, buildId: string, file: string, body: Readable): Promise<void> => {
    const { manifestRead: manifest, state, wire } = await announced(portal, buildId);
    const folder = folderOf(manifest);
    if (!file.split('/').every((part) => /^[\w-][\w.-]*$/.test(part)))
      throw refuseFor('FILE_OUTSIDE', 'file', { subject: file, folder });
    const plain = file.replace(COMPRESSED, '');
    const address = folder + plain;
    const asset = manifest.assets[address];
    if (!asset) throw refuseFor('FILE_UNKNOWN', 'file', { subject: file });
    const bytes = await readUpTo(body, asset.bytes + 256);
    const whole = await expand(bytes, file, asset.bytes);
    if (whole?.length !== asset.bytes || sha384(whole) !== asset.integrity)
      throw refuseFor('HASH_DIFFERS', `assets.${address}`, { subject: address });
    if (file.endsWith('.br') && bytes.length !== (wire[address] ?? bytes.length))
      throw refuseFor('SIZE_DIFFERS', `assets.${address}`, { subject: address });
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
