import type { FastifyInstance } from 'fastify';
import { parseStrictJson } from '../strict-json.ts';
import { REPORT_TYPES } from './read-request.ts';

/** Every content type that the API reads; any other is refused. */
export function bodyParsers(server: FastifyInstance): void {
  server.removeAllContentTypeParsers();
  const readJson = async (_request: unknown, body: string) =>
    body === '' ? undefined : parseStrictJson(body);
  server.addContentTypeParser('application/json', { parseAs: 'string' }, readJson);
  // What browsers write by themselves; every other call refuses it.
  server.addContentTypeParser(REPORT_TYPES, { parseAs: 'string' }, readJson);
  // Left unread for the one call that takes a file as it is; the others refuse it.
  server.addContentTypeParser('application/octet-stream', (_request, payload, done) =>
    done(null, payload),
  );
}
