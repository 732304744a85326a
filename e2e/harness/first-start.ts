/**
 * Runs once before the journeys: fills a data folder at a first start on the build under test. The
 * journeys begin with copies of it.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { STARTED_BEFORE, startProduct } from './product.ts';

/** @returns what runs once after the journeys. */
export default async function firstStart(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'bussola-started-'));
  const product = await startProduct({ dataDir });
  await product.stop();
  process.env[STARTED_BEFORE] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}
