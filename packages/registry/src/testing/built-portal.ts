/**
 * A small build of a portal, whole and true: entry, one piece, one stylesheet, with their hashes;
 * each test spoils what it is about.
 */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PortalManifest } from '@bussola/portal/release';
import { sha384 } from '../builds/sha384.ts';

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
      { integrity: sha384(bytes), bytes: bytes.length },
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
      manifestIntegrity: sha384(text),
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
