/**
 * `node packages/server/bench/publish-kill-rounds.ts [rounds] [disk|s3]`: kills the server with -9
 * in the middle of publishing, at random moments, and looks after each restart whether the registry
 * holds: the list is signed, every build that it names is whole to the byte, what was acknowledged
 * is in force, nothing of a half build is given out, and the interrupted publishing can be
 * repeated.
 */
import { mkdtemp, readFile, readdir, rm, utimes } from 'node:fs/promises';
import { sha384 } from '@bussola/registry';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { PortalManifest, ReleaseList, SignedReleaseList } from '@bussola/portal/release';
import { loadSecrets } from '../src/secrets.ts';
import { builtPortal, bytesOf } from '@bussola/registry/built-portal';
import { isSigned, writeShell } from '../test/publisher.ts';
import type { BuiltPortal } from '@bussola/registry/built-portal';
import { s3ForTests } from '@bussola/registry/s3-for-tests';
import { seeded } from '../test/seeded.ts';
import { startProcess } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

export interface PublishKills {
  rounds: number;
  /** Of publishings that the kill met under way. */ interrupted: number;
  acknowledged: number;
  /** Each a sentence: what did not hold. */ faults: string[];
  /** Files that were never whole, before and after the keeper's round. */ litter: number;
  litterLeft: number;
  slowestStartMs: number;
}
interface Line {
  portal: string;
  stable: string | null;
  underWay: BuiltPortal | undefined;
  made: number;
}

const HOUR_MS = 3_600_000;

export async function publishKillRounds(
  rounds: number,
  { seed, env = {} }: { seed: number; env?: Record<string, string> },
): Promise<PublishKills> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bussola-publish-kill-'));
  const [dataDir, distDir] = [path.join(folder, 'data'), path.join(folder, 'dist')];
  const { between } = seeded(seed);
  const lines: Line[] = ['prova', 'altra'].map((portal) => ({
    portal,
    stable: null,
    underWay: undefined,
    made: 0,
  }));
  const result: PublishKills = {
    rounds,
    interrupted: 0,
    acknowledged: 0,
    faults: [],
    litter: 0,
    litterLeft: 0,
    slowestStartMs: 0,
  };
  const start = (): Promise<ServerProcess> =>
    startProcess({ MODE: 'demo', DATA_DIR: dataDir, DIST_DIR: distDir, ...env });
  try {
    await writeShell(distDir);
    let server = await start();
    const token = (await readFile(path.join(dataDir, 'portal-token'), 'utf8')).trim();
    const {
      releases: { publicKeys },
    } = await loadSecrets(dataDir);
    // How long one takes says over which time the kills must be spread.
    const begun = performance.now();
    for (const line of lines) await publishNext(server.url, token, line);
    const takes = Math.ceil((performance.now() - begun) / lines.length);
    for (let round = 0; round < rounds; round += 1) {
      let killed = false;
      const publishing = lines.map(async (line) => {
        while (!killed) {
          await publishNext(server.url, token, line).then(
            () => {
              result.acknowledged += 1;
            },
            (error: unknown) => {
              if (!killed) result.faults.push(`round ${round}: ${String(error)}`);
            },
          );
          if (result.faults.length > 20) throw new Error(result.faults.join('\n'));
        }
      });
      await sleep(between(0, 2 * takes));
      killed = true;
      await server.kill();
      await Promise.all(publishing);
      server = await start();
      result.slowestStartMs = Math.max(result.slowestStartMs, server.startMs);
      for (const line of lines) {
        if (line.underWay) result.interrupted += 1;
        result.faults.push(
          ...(await lookAt(server.url, publicKeys, line)).map(
            (fault) => `round ${round}, ${line.portal}: ${fault}`,
          ),
        );
        // Begun again, by the same publisher: it must end as if nothing had happened.
        if (line.underWay) {
          await publish(server.url, token, line.underWay).catch((error: unknown) => {
            result.faults.push(`round ${round}, ${line.portal}: not repeatable: ${String(error)}`);
          });
          line.stable = line.underWay.manifest.buildId;
          line.underWay = undefined;
          result.faults.push(
            ...(await lookAt(server.url, publicKeys, line)).map(
              (fault) => `round ${round}, ${line.portal}, repeated: ${fault}`,
            ),
          );
        }
      }
    }
    await server.kill();
    const litter = await unfinished(dataDir);
    result.litter = litter.length;
    const longAgo = new Date(Date.now() - 2 * HOUR_MS);
    for (const file of litter) await utimes(file, longAgo, longAgo);
    server = await start();
    for (
      const deadline = Date.now() + 30_000;
      Date.now() < deadline && (await unfinished(dataDir)).length > 0;
    )
      await sleep(250);
    result.litterLeft = (await unfinished(dataDir)).length;
    await server.stop();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return result;
}

async function publishNext(url: string, token: string, line: Line): Promise<void> {
  line.made += 1;
  line.underWay = builtPortal({
    name: line.portal,
    buildId: `build${line.made}`,
    words: `${line.portal} ${line.made}`,
  });
  await publish(url, token, line.underWay);
  line.stable = line.underWay.manifest.buildId;
  line.underWay = undefined;
}

