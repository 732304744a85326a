import pino from 'pino';
import type { DestinationStream, Logger } from 'pino';

const ID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
/** Names of calls, portals and builds. No amount, token or typed text is written like this. */
const NAME = /^[A-Za-z][a-z]*(?:[A-Z][a-z]*)*$|^[a-z][a-z0-9-]{0,39}$/;

/**
 * Ids and names in the address stay; amounts, tokens and searches do not, whether in the path or in
 * the query, as bodies do not.
 */
function pathOf(url: string): string {
  const [path = ''] = url.split('?');
  // A token that a mail gateway has percent-encoded is not recognised by its length.
  if (!path.startsWith('/api/'))
    return path.replace(/[A-Za-z0-9_-]{43}/g, '…').replace(/[^/]*%[^/]*/g, '…');
  return path
    .replace(/(getByComune\/).*/, '$1…')
    .split('/')
    .map((part) => (part === '' || part === '…' || ID.test(part) || NAME.test(part) ? part : '…'))
    .join('/');
}

interface LoggerOptions {
  level: string;
  /** What stands for the address of a client. */
  hashAddress: (address: string) => string;
}

/**
 * Writes no token, amount, mail address or client address: only values known to be harmless are
 * written.
 */
export function makeLogger(
  { level, hashAddress }: LoggerOptions,
  destination?: DestinationStream,
): Logger {
  return pino(
    {
      level,
      redact: {
        paths: [
          '*.password',
          '*.token',
          '*.jwtToken',
          '*.email',
          '*.recipient',
          '*.authorization',
          '*.cookie',
          'err.parameters',
          'err.detail',
          'err.where',
        ],
        censor: '…',
      },
      serializers: {
        req: (request: { method?: string; url?: string; id?: string; ip?: string }) => ({
          id: request.id,
          method: request.method,
          path: pathOf(request.url ?? ''),
          client: request.ip === undefined ? undefined : hashAddress(request.ip),
        }),
        res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
        // The database repeats values in `detail`; the message and the stack are ours.
        err: (error: Error & { code?: string }) => ({
          name: error.name,
          code: error.code,
          message: error.message,
          stack: error.stack,
        }),
      },
    },
    destination ?? pino.destination(1),
  );
}
