/**
 * Stands between the browser and the product, writes down every request, and does to some of them
 * what networks and servers do.
 */
import { once } from 'node:events';
import { createServer, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export const FAULTS = ['404', '503', 'hang', 'tampered', 'truncated', 'throws'] as const;
/**
 * `throws`: the file arrives whole and cannot be used, because it throws, or is not what it should
 * be.
 */
export type Fault = (typeof FAULTS)[number];
/** Whose request it is: each visit of a matrix has its own faults. */
export const VISIT = 'x-visit';
export interface Asked {
  visit: string;
  method: string;
  path: string;
  search: string;
  /** What came with it, as text. */
  body: string;
  /** Whether all of the body has arrived. */
  complete: boolean;
  fault: Fault | undefined;
  status: number;
}

/** What a page told the server of one load of a portal. */
export interface LoadEvent {
  buildId: string;
  outcome: string;
  code?: string;
  asset?: string;
  fallbackTo?: string;
}

export interface FaultProxy {
  url: string;
  /** Where requests go. */
  target: string;
  log: Asked[];
  /** From now on, for whatever matches in this visit: one fault at a time. */
  break: (visit: string, matches: (path: string) => boolean, fault: Fault) => void;
  mend: (visit: string) => void;
  close: () => Promise<void>;
}

const plain = (bytes: Buffer, encoding: string | undefined): Buffer =>
  encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;

function spoil(bytes: Buffer, fault: Fault): Buffer {
  if (fault === 'truncated') return bytes.subarray(0, Math.floor(bytes.length / 2));
  if (fault === 'throws') return Buffer.from('throw new Error("this file throws");');
  // One byte in the middle, as a bad disk or a bad person would.
  const altered = Buffer.from(bytes);
  const middle = Math.floor(altered.length / 2);
  altered[middle] = (altered[middle] ?? 0) ^ 1;
  return altered;
}

export async function startFaultProxy(): Promise<FaultProxy> {
  const broken = new Map<string, { matches: (path: string) => boolean; fault: Fault }>();
  const proxy: FaultProxy = {
    url: '',
    target: '',
    log: [],
    break: (visit, matches, fault) => {
      broken.set(visit, { matches, fault });
    },
    mend: (visit) => {
      broken.delete(visit);
    },
    close: async () => undefined,
  };

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { pathname: path, search } = new URL(incoming.url ?? '/', 'http://localhost');
    // What the page asks only to find out why something failed meets the same fault.
    const visit = String(incoming.headers[VISIT] ?? '');
    const rule = broken.get(visit);
    const fault = rule?.matches(path) ? rule.fault : undefined;
    const asked: Asked = {
      visit,
      method: incoming.method ?? '',
      path,
      search,
      body: '',
      complete: false,
      fault,
      status: 0,
    };
    proxy.log.push(asked);
    incoming.on('data', (part: Buffer) => {
      asked.body += part.toString();
    });
    incoming.on('end', () => {
      asked.complete = true;
    });
    if (fault === 'hang') return;
    if (fault === '404' || fault === '503') {
      asked.status = Number(fault);
      outgoing.writeHead(asked.status, { 'cache-control': 'no-store' }).end();
      return;
    }
    const to = new URL(proxy.target);
    const onward = send(
      {
        host: to.hostname,
        port: to.port,
        method: incoming.method,
        path: incoming.url,
        headers: incoming.headers,
      },
      (reply) => {
        asked.status = reply.statusCode ?? 0;
        if (!fault) {
          outgoing.writeHead(asked.status, reply.headers);
          reply.pipe(outgoing);
          return;
        }
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => {
          const {
            'content-encoding': encoding,
            'content-length': _length,
            etag: _etag,
            ...headers
          } = reply.headers;
          outgoing
            .writeHead(asked.status, { ...headers, 'cache-control': 'no-store' })
            .end(spoil(plain(Buffer.concat(parts), encoding), fault));
        });
      },
    );
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the proxy has no port');
  proxy.url = `http://localhost:${address.port}`;
  proxy.close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return proxy;
}

/** @returns the load events that a visit's pages sent to the server, oldest first */
export const loadEventsOf = ({ log }: Pick<FaultProxy, 'log'>, visit: string): LoadEvent[] =>
  log
    .filter((one) => one.visit === visit && one.path === '/api/portals/events' && one.complete)
    .flatMap(({ body }) => (JSON.parse(body) as { events: LoadEvent[] }).events);
