// Builds what has changed, opens the database, and serves the product with its demo families: the
// README's first command. SERVE chooses between site and back office (start-admin.ts). PORT,
// DATA_DIR, DATABASE_URL, SMTP_URL and MODE change what it says on the tin. Stops with Ctrl-C
// within a second.
import { enableCompileCache } from 'node:module';
import { COMPILED, compileAhead, inChild } from './compiled.ts';
import { demoPeopleLines } from './demo-people.ts';
import type { Config } from '@bussola/server';

/** The user area has the account page, and what a placeholder household is seen in. */
const BACK_OFFICE_PARTS = ['back-office', 'admin', 'user-area'];

interface Opened {
  url: string;
  /** Where the pages of this process are opened. */ pages: string;
  config: Config;
  people: readonly { email: string; password: string; what: string; role: string }[];
}

function banner({ url, pages, config: { mode, serves }, people }: Opened): string {
  return [
    '',
    `  ${serves === 'back-office' ? 'The back office of Bussola' : 'Bussola'} is open at ${pages}`,
    '',
    ...(mode === 'demo'
      ? [
          `  Messages it would send    ${url}/dev/posta`,
          `  The API, readable         ${url}/api/docs`,
          '',
          ...demoPeopleLines(people.filter(({ role }) => enters(serves, role))),
        ]
      : []),
    '  Ctrl-C stops it; nothing is lost.',
    '',
  ].join('\n');
}

const enters = (serves: Config['serves'], role: string): boolean =>
  serves === 'all' || /Admin$/.test(role) === (serves === 'back-office');

try {
  // Both compilers run in processes of their own: what they leave in memory would stay with the
  // server.
  await compileAhead();
  enableCompileCache(COMPILED);
  const { demoPeople, readConfig, startServer, stopOnSignals } = await import('@bussola/server');
  const config = readConfig();
  const parts = config.serves === 'back-office' ? BACK_OFFICE_PARTS : [];
  await inChild('tools/build.ts', 'The pages could not be built; the reason is above.', {
    env: { ...process.env, DIST_DIR: config.distDir },
    args: parts.flatMap((name) => ['--only', name]),
  });
  const server = await startServer(config);
  stopOnSignals(server);
  const { url } = server;
  const pages = config.serves === 'back-office' ? (config.backOfficeUrl ?? url) : url;
  console.log(banner({ url, pages, config, people: demoPeople() }));
  await server.seedPapers?.();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
