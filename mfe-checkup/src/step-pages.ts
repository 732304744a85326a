import { keysOf, recordOf } from '@bussola/domain/records';
import type { ComponentType } from 'react';
import { lazyPage } from '@bussola/portal';
import type { PortalModule } from '@bussola/portal';
import { FIRST, PAGES } from './pages.ts';
import type { StepPath } from './steps.ts';
import { loadTabRules } from './wizard/load-tab-rules.ts';

type AddWords = Parameters<PortalModule['start']>[0]['addWords'];
type LoadPage = () => Promise<{ default: ComponentType }>;

let addWords: AddWords | undefined;
/** The portal starts: the pages can add their words. */
export const connectStepWords = (add: AddWords): void => {
  addWords = add;
};

/** The file of each step. Those after the first come with their words. */
const LOADS = Object.fromEntries(
  PAGES.map(({ path, page }): [StepPath, LoadPage] => [
    path,
    async () => {
      const load = import(`./pages/${page}-page.tsx`) as ReturnType<LoadPage>;
      if (path === FIRST) return load;
      const [file, words] = await Promise.all([load, import('./steps-namespace.ts')]);
      await Promise.all([
        addWords?.(words.stepsNamespace),
        addWords?.(words.formsNamespace),
        addWords?.(words.resultsNamespace),
      ]);
      return file;
    },
  ]),
) as Readonly<Record<StepPath, LoadPage>>;
export const STEP_PATHS = keysOf(LOADS);

export const STEP_PAGES = recordOf(STEP_PATHS, (path) => lazyPage(LOADS[path]));

/**
 * Fetches the rules and all steps, one after the other, so that nothing the person asks for waits
 * behind them. A network that goes, or a release that replaces this one half-way, then costs
 * nothing.
 *
 * @returns the steps whose files came; the others are asked for again when they are opened
 */
export async function fetchSteps(): Promise<ReadonlySet<StepPath>> {
  const fetched = new Set<StepPath>();
  await loadTabRules().catch(() => {});
  for (const path of STEP_PATHS)
    await LOADS[path]().then(
      () => fetched.add(path),
      () => undefined,
    );
  return fetched;
}
