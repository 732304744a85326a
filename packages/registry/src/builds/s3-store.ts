/**
 * Builds in an object store that speaks S3; what is asked for is kept on this disk too, from where
 * it is served. Loaded only when it is configured.
 */
import path from 'node:path';
import { AwsClient } from 'aws4fetch';
import { writeWhole } from '../write-whole.ts';
import { buildKey, diskStore, isThere, plainPath } from './release-store.ts';
import type { BuildName, ReleaseStore } from './release-store.ts';

/** A bucket of an object store that speaks S3; `prefix` is empty or ends with a slash. */
export interface PortalsBucket {
  endpoint: string;
  bucket: string;
  prefix: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/**
 * Only builds that are closed are asked for, and those get no more files: what is not there is not
 * asked for again at once, whoever asks.
 */
const ABSENT_MS = 60_000;
const MOST_ABSENT = 5_000;

/** @param folder of the copies */
export function s3Store(
  { endpoint, bucket, prefix, region, accessKeyId, secretAccessKey }: PortalsBucket,
  folder: string,
): ReleaseStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const here = diskStore(folder);
  const absentUntil = new Map<string, number>();
  const keyOf = ({ portal, buildId }: BuildName, file: string): string =>
    `${prefix}${plainPath(portal)}/${plainPath(buildId)}/${file}`;
  const urlOf = (key: string): string =>
    `${endpoint}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;

  async function ask(
    url: string,
    init: { method: string; body?: Uint8Array<ArrayBuffer> },
  ): Promise<Response> {
    const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(30_000) });
    if (!answer.ok && answer.status !== 404)
      throw new Error(`The object store answered ${answer.status} to ${init.method}`);
    return answer;
  }
  async function read(build: BuildName, file: string): Promise<Uint8Array | undefined> {
    const answer = await ask(urlOf(keyOf(build, plainPath(file))), { method: 'GET' });
    return answer.status === 404 ? undefined : new Uint8Array(await answer.arrayBuffer());
  }
  async function list(build: BuildName): Promise<Map<string, number>> {
    const start = keyOf(build, '');
    const found = new Map<string, number>();
    for (let token: string | undefined, more = true; more;) {
      const query = new URLSearchParams({
        'list-type': '2',
        prefix: start,
        ...(token === undefined ? {} : { 'continuation-token': token }),
      });
      const text = await (await ask(`${endpoint}/${bucket}?${query}`, { method: 'GET' })).text();
      for (const [, entry = ''] of text.matchAll(/<Contents>(.*?)<\/Contents>/gs))
        found.set(inXml(entry, 'Key').slice(start.length), Number(inXml(entry, 'Size')));
      token = inXml(text, 'NextContinuationToken') || undefined;
      more = inXml(text, 'IsTruncated') === 'true' && token !== undefined;
    }
    return found;
  }
  return {
    folder,
    read,
    list,
    async put(build, file, bytes) {
      await ask(urlOf(keyOf(build, plainPath(file))), {
        method: 'PUT',
        body: new Uint8Array(bytes),
      });
    },
    async fetch(build, file) {
      const target = path.join(folder, build.portal, build.buildId, plainPath(file));
      if (await isThere(target)) return;
      const name = `${buildKey(build.portal, build.buildId)}/${file}`;
      if ((absentUntil.get(name) ?? 0) > performance.now()) return;
      let found = false;
      // The file itself last: where it is, its compressed copies were asked for.
      for (const one of [`${file}.br`, `${file}.gz`, file]) {
        const bytes = await read(build, one);
        if (!bytes) continue;
        found = true;
        await writeWhole(path.join(folder, build.portal, build.buildId, one), bytes);
      }
      if (found) return;
      if (absentUntil.size >= MOST_ABSENT) absentUntil.clear();
      absentUntil.set(name, performance.now() + ABSENT_MS);
    },
    async remove(build) {
      for (const file of (await list(build)).keys())
        await ask(urlOf(keyOf(build, file)), { method: 'DELETE' });
      await here.remove(build);
    },
    // In the bucket a file is whole or absent; the copies of this disk are like any others.
    tidy: here.tidy,
  };
}

/** The text of one element; the names and sizes that are in it hold nothing else. */
const inXml = (text: string, name: string): string =>
  (new RegExp(`<${name}>([^<]*)</${name}>`).exec(text)?.[1] ?? '').replaceAll('&amp;', '&');
