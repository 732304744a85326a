/**
 * Reads the address of VIX_URL: a short answer, in a short time, and no redirect into a private
 * network.
 */
import { lookup as lookupName } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP } from 'node:net';
import type { LookupFunction } from 'node:net';

const MOST_BYTES = 1024 * 1024;
const TIMEOUT_MS = 5_000;
const MOST_REDIRECTS = 3;

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(net, bits, 'ipv6');

export class SourceError extends Error {
  override name = 'SourceError';
}

/** Loopback, private, link-local, multicast, and the same written as IPv6. */
export function isPrivate(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return PRIVATE.check(mapped, 'ipv4');
  const kind = isIP(address);
  // No public server has a mapped address in hexadecimal.
  return (
    kind === 0 || /^::ffff:/i.test(address) || PRIVATE.check(address, kind === 6 ? 'ipv6' : 'ipv4')
  );
}

/** The address that is connected to is the one that was checked: the name is not asked twice. */
const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookupName(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '', 0);
    const bad = found.find(({ address }) => isPrivate(address));
    if (bad || !found[0])
      return callback(new SourceError('The source sends to a private address'), '', 0);
    return options.all ? callback(null, found) : callback(null, found[0].address, found[0].family);
  });
};

export interface Fetched {
  text: string;
  isJson: boolean;
}

/**
 * @param address from the operator's configuration. It may name a server of the operator's own
 *   network; the addresses it redirects to must be public
 * @throws SourceError with the fault but without the address, which may hold a key
 */
export async function fetchText(address: string, timeoutMs = TIMEOUT_MS): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = new URL(address);
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const answer = await once(url, signal, hops > 0);
    if (!('location' in answer)) return answer;
    if (!URL.canParse(answer.location, url.href))
      throw new SourceError('The source sends to no address');
    const next = new URL(answer.location, url);
    if (next.protocol !== 'https:' && next.protocol !== 'http:')
      throw new SourceError(`The source sends to ${next.protocol}`);
    if (url.protocol === 'https:' && next.protocol === 'http:')
      throw new SourceError('The source sends from https to http');
    const host = next.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) !== 0 && isPrivate(host))
      throw new SourceError('The source sends to a private address');
    url = next;
  }
  throw new SourceError(`More than ${MOST_REDIRECTS} redirects`);
}

function once(
  url: URL,
  signal: AbortSignal,
  redirected: boolean,
): Promise<Fetched | { location: string }> {
  return new Promise((resolve, reject) => {
    const fail = (error: unknown) =>
      reject(
        signal.aborted
          ? new SourceError('The source took too long')
          : error instanceof SourceError
            ? error
            : new SourceError('The source cannot be reached', { cause: error }),
      );
    const { request } = url.protocol === 'https:' ? https : http;
    const asked = request(
      url,
      {
        method: 'GET',
        signal,
        agent: false,
        headers: { accept: 'application/json, text/csv', 'accept-encoding': 'identity' },
        ...(redirected ? { lookup: publicOnly } : {}),
      },
      (reply) => {
        const status = reply.statusCode ?? 0;
        if (status >= 300 && status < 400 && reply.headers.location !== undefined) {
          reply.destroy();
          return resolve({ location: reply.headers.location });
        }
        if (status !== 200) {
          reply.destroy();
          return reject(new SourceError(`The source answered ${status}`));
        }
        const parts: Buffer[] = [];
        let size = 0;
        reply.on('data', (part: Buffer) => {
          size += part.byteLength;
          if (size > MOST_BYTES) {
            reply.destroy();
            return reject(new SourceError('The answer of the source is too long'));
          }
          parts.push(part);
        });
        reply.on('end', () =>
          resolve({
            text: Buffer.concat(parts).toString('utf8'),
            isJson: /json/i.test(reply.headers['content-type'] ?? ''),
          }),
        );
        reply.on('error', fail);
      },
    );
    asked.on('error', fail);
    asked.end();
  });
}
