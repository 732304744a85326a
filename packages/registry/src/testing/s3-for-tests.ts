/**
 * A bucket that keeps what it is given, and takes only requests whose signature (AWS, version 4) it
 * can make again by itself.
 */
import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();
const sha = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

function isSigned(
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  secret: string,
): boolean {
  const [, date = '', region = '', signedNames = '', signature = ''] =
    /Credential=[^/]+\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const { pathname, searchParams } = new URL(url, 'http://x');
  const encode = (text: string): string =>
    encodeURIComponent(text).replace(
      /[!'()*]/g,
      (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
    );
  const query = [...searchParams]
    .map(([key, value]) => `${encode(key)}=${encode(value)}`)
    .sort()
    .join('&');
  const hash = String(headers['x-amz-content-sha256'] ?? '');
  if (hash !== 'UNSIGNED-PAYLOAD' && hash !== sha(body)) return false;
  const lines = signedNames
    .split(';')
    .map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
    .join('');
  const canonical = [method, pathname, query, lines, signedNames, hash].join('\n');
  const text = [
    'AWS4-HMAC-SHA256',
    String(headers['x-amz-date']),
    `${date}/${region}/s3/aws4_request`,
    sha(canonical),
  ].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), 's3'), 'aws4_request');
  return hmac(key, text).toString('hex') === signature;
}

/** @param pageSize how many keys one answer lists */
export async function s3ForTests({
  secretAccessKey,
  pageSize = 3,
}: {
  secretAccessKey: string;
  pageSize?: number;
}) {
  const kept = new Map<string, Buffer>();
  let asked = 0;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked += 1;
      const body = Buffer.concat(parts);
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://x');
      const answer = (status: number, sent?: string | Buffer): void => {
        response.writeHead(status).end(sent);
      };
      if (!isSigned(request, body, secretAccessKey)) {
        answer(403, '<Error/>');
        return;
      }
      const key = decodeURIComponent(pathname.split('/').slice(2).join('/'));
      if (searchParams.has('list-type')) {
        const keys = [...kept.keys()]
          .filter((one) => one.startsWith(searchParams.get('prefix') ?? ''))
          .sort();
        const from = Number(searchParams.get('continuation-token') ?? 0);
        const contents = keys
          .slice(from, from + pageSize)
          .map(
            (one) =>
              `<Contents><Key>${one}</Key><Size>${kept.get(one)?.length ?? 0}</Size></Contents>`,
          )
          .join('');
        const more = from + pageSize < keys.length;
        answer(
          200,
          `<ListBucketResult><IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${from + pageSize}</NextContinuationToken>` : ''}${contents}</ListBucketResult>`,
        );
      } else if (request.method === 'PUT') {
        kept.set(key, body);
        answer(200);
      } else if (request.method === 'DELETE') {
        kept.delete(key);
        answer(204);
      } else if (kept.has(key)) answer(200, kept.get(key));
      else answer(404, '<Error/>');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    kept,
    asked: () => asked,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
