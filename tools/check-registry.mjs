// Runs before packages are installed (`pnpm:devPreinstall`): when the package registry does not answer, says so in one
// sentence and stops, instead of a page of retries. Plain JavaScript for any Node; changes nothing.
import { spawnSync } from 'node:child_process';

// The one that npm would use: a mirror may be named in the environment, in the project or at home.
const asked = spawnSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8', shell: process.platform === 'win32' }).stdout?.trim();
const registry = process.env.pnpm_config_registry ?? (URL.canParse(asked ?? '') ? asked : undefined);
const WAIT_MS = 8000;

const isOffline = ['npm_config_offline', 'npm_config_prefer_offline', 'pnpm_config_offline'].some((name) => process.env[name] === 'true');
// What cannot be found out is left to pnpm, which says it in its own words.
if (!isOffline && registry !== undefined) {
  try {
    // Any answer will do, also a refusal: the registry is there.
    await fetch(new URL('-/ping', registry.endsWith('/') ? registry : `${registry}/`), { method: 'HEAD', signal: AbortSignal.timeout(WAIT_MS) });
  } catch {
    console.error(`The package registry ${registry} does not answer: check the connection (or set npm_config_registry to another one) and run the command again.`);
    process.exit(1);
  }
}
