/**
 * Draws the shell's first paint: compiled for Node with the shell's own preset, run once, kept as
 * text.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FirstPaint } from '@bussola/portal/shell-release';
import { minify, transform } from '@swc/core';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import { webpackConfig } from './webpack-config.ts';
import type { AppBuild } from './webpack-config.ts';

const PAGE = 'src/first-paint/first-paint.tsx';
const EARLY = 'src/auth/early.ts';

function configFor(app: AppBuild, outDir: string): Configuration {
  const config = webpackConfig({ ...app, outDir });
  return {
    ...config,
    name: 'first-paint',
    target: 'node24',
    entry: { 'first-paint': `./${PAGE}` },
    output: { path: outDir, filename: '[name].cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false, splitChunks: false },
    plugins: (config.plugins ?? []).filter(
      (plugin) => !/AssetTags|PlainTags/.test(plugin?.constructor.name ?? ''),
    ),
  };
}

/** A script element's text: no import, no export, as short as it gets. */
async function earlyScript(dir: string): Promise<string> {
  const source = await readFile(path.join(dir, EARLY), 'utf8');
  const { code } = await transform(source, {
    jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  });
  const { code: small } = await minify(code.replace(/^export\s*\{\s*\};?$/m, ''), {
    compress: true,
    mangle: { topLevel: true },
    module: true,
  });
  return `(()=>{${small}})()`;
}

async function draw(file: string): Promise<Omit<FirstPaint, 'script' | 'files'>> {
  const worker = new Worker(new URL('./first-paint-worker.ts', import.meta.url), {
    workerData: file,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  try {
    const [drawn] = (await once(worker, 'message')) as [Omit<FirstPaint, 'script' | 'files'>];
    return drawn;
  } finally {
    await worker.terminate();
  }
}

/** @throws Error when the page cannot be compiled, or drawn without a browser. */
export async function drawFirstPaint(app: AppBuild): Promise<Omit<FirstPaint, 'files'>> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'bussola-first-paint-'));
  try {
    const compiler = webpack(configFor(app, outDir));
    if (!compiler) throw new Error('webpack made no compiler');
    await new Promise<void>((resolve, reject) =>
      compiler.run((error, stats) => {
        if (error) reject(error);
        else if (stats?.hasErrors())
          reject(new Error(stats.toString({ all: false, errors: true, colors: false })));
        else resolve();
      }),
    );
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
    return {
      ...(await draw(path.join(outDir, 'first-paint.cjs'))),
      script: await earlyScript(app.dir),
    };
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
