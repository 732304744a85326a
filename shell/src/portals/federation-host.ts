/**
 * The shell as federation's host. Containers are made by webpack's own plugin; what they need of a host is a share scope and two
 * calls, so there is no runtime between the shell and them (docs/decisions/0020).
 */
import * as React from 'react';
import * as ReactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as portal from '@bussola/portal';
import type { ListedRelease, SharedFamily } from '@bussola/portal';
import * as router from '@bussola/portal/router';
import * as i18n from '@bussola/i18n';
import * as uiCore from '@bussola/ui/core';
import { PortalLoadError } from '@bussola/portal-loader';
import type { Tags } from '@bussola/portal-loader';
import { FAMILY_KEYS, familyModules } from '../boot/families.ts';

type Factory = () => unknown;
/** As webpack's containers read it: by name, by version. */
type ShareScope = Record<string, Record<string, { get: () => Factory | Promise<Factory>; loaded: 1; from: 'shell' }>>;
interface Container { init: (scope: ShareScope) => unknown; get: (module: string) => Promise<Factory> }
interface Lent { tags: Tags; ensureShared: (families: readonly SharedFamily[]) => Promise<void> }
let lent: Lent | undefined;

const OURS = '1.0.0';
const shared = (version: string, library: unknown): ShareScope[string] => ({ [version]: { get: () => () => library, loaded: 1, from: 'shell' } });

/**
 * A family that a portal uses without declaring it comes when it is asked for, whole like the declared ones. Webpack remembers for good
 * that a shared module was refused, so the refusal comes from the factory, which is asked again at each retry.
 */
const family = (name: SharedFamily, key: string): ShareScope[string] => {
  const complete = () => lent?.ensureShared([name]) ?? Promise.resolve();
  const take: Factory = () => {
    const module = familyModules.get(key);
    if (module !== undefined) return module;
    void complete().catch(() => {});
    throw new PortalLoadError('CHUNK_NETWORK', { portal: 'shell', phase: 'shared', url: key });
  };
  return { [OURS]: { get: () => complete().then(() => take, () => take), loaded: 1, from: 'shell' } };
};

const scope: ShareScope = {
  react: shared(React.version, React),
  'react/jsx-runtime': shared(React.version, jsxRuntime),
  'react-dom': shared(React.version, ReactDom),
  '@bussola/portal': shared(OURS, portal),
  '@bussola/portal/router': shared(OURS, router),
  '@bussola/i18n': shared(OURS, i18n),
  '@bussola/ui/core': shared(OURS, uiCore),
  ...Object.fromEntries((Object.entries(FAMILY_KEYS) as [SharedFamily, string][]).map(([name, key]) => [key, family(name, key)])),
};

/** Without one refresh runtime on the page, a portal's hot update arrives and nothing is drawn again. */
if (__DEV__) Object.assign(window, { __bussolaRefresh__: await import('react-refresh/runtime') });

/** What a tag's own error event does not tell; the loader classifies it with a probe. */
function entryFailed(name: 'ScriptNetworkError' | 'ScriptExecutionError', url: string): Error {
  return Object.assign(new Error(`${name}: "${url}"`), { name, request: url });
}

function runEntry(url: string, tags: Tags): Promise<void> {
  const tag = __DEV__ ? Object.assign(document.createElement('script'), { src: url }) : tags.entryScript(url);
  return new Promise<void>((resolve, reject) => {
    // Through properties: a tag that hung is doubled, and the double settles the first one's load by calling them.
    tag.onload = () => resolve();
    tag.onerror = () => reject(entryFailed('ScriptNetworkError', url));
    document.head.appendChild(tag);
  }).finally(() => tag.remove());
}

const containerOf = (name: string): Container | undefined => (window as unknown as Record<string, Container | undefined>)[name];

/** @throws Error named as webpack and federation name theirs: the loader turns it into a typed error. The time limit is the loader's. */
export async function loadContainer({ container: name, entry }: ListedRelease, shell: Lent): Promise<unknown> {
  lent = shell;
  if (!containerOf(name)) await runEntry(entry, shell.tags);
  const container = containerOf(name);
  if (!container) throw entryFailed('ScriptExecutionError', entry);
  await container.init(scope);
  const module = await container.get('./portal');
  return module();
}
