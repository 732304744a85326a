/** The shell as federation's host: brings the libraries that are one on the page, then loads containers. */
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as federationCore from '@module-federation/runtime-core';
import { init } from '@module-federation/runtime';
import * as portal from '@bussola/portal';
import type { PortalRelease, SharedFamily } from '@bussola/portal';
import * as router from '@bussola/portal/router';
import * as i18n from '@bussola/i18n';
import * as uiCore from '@bussola/ui/core';
import { LOAD_TIMEOUT_MS } from '@bussola/portal-loader';
import type { Tags } from '@bussola/portal-loader';
import { FAMILY_KEYS, familyModules } from '../boot/families.ts';

declare global {
  /** Where portals built with `externalRuntime` look for federation's core: one copy on the page. */
  var _FEDERATION_RUNTIME_CORE: unknown;
}
globalThis._FEDERATION_RUNTIME_CORE = federationCore;

const ours = '1.0.0';
const shared = (version: string, library: unknown) => ({ version, lib: () => library, shareConfig: { singleton: true, requiredVersion: false as const } });

/** Without one refresh runtime on the page, a portal's hot update arrives and nothing is drawn again. */
const refresh: unknown = __DEV__ ? await import('react-refresh/runtime') : undefined;

interface Lent { tags: Tags; ensureShared: (families: readonly SharedFamily[]) => Promise<void> }
let lent: Lent | undefined;

/** A family that a portal uses without declaring it comes when it is asked for: fetched whole, like the declared ones. */
const families = Object.fromEntries(Object.entries(FAMILY_KEYS).map(([family, key]) => [key, {
  version: ours,
  get: async () => {
    await lent?.ensureShared([family as SharedFamily]);
    return () => familyModules.get(key);
  },
  shareConfig: { singleton: true, requiredVersion: false as const },
}]));

const host = init({
  name: 'shell',
  remotes: [],
  shared: {
    react: shared(React.version, React),
    'react/jsx-runtime': shared(React.version, jsxRuntime),
    'react-dom': shared(React.version, ReactDom),
    '@bussola/portal': shared(ours, portal),
    '@bussola/portal/router': shared(ours, router),
    '@bussola/i18n': shared(ours, i18n),
    '@bussola/ui/core': shared(ours, uiCore),
    ...families,
    ...(refresh ? { 'react-refresh/runtime': shared(ours, refresh) } : {}),
  },
  plugins: [{
    name: 'bussola-tags',
    createScript: ({ url }) => (__DEV__ || !lent ? { timeout: LOAD_TIMEOUT_MS } : { script: lent.tags.entryScript(url), timeout: LOAD_TIMEOUT_MS }),
  }],
});

/** @throws what federation throws: the loader turns it into a typed error. */
export async function loadContainer({ container, entry }: PortalRelease, attempt: number, shell: Lent): Promise<unknown> {
  lent = shell;
  host.registerRemotes([{ name: container, entry }], { force: attempt > 0 });
  return host.loadRemote(`${container}/portal`);
}
