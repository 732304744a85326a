/**
 * The shell as federation's host: libraries that portals share, one run-time plugin, one copy of
 * the runtime for all containers (docs/decisions/0040).
 */
import './federation-globals.ts';
import * as React from 'react';
import { createInstance } from '@module-federation/enhanced/runtime';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as portal from '@bussola/portal';
import { SHARED_FAMILIES } from '@bussola/portal';
import type { ListedRelease, SharedFamily } from '@bussola/portal';
import * as router from '@bussola/portal/router';
import * as i18n from '@bussola/i18n';
import * as uiCore from '@bussola/ui/core';
import { PortalLoadError } from '@bussola/portal-loader';
import type { Tags } from '@bussola/portal-loader';
import { FAMILY_KEYS, familyModules } from '../boot/shared-libraries.ts';

type Factory = () => unknown;
interface Shared {
  version: string;
  lib?: Factory;
  get?: () => Promise<Factory>;
  shareConfig: { singleton: true; requiredVersion: false };
}
interface Lent {
  tags: Tags;
  ensureShared: (families: readonly SharedFamily[]) => Promise<void>;
}
let lent: Lent | undefined;

const OURS = '1.0.0';
const shareConfig = { singleton: true, requiredVersion: false } as const;
const shared = (version: string, library: unknown): Shared => ({
  version,
  lib: () => library,
  shareConfig,
});

/**
 * A family that a portal uses without declaring it comes when it is asked for, whole like the
 * declared ones. Federation keeps the factory that it was answered, so a refusal comes from the
 * factory, which is asked again at each retry.
 */
const family = (name: SharedFamily, key: string): Shared => {
  const complete = () => lent?.ensureShared([name]) ?? Promise.resolve();
  const take: Factory = () => {
    const module = familyModules.get(key);
    if (module !== undefined) return module;
    void complete().catch(() => {});
    throw new PortalLoadError('CHUNK_NETWORK', { portal: 'shell', phase: 'shared', url: key });
  };
  return {
    version: OURS,
    get: () =>
      complete().then(
        () => take,
        () => take,
      ),
    shareConfig,
  };
};

const libraries: Record<string, Shared> = {
  react: shared(React.version, React),
  'react/jsx-runtime': shared(React.version, jsxRuntime),
  'react-dom': shared(React.version, ReactDom),
  '@bussola/portal': shared(OURS, portal),
  '@bussola/portal/router': shared(OURS, router),
  '@bussola/i18n': shared(OURS, i18n),
  '@bussola/ui/core': shared(OURS, uiCore),
  ...Object.fromEntries(
    SHARED_FAMILIES.map((name) => [FAMILY_KEYS[name], family(name, FAMILY_KEYS[name])]),
  ),
};

/**
 * Without one refresh runtime on the page, a portal's hot update arrives and nothing is drawn
 * again.
 */
if (__DEV__) Object.assign(window, { __bussolaRefresh__: await import('react-refresh/runtime') });

/** What a tag's own error event does not tell; the loader classifies it with a probe. */
function entryFailed(name: 'ScriptNetworkError' | 'ScriptExecutionError', url: string): Error {
  return Object.assign(new Error(`${name}: "${url}"`), { name, request: url });
}

function runEntry(url: string, tags: Tags): Promise<void> {
  const tag = __DEV__
    ? Object.assign(document.createElement('script'), { src: url })
    : tags.entryScript(url);
  return new Promise<void>((resolve, reject) => {
    // Through properties: a tag that hung is doubled, and the double settles the first one's load
    // by calling them.
    tag.onload = () => resolve();
    tag.onerror = () => reject(entryFailed('ScriptNetworkError', url));
    document.head.appendChild(tag);
  }).finally(() => tag.remove());
}

/** Entries on their way, by container. */
const awaited = new Set<string>();

type Container = Awaited<ReturnType<NonNullable<ModuleFederationRuntimePlugin['loadEntry']>>>;

/**
 * The entry is brought by our own tag: the hash of the signed list, another address after a hang,
 * the loader's clock instead of federation's 20 s, an error that says which of four causes it was.
 */
const ownEntryTag: ModuleFederationRuntimePlugin = {
  name: 'own-entry-tag',
  loadEntry: async ({ remoteInfo: { entry, entryGlobalName } }) => {
    awaited.add(entryGlobalName);
    if (lent) await runEntry(entry, lent.tags).finally(() => awaited.delete(entryGlobalName));
    // An entry leaves its container on the window, under its name.
    const container = (window as unknown as Record<string, Container>)[entryGlobalName];
    if (!container) throw entryFailed('ScriptExecutionError', entry);
    return container;
  },
};

const host = createInstance({
  name: 'shell',
  remotes: [],
  shared: libraries,
  shareStrategy: 'loaded-first',
  plugins: [ownEntryTag],
});
// Frozen: what one portal puts into it would be everybody's.
Object.defineProperty(window, '__bussolaFederation__', {
  value: Object.freeze({
    ...bundlerRuntime,
    bundlerRuntime: Object.freeze({ ...bundlerRuntime.bundlerRuntime }),
  }),
});

/**
 * @throws Error named as webpack and federation name theirs: the loader turns it into a typed
 * error. The time limit is the loader's.
 */
export function loadContainer(
  { container: name, entry }: ListedRelease,
  shell: Lent,
): Promise<unknown> {
  lent = shell;
  // Federation joins a load that is under way; a second request means that the first one hangs.
  if (awaited.has(name)) shell.tags.retryPending();
  host.registerRemotes([{ name, entry }]);
  return host.loadRemote(`${name}/portal`);
}
