/** Files of the next portal, fetched when somebody points at a link to it: low priority, checked like the rest, and nothing is run. */
import type { PortalDescriptor } from '@bussola/portal';
import { cspNonce } from '../boot/start-data.ts';
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

const ownerOf = (path: string, portals: readonly PortalDescriptor[]): PortalDescriptor | undefined =>
  portals.find(({ basePaths }) => basePaths.some((base) => path === base || path.startsWith(`${base}/`)));

async function warm({ releases, ensureShared }: PortalRuntime, path: string): Promise<void> {
  const owner = ownerOf(path, releases.descriptors());
  const release = owner && releases.of(owner.name).versions.find(({ descriptor }) => descriptor === owner);
  if (!release) return;
  await releases.learn(release);
  for (const href of releases.hints(release, owner.redirects.find(({ from }) => from === path)?.to ?? path)) preload(href, releases.integrityOf(href));
  await ensureShared(owner.shared);
}

export function warmOnIntent(runtime: PortalRuntime): void {
  const seen = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || seen.has(link.pathname)) return;
    seen.add(link.pathname);
    // A hint: when it fails, the load that follows says why.
    warm(runtime, link.pathname).catch(() => seen.delete(link.pathname));
  };
  document.addEventListener('pointerover', onIntent, { passive: true });
  document.addEventListener('focusin', onIntent);
}

/** While the sign-in page is read: the hashes of every portal, without which none of them can begin. */
export function learnAll({ releases }: PortalRuntime): void {
  for (const { versions: [newest] } of releases.list().portals) if (newest) releases.learn(newest).catch(() => undefined);
}

/** Where nearly everybody goes from the sign-in page. */
const LANDING = '/app/dashboards/home';

/** Whoever types an address and a password is about to need the portal behind them: it is fetched while they type, and nothing before they do. */
export function warmWhileTyping(runtime: PortalRuntime): void {
  const begin = () => {
    void Promise.allSettled([
      warm(runtime, LANDING), import(/* webpackChunkName: "portal-place" */ './portal-place.tsx'), import(/* webpackChunkName: "federation" */ './federation-host.ts'),
    ]);
  };
  // The first paint may have been typed in before this was here.
  if ([...document.querySelectorAll<HTMLInputElement>('input[name=email], input[name=password]')].some(({ value }) => value !== '')) begin();
  else document.addEventListener('input', begin, { once: true, passive: true });
}