/** As the publisher does it: announced, sent, closed, put in force. */
async function publish(url: string, token: string, built: BuiltPortal): Promise<void> {
  const { name, buildId } = built.manifest;
  const call = async (method: string, address: string, body: object | Buffer): Promise<unknown> => {
    const isFile = Buffer.isBuffer(body);
    const answer = await fetch(`${url}/api/portals/publish/${name}${address}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': isFile ? 'application/octet-stream' : 'application/json',
      },
      body: isFile ? new Uint8Array(body) : JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    if (!answer.ok)
      throw new Error(`${method} ${address} answered ${answer.status}: ${await answer.text()}`);
    return answer.status === 204 ? undefined : answer.json();
  };
  const { missing, state } = (await call('POST', '', {
    manifest: JSON.stringify(built.manifest),
    wire: built.wire,
  })) as { missing: string[]; state: { stable: string | null } };
  await Promise.all(
    missing.map((file) =>
      call('PUT', `/${buildId}?file=${encodeURIComponent(file)}`, bytesOf(built, file)),
    ),
  );
  await call('POST', `/${buildId}/complete`, {});
  if (state.stable !== buildId)
    await call('PUT', '/channel', { channel: 'stable', buildId, expects: state.stable });
}

/** @returns what does not hold */
async function lookAt(
  url: string,
  publicKeys: Readonly<Record<string, string>>,
  { portal, stable, underWay }: Line,
): Promise<string[]> {
  const signed = (await (await fetch(`${url}/api/portals/list`)).json()) as SignedReleaseList;
  if (!(await isSigned(signed, publicKeys[signed.keyId] ?? ''))) return ['the list is not signed'];
  const listed =
    (JSON.parse(signed.payload) as ReleaseList).portals.find(({ name }) => name === portal)
      ?.versions ?? [];
  const faults: string[] = [];
  const inForce = listed[0]?.buildId;
  const allowed = [stable, underWay?.manifest.buildId];
  if (inForce === undefined || !allowed.includes(inForce))
    faults.push(`${inForce ?? 'nothing'} is in force, not ${allowed.join(' or ')}`);
  for (const { buildId, manifestIntegrity } of listed)
    faults.push(
      ...(await spoiledIn(url, portal, buildId, manifestIntegrity)).map(
        (file) => `${buildId} is listed, and ${file}`,
      ),
    );
  if (underWay && !listed.some(({ buildId }) => buildId === underWay.manifest.buildId)) {
    const { buildId } = underWay.manifest;
    const given = await Promise.all(
      ['manifest.json', ...Object.keys(underWay.files)].map((file) =>
        fetch(`${url}/portals/${portal}/${buildId}/${file}`).then(({ status }) => status),
      ),
    );
    // Closed and not yet in force, or not there at all.
    if (given.every((status) => status === 200))
      faults.push(
        ...(await spoiledIn(url, portal, buildId, sha384(JSON.stringify(underWay.manifest)))).map(
          (file) => `${buildId} is closed, and ${file}`,
        ),
      );
    else if (given.some((status) => status !== 404))
      faults.push(`half of ${buildId} is given out: ${given.join(' ')}`);
  }
  return faults;
}

/** Every file, in every form that browsers get it. */
async function spoiledIn(
  url: string,
  portal: string,
  buildId: string,
  manifestIntegrity: string,
): Promise<string[]> {
  const read = async (address: string, form: string): Promise<string> => {
    const answer = await fetch(url + address, { headers: { 'accept-encoding': form } });
    return answer.ok
      ? sha384(new Uint8Array(await answer.arrayBuffer()))
      : `answers ${answer.status}`;
  };
  const address = `/portals/${portal}/${buildId}/manifest.json`;
  const faults: string[] = [];
  for (const form of ['identity', 'br'])
    if ((await read(address, form)) !== manifestIntegrity)
      faults.push(`its manifest is ${await read(address, form)}`);
  if (faults.length > 0) return faults;
  const { assets } = (await (await fetch(url + address)).json()) as PortalManifest;
  for (const [file, { integrity }] of Object.entries(assets)) {
    for (const form of ['identity', 'br', 'gzip']) {
      const found = await read(file, form);
      if (found !== integrity) faults.push(`${file} as ${form} is ${found}`);
    }
  }
  return faults;
}

async function unfinished(dataDir: string): Promise<string[]> {
  const found = await Promise.all(
    ['portals', 'portals-copies'].map((one) =>
      readdir(path.join(dataDir, one), { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  );
  return found
    .flat()
    .filter((entry) => entry.isFile() && entry.name.endsWith('.part'))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [rounds, store] = [Number(process.argv[2] ?? 30), process.argv[3] ?? 'disk'];
  const seed = Number(process.env.KILL_SEED ?? Date.now() % 1e9);
  const secretAccessKey = 'segreto-di-prova';
  const bucket = store === 's3' ? await s3ForTests({ secretAccessKey, pageSize: 100 }) : undefined;
  const url = process.env.DATABASE_URL;
  const env = {
    ...(url ? { DATABASE_URL: url } : {}),
    ...(bucket
      ? {
          PORTALS_STORE: 's3://prova/portali',
          PORTALS_S3_ENDPOINT: bucket.endpoint,
          AWS_ACCESS_KEY_ID: 'prova',
          AWS_SECRET_ACCESS_KEY: secretAccessKey,
        }
      : {}),
  };
  const said = await publishKillRounds(rounds, { seed, env }).finally(() => bucket?.close());
  console.log(
    `${said.rounds} kills on ${store}: ${said.acknowledged} publishings acknowledged, ${said.interrupted} interrupted, ${said.faults.length} faults; ${said.litter} unfinished files, ${said.litterLeft} left; slowest restart ${Math.round(said.slowestStartMs)} ms (seed ${seed})`,
  );
  for (const fault of said.faults.slice(0, 20)) console.log(fault);
  process.exitCode =
    said.faults.length === 0 && said.litterLeft === 0 && said.interrupted > 0 ? 0 : 1;
}
