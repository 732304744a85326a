/**
 * The shared libraries («families») that come after the first page. Each is fetched whole before it
 * is imported: a shared chunk that fails half-way would leave an empty module behind for good, a
 * failed fetch leaves nothing.
 */
import type { SharedFamily } from '@bussola/portal';
import { fetchAgain, PortalLoadError, realClock } from '@bussola/portal-loader';
import type { Times } from '@bussola/portal-loader';
import type { StartData } from './start-data.ts';

/** Under which name portals import each family. */
export const FAMILY_KEYS: Record<SharedFamily, string> = {
  'ui/forms': '@bussola/ui/forms',
  'ui/charts': '@bussola/ui/charts',
  'ui/results': '@bussola/ui/results',
  query: '@tanstack/react-query',
  formik: 'formik',
  yup: 'yup',
};

const IMPORTS: Record<SharedFamily, () => Promise<unknown>> = {
  'ui/forms': () => import(/* webpackChunkName: "shared-ui-forms" */ './shared-ui-forms.ts'),
  'ui/charts': () => import(/* webpackChunkName: "shared-ui-charts" */ './shared-ui-charts.ts'),
  'ui/results': () => import(/* webpackChunkName: "shared-ui-results" */ './shared-ui-results.ts'),
  query: () => import(/* webpackChunkName: "shared-query" */ './shared-query.ts'),
  formik: () => import(/* webpackChunkName: "shared-formik" */ './shared-formik.ts'),
  yup: () => import(/* webpackChunkName: "shared-yup" */ './shared-yup.ts'),
};

/** The families that are complete, by the name that portals import. */
export const familyModules = new Map<string, unknown>();

export function createEnsureShared(
  { families, familyIntegrity }: Pick<StartData, 'families' | 'familyIntegrity'>,
  times: Times,
) {
  const fetchWhole = async (url: string): Promise<void> => {
    const integrity = familyIntegrity[url];
    try {
      await fetchAgain({
        url,
        clock: realClock,
        times,
        ...(integrity === undefined ? {} : { integrity }),
      });
    } catch (cause) {
      throw new PortalLoadError('CHUNK_NETWORK', { portal: 'shell', phase: 'shared', url, cause });
    }
  };
  const done = new Map<SharedFamily, Promise<unknown>>();
  return async (wanted: readonly SharedFamily[]): Promise<void> => {
    await Promise.all(
      wanted.map((family) => {
        const known = done.get(family);
        if (known) return known;
        const loading = Promise.all((families[family] ?? []).map(fetchWhole)).then(async () => {
          familyModules.set(FAMILY_KEYS[family], await IMPORTS[family]());
        });
        done.set(family, loading);
        loading.catch(() => done.delete(family));
        return loading;
      }),
    );
  };
}
