/**
 * The shared families that come after the first page. Each is fetched whole before it is imported: a shared chunk that
 * fails half-way would leave an empty module behind for good (platform.md 1.6), a failed fetch leaves nothing.
 */
import type { SharedFamily } from '@bussola/portal';
import { PortalLoadError } from '@bussola/portal-loader';
import type { StartData } from './start-data.ts';

/** Under which name portals import each family. */
export const FAMILY_KEYS: Record<SharedFamily, string> = { 'ui/forms': '@bussola/ui/forms', 'ui/charts': '@bussola/ui/charts', 'ui/results': '@bussola/ui/results', query: '@tanstack/react-query' };

const IMPORTS: Record<SharedFamily, () => Promise<unknown>> = {
  'ui/forms': () => import(/* webpackChunkName: "family-ui-forms" */ './family-ui-forms.ts'),
  'ui/charts': () => import(/* webpackChunkName: "family-ui-charts" */ './family-ui-charts.ts'),
  'ui/results': () => import(/* webpackChunkName: "family-ui-results" */ './family-ui-results.ts'),
  query: () => import(/* webpackChunkName: "family-query" */ './family-query.ts'),
};

/** The families that are complete, by the name that portals import. */
export const familyModules = new Map<string, unknown>();

async function fetchWhole(path: string, integrity: string | undefined): Promise<void> {
  const answer = await fetch(path, { ...(integrity === undefined ? {} : { integrity }) });
  if (!answer.ok) throw new PortalLoadError('CHUNK_NETWORK', { portal: 'shell', phase: 'shared', url: path });
  await answer.arrayBuffer();
}

export function createEnsureShared({ families, familyIntegrity }: Pick<StartData, 'families' | 'familyIntegrity'>) {
  const done = new Map<SharedFamily, Promise<unknown>>();
  return async (wanted: readonly SharedFamily[]): Promise<void> => {
    await Promise.all(wanted.map((family) => {
      const known = done.get(family);
      if (known) return known;
      const loading = Promise.all((families[family] ?? []).map((path) => fetchWhole(path, familyIntegrity[path]))).then(async () => {
        familyModules.set(FAMILY_KEYS[family], await IMPORTS[family]());
      });
      done.set(family, loading);
      loading.catch(() => done.delete(family));
      return loading;
    }));
  };
}
