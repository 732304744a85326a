/**
 * A small build of a portal, whole and true: entry, one piece, one stylesheet, with their hashes;
 * each test spoils what it is about.
 */
import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CAPABILITIES } from '@bussola/portal/descriptor';
import type { PortalManifest, ReleaseList } from '@bussola/portal/release';
import { CONTRACT_VERSION } from '@bussola/portal/version';
import { asSystem } from '../src/access.ts';
import type { TestApp } from './test-app.ts';

export const sri = (bytes: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

export interface BuiltPortal {
  manifest: PortalManifest;
  files: Record<string, Buffer>;
  wire: Record<string, number>;
}

export function builtPortal({
  name = 'prova',
  buildId = 'aaaaaa1',
  base = `/${name}`,
  words = 'uno',
  contract = '^1.0',
}: {
  name?: string;
  buildId?: string;
  base?: string;
  words?: string;
  contract?: string;
} = {}): BuiltPortal {
  const container = `${name.replaceAll('-', '_')}_${buildId}`;
  const folder = `/portals/${name}/${buildId}/`;
  const files: Record<string, Buffer> = {
    'remoteEntry.js': Buffer.from(
      `var ${container};${container}={get:m=>({"./portal":()=>1})[m],init:()=>0};`.padEnd(
        700,
        '\n',
      ),
    ),
    'js/1.js': Buffer.from(`/* ${words} */`.padEnd(900, 'x;\n')),
    'css/1.css': Buffer.from('p{margin:0}'),
  };
  const assets = Object.fromEntries(
    Object.entries(files).map(([file, bytes]) => [
      folder + file,
      { integrity: sri(bytes), bytes: bytes.length },
    ]),
  );
  const manifest: PortalManifest = {
    schemaVersion: 2,
    name,
    version: '0.1.0',
    buildId,
    contract,
    entry: `${folder}remoteEntry.js`,
    container,
    assets,
    preload: [`${folder}remoteEntry.js`, `${folder}js/1.js`],
    screens: { [`${base}/pagina`]: [`${folder}css/1.css`] },
    descriptor: {
      name,
      title: { it: 'Prova', en: 'Trial' },
      basePaths: [base],
      redirects: [{ from: base, to: `${base}/pagina` }],
      access: {},
      layout: 'frame',
      routes: [{ path: `${base}/pagina`, label: { it: 'Pagina', en: 'Page' } }],
      menu: [{ to: `${base}/pagina`, label: { it: 'Pagina', en: 'Page' }, icon: 'home', order: 1 }],
      contract,
      capabilities: ['http'],
      shared: ['query'],
      budgets: { entryKb: 10, routeKb: 10 },
    },
  };
  const wire = Object.fromEntries(
    Object.entries(files).map(([file, bytes]) => [
      folder + file,
      bytes.length < 512 ? bytes.length : brotliCompressSync(bytes).length,
    ]),
  );
  return { manifest, files, wire };
}

/**
 * Enough of a shell for the server to give out pages and files.
 *
 * @param contractVersion of the agreement that it was built with
 */
export async function writeShell(
  distDir: string,
  contractVersion: string = CONTRACT_VERSION,
): Promise<void> {
  for (const part of ['assets', 'shell'])
    await mkdir(path.join(distDir, part), { recursive: true });
  await writeFile(path.join(distDir, 'assets/fonts.css'), '');
  await writeFile(
    path.join(distDir, 'shell/shell.json'),
    JSON.stringify({
      buildId: 'x',
      contractVersion,
      capabilities: CAPABILITIES,
      scripts: [],
      styles: [],
      integrity: {},
      families: { query: [] },
      portalStart: [],
      frame: [],
      firstPaint: { markup: { it: '', en: '' }, css: '', script: 'first()', files: [] },
    }),
  );
}

/**
 * As the builder leaves it: `<dist>/portals/<name>/<buildId>/…` and the file that says which build
 * was made last.
 */
export async function writeBuilt(distDir: string, { manifest, files }: BuiltPortal): Promise<void> {
  const dir = path.join(distDir, 'portals', manifest.name);
  for (const [file, bytes] of Object.entries(files)) {
    const target = path.join(dir, manifest.buildId, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
    if (bytes.length >= 512) {
      await writeFile(`${target}.br`, brotliCompressSync(bytes));
      await writeFile(`${target}.gz`, gzipSync(bytes));
    }
  }
  const text = JSON.stringify(manifest);
  await writeFile(path.join(dir, manifest.buildId, 'manifest.json'), text);
  await writeFile(
    path.join(dir, 'release.json'),
    JSON.stringify({
      name: manifest.name,
      buildId: manifest.buildId,
      manifestIntegrity: sri(text),
    }),
  );
}

/** A file as a publisher sends it: itself, or compressed by its ending. */
export function bytesOf({ files }: BuiltPortal, name: string): Buffer {
  const plain = files[name.replace(/\.(br|gz)$/, '')] ?? Buffer.alloc(0);
  return name.endsWith('.br')
    ? brotliCompressSync(plain)
    : name.endsWith('.gz')
      ? gzipSync(plain)
      : plain;
}

/** The calls of a publisher, with a token of the test's own. */
export async function publisherOf(t: TestApp, portals: 'every' | string[] = 'every') {
  const { token } = await asSystem(() =>
    t.app.services.portals.tokens.create({
      name: 'squadra di prova',
      portals,
      days: 1,
      createdBy: null,
    }),
  );
  const begin = (built: BuiltPortal, dry = false, text = JSON.stringify(built.manifest)) =>
    t.call('publishBegin', {
      token,
      params: { portal: built.manifest.name },
      body: { manifest: text, wire: built.wire, ...(dry ? { dry } : {}) },
    });
  const file = ({ manifest: { name, buildId } }: BuiltPortal, name_: string, bytes: Buffer) =>
    t.call('publishFile', {
      token,
      params: { portal: name, buildId },
      query: { file: name_ },
      raw: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    });
  const complete = ({ manifest: { name, buildId } }: BuiltPortal) =>
    t.call('publishComplete', { token, params: { portal: name, buildId }, body: {} });
  /** From announced to closed. */
  async function upload(built: BuiltPortal): Promise<void> {
    const { status, body, problem } = await begin(built);
    if (status !== 200) throw new Error(JSON.stringify(problem));
    for (const name of body.missing) {
      const sent = await file(built, name, bytesOf(built, name));
      if (sent.status !== 204) throw new Error(`${name}: ${JSON.stringify(sent.problem)}`);
    }
    const closed = await complete(built);
    if (closed.status !== 200) throw new Error(JSON.stringify(closed.problem));
  }
  const put = (
    { manifest: { name, buildId } }: BuiltPortal,
    expects: string | null,
    more: { channel?: 'stable' | 'canary'; percent?: number; unchecked?: string } = {},
  ) =>
    t.call('publishChannel', {
      token,
      params: { portal: name },
      body: { channel: 'stable', buildId, expects, ...more },
    });
  return { token, begin, file, complete, upload, put };
}

/** The list as a browser reads it, its signature checked with the keys of the page. */
export async function readList(t: TestApp, cookies: Record<string, string> = {}) {
  const answer = await t.call('portalList', { cookies });
  const { payload, signature, keyId } = answer.body;
  const spki = t.deps.secrets.releases.publicKeys[keyId];
  if (spki === undefined) throw new Error(`key ${keyId} is not announced`);
  const key = await crypto.subtle.importKey(
    'spki',
    Buffer.from(spki, 'base64url'),
    { name: 'Ed25519' },
    false,
    ['verify'],
  );
  if (
    !(await crypto.subtle.verify(
      'Ed25519',
      key,
      Buffer.from(signature, 'base64url'),
      new TextEncoder().encode(payload),
    ))
  )
    throw new Error('the signature does not hold');
  return { answer, list: JSON.parse(payload) as ReleaseList };
}
