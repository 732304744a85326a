/**
 * A second server on the data folder of a running one: how soon it gives up, and with which words.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root, startProduct } from '../../e2e/harness/product.ts';

const first = await startProduct();
try {
  const started = performance.now();
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--no-warnings', path.join(root, 'packages/server/src/main.ts')],
    {
      cwd: root,
      encoding: 'utf8',
      timeout: 30_000,
      env: { ...process.env, MODE: 'demo', PORT: '0', DATA_DIR: first.dataDir, LOG_LEVEL: 'error' },
    },
  );
  if (status !== 1)
    throw new Error(`the second server was not refused: it ended with ${status}\n${stderr}`);
  console.log(`refused in ${Math.round(performance.now() - started)} ms: ${stderr.trim()}`);
} finally {
  await first.stop();
}
