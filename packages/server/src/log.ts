import pino from 'pino';
import type { Logger } from 'pino';

/** Ids in the address stay; tokens, searches and names live in queries and bodies, which are not written. */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/[A-Za-z0-9_-]{43}/g, '…').replace(/(getByComune\/).*/, '$1…');

/** No token, no amount, no address of mail: what is not known to be harmless is not written at all. */
export function makeLogger(level: string): Logger {
  return pino({
    level,
    redact: { paths: ['*.password', '*.token', '*.jwtToken', '*.email', '*.recipient', '*.authorization', '*.cookie', 'err.parameters', 'err.detail', 'err.where'], censor: '…' },
    serializers: {
      req: (request: { method?: string; url?: string; id?: string }) => ({ id: request.id, method: request.method, path: pathOf(request.url ?? '') }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      // The database repeats values in `detail`; the message and the stack are ours.
      err: (error: Error & { code?: string }) => ({ name: error.name, code: error.code, message: error.message, stack: error.stack }),
    },
  });
}
