/**
 * What is one on a page. The shell brings every one of these (shell/src/portals/federation-host.ts)
 * and portals carry no fallback (`import: false`). A key that the shell does not bring fails the
 * portal with a typed error.
 */
export const SHARED_KEYS = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  '@bussola/portal',
  '@bussola/portal/router',
  '@bussola/i18n',
  '@bussola/ui/core',
  '@bussola/ui/forms',
  '@bussola/ui/charts',
  '@bussola/ui/results',
  '@tanstack/react-query',
  'formik',
  'yup',
] as const;

/**
 * Two copies of these break the page: a wrong version must fail in its own portal, not be replaced
 * with a warning.
 */
const STRICT = new Set<string>(['react', 'react/jsx-runtime', 'react-dom']);

/** Where a portal finds federation's runtime, which the shell brings once for all. */
export const RUNTIME_GLOBAL = '__bussolaFederation__';

/** Where a portal under development finds the shell's refresh runtime. */
export const REFRESH_GLOBAL = '__bussolaRefresh__';

interface SharedEntry {
  shareKey?: string;
  singleton: true;
  strictVersion?: boolean;
  requiredVersion: string | false;
  import: false;
}

export function sharedForPortal(versionOf: (name: string) => string): Record<string, SharedEntry> {
  const entries = SHARED_KEYS.map((key): [string, SharedEntry] => [
    key,
    STRICT.has(key)
      ? {
          singleton: true,
          strictVersion: true,
          requiredVersion: `^${versionOf(key.split('/')[0] ?? key)}`,
          import: false,
        }
      : { singleton: true, requiredVersion: false, import: false },
  ]);
  // An import of the library gets the part of it that is shared.
  entries.push([
    'react-router-dom',
    { shareKey: '@bussola/portal/router', singleton: true, requiredVersion: false, import: false },
  ]);
  return Object.fromEntries(entries);
}
