import { expect, it } from '@jest/globals';
import { writeFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { ProblemError } from '../problem-error.ts';
import { errorReplies } from './error-replies.ts';

const failing = (code: string) => Object.assign(new Error(`failed with ${code}`), { code });

it.each([
  ['a full disk', 'ENOSPC', 507, 'STORAGE_FULL'],
  ['a full database', '53100', 507, 'STORAGE_FULL'],
  ['a quota', 'EDQUOT', 507, 'STORAGE_FULL'],
  ['a disk that is read only', 'EROFS', 503, 'UNAVAILABLE'],
  ['a database that goes away', '57P01', 503, 'UNAVAILABLE'],
  ['a right that ended meanwhile', '42501', 403, 'FORBIDDEN'],
  ['what it hangs on gone meanwhile', '23503', 404, 'NOT_FOUND'],
  ['anything else', 'EACCES', 500, 'INTERNAL'],
])('%s is told as it is', async (_what, code, status, problem) => {
  const server = Fastify();
  errorReplies(server);
  server.get('/', async () => {
    throw failing(code);
  });
  const answer = await server.inject('/');
  expect([answer.statusCode, answer.headers['content-type'], answer.json()]).toEqual([
    status,
    'application/problem+json; charset=utf-8',
    expect.objectContaining({ code: problem }),
  ]);
  expect(answer.body).not.toContain('failed with');
});

/**
 * What the driver says at the statements that follow on a connection which was lost: they have no
 * code.
 */
it.each([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated unexpectedly',
])('a lost connection is no fault of ours: %s', async (message) => {
  const server = Fastify();
  errorReplies(server);
  server.get('/', async () => {
    throw new Error(message);
  });
  expect((await server.inject('/')).json()).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});

it('knows a full disk from what the system itself says', async () => {
  const server = Fastify();
  errorReplies(server);
  server.get('/', async () => {
    await writeFile('/dev/full', 'x');
  });
  const answer = await server.inject('/');
  // Only where there is such a device; elsewhere the write itself is another fault.
  if (process.platform === 'linux')
    expect(answer.json()).toMatchObject({ status: 507, code: 'STORAGE_FULL' });
});

it('who is not known is told how to be', async () => {
  const server = Fastify();
  errorReplies(server);
  server.get('/unknown', async () => {
    throw new ProblemError('UNAUTHENTICATED');
  });
  server.get('/forbidden', async () => {
    throw new ProblemError('FORBIDDEN');
  });
  expect((await server.inject('/unknown')).headers['www-authenticate']).toBe('Bearer');
  expect((await server.inject('/forbidden')).headers).not.toHaveProperty('www-authenticate');
});
