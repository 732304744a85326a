// Builds what has changed, opens the database, and serves the product with its demo families: the README's first command.
// PORT, DATA_DIR, DATABASE_URL, SMTP_URL and MODE change what it says on the tin. Stops with Ctrl-C within a second.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ConfigError, demoPeople, readConfig, startServer, stopOnSignals } from '@bussola/server';

const root = path.resolve(import.meta.dirname, '..');

/** In a process of its own: what a compiler leaves in memory would stay with the server. */
function build(): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'tools/build.ts')], { stdio: 'inherit', cwd: root });
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('The pages could not be built; the reason is above.'))));
  });
}

function banner(url: string, mode: string): string {
  const people = demoPeople();
  const width = Math.max(...people.map(({ email }) => email.length));
  return [
    '',
    `  Bussola is open at ${url}`,
    '',
    ...(mode === 'demo' ? [
      `  Messages it would send    ${url}/dev/posta`,
      `  The API, readable         ${url}/api/docs`,
      '',
      '  Demo people (password beside the address):',
      ...people.map(({ email, password, what }) => `    ${email.padEnd(width)}  ${password.padEnd(22)}${what}`),
      '',
    ] : []),
    '  Ctrl-C stops it; nothing is lost.',
    '',
  ].join('\n');
}

try {
  const config = readConfig();
  await build();
  const server = await startServer(config);
  stopOnSignals(server);
  console.log(banner(server.url, config.mode));
} catch (error) {
  console.error(error instanceof ConfigError || error instanceof Error ? error.message : String(error));
  process.exit(1);
}
