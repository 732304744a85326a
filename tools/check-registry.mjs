// Runs before packages are installed (`pnpm:devPreinstall`): when the package registry does not answer, says so in one
// sentence and stops, instead of a page of retries. Plain JavaScript for any Node; changes nothing.
const registry = process.env.npm_config_registry ?? process.env.pnpm_config_registry ?? 'https://registry.npmjs.org/';
const WAIT_MS = 8000;

const isOffline = ['npm_config_offline', 'npm_config_prefer_offline', 'pnpm_config_offline'].some((name) => process.env[name] === 'true');
if (!isOffline) {
  try {
    // Any answer will do, also a refusal: the registry is there.
    await fetch(new URL('-/ping', registry.endsWith('/') ? registry : `${registry}/`), { method: 'HEAD', signal: AbortSignal.timeout(WAIT_MS) });
  } catch {
    console.error(`The package registry ${registry} does not answer: check the connection (or set npm_config_registry to another one) and run the command again.`);
    process.exit(1);
  }
}
