/** What is one on a page and who brings it. The shell brings everything; portals carry no fallback (`import: false`). */

/** In the shell's first bundle: needed before anything is drawn. */
const EAGER = ['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom', 'react-i18next', '@bussola/portal', '@bussola/i18n', '@bussola/ui/core'] as const;
/** Families the shell completes before the first portal that declares them mounts; the keys are SharedFamily's modules. */
const LATER = ['@bussola/ui/forms', '@bussola/ui/charts', '@bussola/ui/results', '@tanstack/react-query'] as const;
/** Two copies of these break the page: a wrong version must fail in its own portal, not be replaced with a warning. */
const STRICT = new Set<string>(['react', 'react/jsx-runtime', 'react-dom', 'react-router-dom']);

interface SharedEntry { singleton: true; strictVersion?: boolean; requiredVersion: string | false; eager?: boolean; import?: false }

export function sharedFor(host: boolean, versionOf: (name: string) => string, dev: boolean): Record<string, SharedEntry> {
  const entries = [...EAGER, ...LATER].map((key): [string, SharedEntry] => {
    const strict = STRICT.has(key);
    const base: SharedEntry = { singleton: true, requiredVersion: strict ? `^${versionOf(key.split('/')[0] ?? key)}` : false, ...(strict ? { strictVersion: true } : {}) };
    return [key, host ? { ...base, eager: (EAGER as readonly string[]).includes(key) } : { ...base, import: false }];
  });
  // Without one refresh runtime a portal's update is downloaded but nothing is drawn again.
  if (dev) entries.push(['react-refresh/runtime', { singleton: true, eager: true, requiredVersion: false }]);
  return Object.fromEntries(entries);
}
