// Builds fonts, shell and portals for production into dist/ (DIST_DIR moves it); does nothing for
// what has not changed. `--force` builds all; `--only NAME` one of them; `--single` the one-bundle
// variant into dist-single/, for bench:load.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildAll } from '@bussola/portal-build';
import { buildAssets } from './build/assets.ts';

const root = path.resolve(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    single: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true },
  },
});
const outDir = path.resolve(
  root,
  process.env['DIST_DIR'] ?? (values.single ? 'dist-single' : 'dist'),
);

try {
  const started = performance.now();
  await buildAssets(outDir);
  const built = await buildAll({
    root,
    outDir,
    force: values.force,
    single: values.single,
    say: (line) => console.log(line),
    ...(values.only ? { only: values.only } : {}),
  });
  console.log(
    built.length === 0
      ? 'shell and portals: nothing changed'
      : `built ${built.join(', ')} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
