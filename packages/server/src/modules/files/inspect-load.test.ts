/**
 * Files taken apart on a machine that is busy: a good one is never called damaged, and a bad one
 * has an end.
 */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { pdfOf } from '../../../test/pdf-files.ts';
import { ProblemError } from '../../problem-error.ts';
import { inspect } from './inspect.ts';
import { isOutOfProcessorTime, withProcessorLimit } from './processor-limit.ts';

jest.setTimeout(240_000);

/** 35 million points, most of them plain, 9 MB: as a scanned document saved without loss. */
let large: Buffer;
beforeAll(async () => {
  const [width, height] = [7_000, 5_000];
  const pixels = Buffer.alloc(width * height * 3, 200);
  randomFillSync(pixels, 0, 9_000_000);
  large = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
  expect([large.length > 8_000_000, large.length < 10 * 1024 * 1024]).toEqual([true, true]);
});

const burners: ChildProcess[] = [];
const stopBurning = () => {
  for (const burner of burners.splice(0)) burner.kill('SIGKILL');
};
afterAll(stopBurning);

/** In one word: what the person would be told. */
const told = async (work: ReturnType<typeof inspect>): Promise<string> =>
  work.then(
    (found) => ('unfit' in found ? found.unfit : 'good'),
    (error: unknown) => (error instanceof ProblemError ? error.code : String(error)),
  );

it('calls no good file damaged while other programs use every processor', async () => {
  for (let n = 0; n < 20; n += 1)
    burners.push(spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
  try {
    const answers = await Promise.all(
      [large, large, pdfOf('uno'), pdfOf('due')].map((bytes) => told(inspect(bytes, 'document'))),
    );
    expect(answers.filter((answer) => answer !== 'good' && answer !== 'UNAVAILABLE')).toEqual([]);
  } finally {
    stopBurning();
  }
  expect(await told(inspect(large, 'document'))).toBe('good');
});

it('stopped while a large file is still on its way to the child, says that it cannot tell', async () => {
  const refusal: unknown = await inspect(large, 'document', { cpuSeconds: 20, wallMs: 1 }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({
    code: 'UNAVAILABLE',
    cause: expect.objectContaining({ message: 'There was no time' }),
  });
});

it('without time on the clock says that it cannot tell, and when to come back', async () => {
  const refusal = await inspect(pdfOf(), 'document', { cpuSeconds: 20, wallMs: 1 }).catch(
    (error: unknown) => error,
  );
  expect(refusal).toMatchObject({
    code: 'UNAVAILABLE',
    status: 503,
    details: { retryAfterSeconds: 15 },
  });
});

if (process.platform !== 'win32') {
  it('stops a program at its processor time', () => {
    const [command, args] = withProcessorLimit(1, [process.execPath, ['-e', 'for (;;);']]);
    const { status, signal } = spawnSync(command, args, { env: {} });
    expect(isOutOfProcessorTime(status, signal)).toBe(true);
  });
  it('calls a file that needs more processor time too large, not damaged', async () => {
    const pixels = randomFillSync(Buffer.alloc(4_000 * 3_000 * 3));
    const noise = await sharp(pixels, { raw: { width: 4_000, height: 3_000, channels: 3 } })
      .webp({ quality: 80, effort: 0 })
      .toBuffer();
    expect(await told(inspect(noise, 'document', { cpuSeconds: 1, wallMs: 120_000 }))).toBe(
      'too-many-pixels',
    );
  });
}
