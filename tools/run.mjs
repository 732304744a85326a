// Runs one of the project's scripts: `node tools/run.mjs start`. Plain JavaScript that any Node can
// read, because the first thing it does is to find the Node that the project needs.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED = 24;
const FALLBACK = 'node@24.21.0';
const here = path.dirname(fileURLToPath(import.meta.url));
const [name, ...rest] = process.argv.slice(2);
const script = [path.join(here, `${name}.ts`), path.join(here, '..', `${name}.ts`)].find((file) =>
  existsSync(file),
);

if (!script) {
  const scripts = readdirSync(here).filter((file) => /^[^.]+\.ts$/.test(file));
  console.error(
    `There is no script called ${name}: there are ${scripts.map((file) => file.slice(0, -3)).join(', ')}.`,
  );
  process.exit(1);
}
// pnpm goes on after an installation that failed; nothing here can.
if (!existsSync(path.join(here, '..', 'node_modules', '@bussola', 'server'))) {
  console.error(
    'The packages are not installed; the reason is above. Mend it and run the command again.',
  );
  process.exit(1);
}
if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
} else if (process.env.BUSSOLA_NODE_TRIED) {
  console.error(
    `Bussola needs Node ${NEEDED}; this is ${process.version}. Install it from nodejs.org and try again.`,
  );
  process.exit(1);
} else {
  // No pinned Node was installed for this platform: npx fetches it.
  const child = spawn(
    'npx',
    ['-y', FALLBACK, ...process.execArgv, fileURLToPath(import.meta.url), name, ...rest],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
      env: { ...process.env, BUSSOLA_NODE_TRIED: '1' },
    },
  );
  // Ctrl-C reaches the child by itself, from the terminal; what is sent to this process alone is
  // passed on.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('error', () => {
    console.error(
      `Bussola needs Node ${NEEDED}; this is ${process.version}. Install it from nodejs.org and try again.`,
    );
    process.exit(1);
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}
