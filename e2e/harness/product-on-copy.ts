/**
 * The product on a copy of the production build, for journeys that alter it: portals reissued,
 * spoiled, built anew.
 */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { registryCalls } from '@bussola/portal-build/publisher';
import { builtDir, startProduct } from './product.ts';
import type { Product, ProductOptions } from './product.ts';

export interface ProductOnCopy extends Product {
  /**
   * The copy, complete: shells, portals, assets. Builds written into its `portals` can be
   * published.
   */
  distDir: string;
}
export interface CopyOptions extends Pick<ProductOptions, 'env'> {
  /** Changes the copy before the product reads it. */
  prepare?: (distDir: string) => Promise<void>;
}

/**
 * Copies the build that is under test (`DIST_DIR`, or `dist`) to a folder of its own and starts the
 * product on it.
 * @returns the product; its `stop` removes the copy too
 * @throws what went wrong in the copy, in `prepare` or at the start; nothing is left behind then
 */
export async function startProductOnCopy({
  env = {},
  prepare,
}: CopyOptions = {}): Promise<ProductOnCopy> {
  const distDir = await mkdtemp(path.join(os.tmpdir(), 'bussola-dist-'));
  const remove = () => rm(distDir, { recursive: true, force: true });
  try {
    await cp(builtDir(), distDir, { recursive: true });
    await prepare?.(distDir);
    const product = await startProduct({ distDir, env, isFirstStart: prepare !== undefined });
    return {
      ...product,
      distDir,
      stop: async () => {
        await product.stop();
        await remove();
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** The registry of a running product, called as its own computer may. */
export async function registryOf({
  url,
  dataDir,
}: Product): Promise<ReturnType<typeof registryCalls>> {
  return registryCalls({
    to: url,
    token: (await readFile(path.join(dataDir, 'portal-token'), 'utf8')).trim(),
  });
}
