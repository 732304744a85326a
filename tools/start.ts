// Builds what has changed, opens the database, and serves the product with its demo families: the
// README's first command. PORT, DATA_DIR, DATABASE_URL, SMTP_URL and MODE change what it says on
// the tin. Stops with Ctrl-C within a second.
import { enableCompileCache } from 'node:module';
import { COMPILED, compileAhead, inChild } from './compiled.ts';
import { demoPeopleLines } from './demo-people.ts';

function banner(url: string, mode: string, people: Parameters<typeof demoPeopleLines>[0]): string {
  return [
    '',
    `  Bussola is open at ${url}`,
    '',
    ...(mode === 'demo'
      ? [
          `  Messages it would send    ${url}/dev/posta`,
          `  The API, readable         ${url}/api/docs`,
          '',
          ...demoPeopleLines(people),
        ]
      : []),
    '  Ctrl-C stops it; nothing is lost.',
    '',
  ].join('\n');
}

try {
  // Both compilers run in processes of their own: what they leave in memory would stay with the
  // server.
  await compileAhead();
  enableCompileCache(COMPILED);
  const { demoPeople, readConfig, startServer, stopOnSignals } = await import('@bussola/server');
  const config = readConfig();
  await inChild('tools/build.ts', 'The pages could not be built; the reason is above.');
  const server = await startServer(config);
  stopOnSignals(server);
  console.log(banner(server.url, config.mode, demoPeople()));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
