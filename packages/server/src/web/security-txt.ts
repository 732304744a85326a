/**
 * /.well-known/security.txt (RFC 9116): where to report a vulnerability. In every mode, with or
 * without the built pages.
 */
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { plusDays } from '../clock.ts';
import type { Config } from '../config.ts';

const PATH = '/.well-known/security.txt';
/**
 * RFC 9116 asks for less than a year; the day is counted anew at each answer, so the file never
 * expires while it is served.
 */
const VALID_DAYS = 180;

type Options = {
  config: Pick<Config, 'publicUrl' | 'backOfficeUrl' | 'securityContact'>;
  clock: Clock;
};

export function securityTxt(app: FastifyInstance, options: Options): void {
  app.get(PATH, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(textOf(options)),
  );
}

function textOf({ config: { publicUrl, backOfficeUrl, securityContact }, clock }: Options): string {
  const expires = `${plusDays(clock(), VALID_DAYS).toISOString().slice(0, 10)}T00:00:00Z`;
  const canonical = [publicUrl, ...(backOfficeUrl === null ? [] : [backOfficeUrl])].map(
    (origin) => `Canonical: ${origin}${PATH}`,
  );
  return [
    `Contact: ${securityContact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: it, en',
    ...canonical,
    '',
  ].join('\n');
}
