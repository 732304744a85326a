import { cspNonce } from '../boot/start-data.ts';
import { ownerOf } from '../guards/owner-of.ts';
import type { PortalRuntime } from './portal-runtime.ts';

const warmed = new Set<string>();

function preload(href: string, integrity: string | undefined): void {
  if (integrity === undefined || warmed.has(href)) return;
  warmed.add(href);
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = href.endsWith('.css') ? 'style' : 'script';
  link.fetchPriority = 'low';
  link.crossOrigin = 'anonymous';
  link.integrity = integrity;
  const nonce = cspNonce();
  if (nonce !== undefined) link.nonce = nonce;
  // Whatever becomes of it: a failed hint is not asked about, the load itself will say.
  link.href = href;
  document.head.append(link);
}

/**
 * Fetches what a page of a portal will need: low priority, checked like the rest, and nothing is
 * run.
 */
export async function warmPortal(
  { releases, ensureShared }: PortalRuntime,
  path: string,
): Promise<void> {
  const owner = ownerOf(path, releases.descriptors());
  const release =
    owner && releases.of(owner.name).versions.find(({ descriptor }) => descriptor === owner);
  if (!release) return;
  await releases.learn(release);
  for (const href of releases.hints(
    release,
    owner.redirects.find(({ from }) => from === path)?.to ?? path,
  ))
    preload(href, releases.integrityOf(href));
  await ensureShared(owner.shared);
}
