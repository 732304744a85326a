// Runs before packages are installed (`pnpm:devPreinstall`): when the package registry does not
// answer, says so in one sentence and stops, instead of a page of retries. Plain JavaScript for any
// Node; changes nothing.
import { spawnSync } from 'node:child_process';

const isOffline = ['npm_config_offline', 'npm_config_prefer_offline', 'pnpm_config_offline'].some(
  (name) => process.env[name] === 'true',
);
if (!isOffline) {
  // npm knows the mirrors and the proxies of this machine; the environment alone does not.
  const { status, stderr } = spawnSync(
    'npm',
    ['ping', '--fetch-retries=0', '--fetch-timeout=8000', '--loglevel=error'],
    { encoding: 'utf8', shell: process.platform === 'win32' },
  );
  // A refusal (E401, E404 of a mirror without ping) is an answer too; what is not of the network is
  // left to pnpm to say.
  if (
    status &&
    /ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ERR_SOCKET_TIMEOUT|network/i.test(
      stderr,
    ) &&
    !/\bE[45]\d\d\b/.test(stderr)
  ) {
    console.error(
      'The package registry does not answer: check the connection (or name another registry with npm_config_registry) and run the command again.',
    );
    process.exit(1);
  }
}
