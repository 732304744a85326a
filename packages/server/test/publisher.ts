/** What a publisher sends, what a browser reads, and enough of a shell between them. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ChannelTarget } from '@bussola/contract';
import { CAPABILITIES } from '@bussola/portal/descriptor';
import type { ReleaseList, SignedReleaseList } from '@bussola/portal/release';
import { CONTRACT_VERSION } from '@bussola/portal/version';
import { bytesOf } from '@bussola/registry/built-portal';
import type { BuiltPortal } from '@bussola/registry/built-portal';
import { asSystem } from '../src/access.ts';
import type { TestApp } from './test-app.ts';

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
    target: ChannelTarget = { channel: 'stable' },
    unchecked?: string,
  ) =>
    t.call('publishChannel', {
      token,
      params: { portal: name },
      body: { ...target, buildId, expects, unchecked },
    });
  return { token, begin, file, complete, upload, put };
}

/** @param spki the public key that the page announces for this list */
export async function isSigned(
  { payload, signature }: Pick<SignedReleaseList, 'payload' | 'signature'>,
  spki: string,
): Promise<boolean> {
  const key = await crypto.subtle.importKey(
    'spki',
    Buffer.from(spki, 'base64url'),
    { name: 'Ed25519' },
    false,
    ['verify'],
  );
  return crypto.subtle.verify(
    'Ed25519',
    key,
    Buffer.from(signature, 'base64url'),
    new TextEncoder().encode(payload),
  );
}

/** The list as a browser reads it, its signature checked with the keys of the page. */
export async function readList(t: TestApp, cookies: Record<string, string> = {}) {
  const answer = await t.call('portalList', { cookies });
  const { payload, signature, keyId } = answer.body;
  const spki = t.deps.secrets.releases.publicKeys[keyId];
  if (spki === undefined) throw new Error(`key ${keyId} is not announced`);
  if (!(await isSigned({ payload, signature }, spki)))
    throw new Error('the signature does not hold');
  return { answer, list: JSON.parse(payload) as ReleaseList };
}
