import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import webpack from 'webpack';
import { CHUNK_LIMITS } from './chunk-budgets.ts';
import { webpackConfig } from './webpack-config.ts';

const root = path.resolve(import.meta.dirname, '../../..');

interface Tried {
  famiglia: unknown;
  piano: unknown;
  dopo: { base: unknown };
}
/** As much of the engine as is called here: this room builds it and does not know it. */
interface Engine {
  simula: (famiglia: unknown, cambiamenti: unknown[], costanti: unknown) => Tried;
  proietta: (famiglia: unknown, costanti: unknown, base: unknown, piano: unknown) => unknown;
}
interface Words {
  it: string;
  en: string;
}
interface Whole extends Engine {
  analizza: (
    famiglia: unknown,
    costanti: unknown,
  ) => { soluzioni: { perche: Words; azione: Words }[] };
  COSTANTI_2026_12: unknown;
  FAMIGLIE_ESEMPIO: { famiglia: { membri: { _id: string }[] } }[];
}

describe('the engine as a browser gets it', () => {
  let outDir: string;
  let code: string;
  let built: Engine;
  let whole: Whole;

  beforeAll(async () => {
    outDir = await mkdtemp(path.join(os.tmpdir(), 'bussola-engine-'));
    const preset = webpackConfig({
      dir: path.join(root, 'mfe-user-area'),
      name: 'shell',
      host: true,
      buildId: 'test',
      outDir,
      publicPath: '/',
      mode: 'production',
    });
    const compiler = webpack({
      ...preset,
      entry: { engine: '@bussola/domain/simulazione' },
      output: { ...preset.output, filename: '[name].cjs', library: { type: 'commonjs2' } },
    });
    if (!compiler) throw new Error('webpack made no compiler');
    const stats = await new Promise<webpack.Stats>((resolve, reject) => {
      compiler.run((error, result) =>
        error || !result ? reject(error ?? new Error('webpack gave no result')) : resolve(result),
      );
    });
    await new Promise<void>((resolve) => {
      compiler.close(() => resolve());
    });
    expect(stats.toString({ all: false, errors: true })).toBe('');
    code = await readFile(path.join(outDir, 'engine.cjs'), 'utf8');
    const module = { exports: {} as Engine };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- runs the bundle as a page does
    const run = new Function('module', 'exports', code) as (
      module: object,
      exports: object,
    ) => void;
    run(module, module.exports);
    built = module.exports;
    whole = (await import(path.join(root, 'packages/domain/src/index.ts'))) as Whole;
  }, 120_000);
  afterAll(() => rm(outDir, { recursive: true, force: true }));

  it('weighs no more than its limit', () => {
    const bytes = brotliCompressSync(code, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
    }).length;
    expect(bytes).toBeLessThanOrEqual(CHUNK_LIMITS[0].limitKb * 1000);
  });

  it('gives the same levels and figures as the whole one, for every example family', () => {
    for (const { famiglia: data } of whole.FAMIGLIE_ESEMPIO) {
      const famiglia = { refDate: '2026-11-20', ...data };
      const memberId = famiglia.membri.find(() => true)?._id;
      const changes = [
        { tipo: 'copertura-tcm', memberId, capitale: 150_000 },
        { tipo: 'risparmio', euroAnno: 2400, anni: 3 },
      ];
      const tried = (engine: Engine) => engine.simula(famiglia, changes, whole.COSTANTI_2026_12);
      const plan = (engine: Engine) => {
        const { famiglia: changed, dopo, piano } = tried(engine);
        return engine.proietta(changed, whole.COSTANTI_2026_12, dopo.base, piano);
      };
      expect(tried(built)).toEqual(tried(whole));
      expect(plan(built)).toEqual(plan(whole));
    }
  });

  it('says the same as the whole one when a constant is missing or a change cannot be', () => {
    const famiglia = { refDate: '1990-01-01', ...whole.FAMIGLIE_ESEMPIO[0]?.famiglia };
    expect(() => built.simula(famiglia, [], whole.COSTANTI_2026_12)).toThrow(
      'no version valid on 1990-01-01',
    );
    expect(() =>
      built.simula(
        { ...famiglia, refDate: '2026-11-20' },
        [{ tipo: 'risparmio', euroAnno: -1, anni: 1 }],
        whole.COSTANTI_2026_12,
      ),
    ).toThrow('Valore errato');
  });

  it('carries none of the sentences of the solutions, no release and no family', () => {
    const analisi = whole.analizza(
      { refDate: '2026-11-20', ...whole.FAMIGLIE_ESEMPIO[0]?.famiglia },
      whole.COSTANTI_2026_12,
    );
    for (const { perche, azione } of analisi.soluzioni)
      for (const text of [perche.it, perche.en, azione.it, azione.en])
        expect(code).not.toContain(text.slice(0, 30));
    for (const text of ['Ipotesi Bussola', 'Bellini', 'TUIR']) expect(code).not.toContain(text);
  });
});
