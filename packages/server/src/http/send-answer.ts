/** Writes what a handler answered: JSON as the contract says, documents, pictures, streams. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '@bussola/contract';
import { writeTotals } from '@bussola/contract/split-totals';
import { Download, NO_ANSWER, Picture, RawJson, Stream } from './handler.ts';

/**
 * @param checkResponses in tests and while developing: an answer that the contract does not know is
 * a fault
 */
export function sendAnswer(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  endpoint: Endpoint,
  answer: unknown,
  checkResponses: boolean,
): FastifyReply {
  if (answer === NO_ANSWER) return reply.code(204).send();
  if (answer instanceof Picture)
    return reply
      .header('content-type', answer.type)
      .header('content-disposition', 'inline')
      .header('content-security-policy', SANDBOX)
      .send(asBuffer(answer.bytes));
  if (answer instanceof Stream) return attachment(reply, answer).send(answer.stream);
  if (endpoint.produces === 'image/webp' && answer === undefined) return reply.code(204).send();
  if (answer instanceof Download) return attachment(reply, answer).send(asBuffer(answer.bytes));
  if (checkResponses) checkAnswer(endpoint, answer);
  if (answer instanceof RawJson) return sendRawJson(request, reply, answer);
  reply.code(endpoint.status ?? 200);
  if (endpoint.status === 204) return reply.send();
  return reply.header('content-type', JSON_TYPE).send(writeTotals(JSON.stringify(answer)));
}

const JSON_TYPE = 'application/json; charset=utf-8';

function checkAnswer({ response }: Endpoint, answer: unknown): void {
  const result = response?.safeParse(
    answer instanceof RawJson ? JSON.parse(answer.bytes.toString('utf8')) : answer,
  );
  if (result && !result.success)
    throw new Error(`The answer is not as the contract says: ${result.error.message}`);
}

function sendRawJson(request: FastifyRequest, reply: FastifyReply, answer: RawJson): FastifyReply {
  reply.header('etag', answer.etag);
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  reply.header('content-type', JSON_TYPE).header('vary', 'accept-encoding');
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? ''))
    return reply.header('content-encoding', 'gzip').send(answer.gzip);
  return reply.send(answer.bytes);
}

/** What a person kept may hold anything: nothing of it runs here, whatever opens it. */
const SANDBOX = "default-src 'none'; sandbox";
const asBuffer = (bytes: Uint8Array): Buffer =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const attachment = (
  reply: FastifyReply,
  { fileName, type }: { fileName: string; type: string },
): FastifyReply =>
  reply
    .header('content-type', type)
    .header(
      'content-disposition',
      `attachment; filename="${plainFileName(fileName)}"; filename*=UTF-8''${encodeFileName(fileName)}`,
    )
    .header('content-security-policy', SANDBOX);
/** For readers that do not know RFC 5987: the ending at least. */
const plainFileName = (name: string): string =>
  `bussola${/\.[a-z0-9]{2,5}$/.exec(name)?.[0] ?? ''}`;
/** RFC 5987: everything but letters, digits and a few marks becomes percent-encoded bytes. */
const encodeFileName = (name: string): string =>
  encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
