/** The commands of the project as people type them, for the product under test. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ProductOnCopy } from './product-on-copy.ts';

export interface Ran {
  code: number;
  said: string;
}

/** @param folder of the workspace whose command it is */
export async function runCommand(
  { url, dataDir, distDir }: ProductOnCopy,
  folder: string,
  ...typed: string[]
): Promise<Ran> {
  const child = spawn(
    process.execPath,
    ['--no-warnings', path.join(folder, 'tools/run.mjs'), ...typed],
    {
      cwd: folder,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        DIST_DIR: distDir,
        PORTAL_TO: url,
        PORTAL_TOKEN: '',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  const [code] = (await once(child, 'exit')) as [number];
  return { code, said };
}
