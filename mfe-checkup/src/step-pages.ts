import { keysOf, recordOf } from '@bussola/domain/records';
import type { ComponentType } from 'react';
import { lazyPage } from '@bussola/portal';
import type { PortalModule } from '@bussola/portal';
import type { StepPath } from './steps.ts';
import { loadTabRules } from './wizard/load-tab-rules.ts';

type AddWords = Parameters<PortalModule['start']>[0]['addWords'];
type LoadPage = () => Promise<{ default: ComponentType }>;

let addWords: AddWords | undefined;
/** The portal starts: the pages can add their words. */
export const connectStepWords = (add: AddWords): void => {
  addWords = add;
};

/** A step after the first, with the words of those steps: the first screen carries neither. */
const later = (load: LoadPage): LoadPage => {
  return async () => {
    const [page, words] = await Promise.all([load(), import('./steps-namespace.ts')]);
    await Promise.all([
      addWords?.(words.stepsNamespace),
      addWords?.(words.formsNamespace),
      addWords?.(words.resultsNamespace),
    ]);
    return page;
  };
};

/** The page of each step, a file of its own. */
const LOADS: Readonly<Record<StepPath, LoadPage>> = {
  '/checkup/0': later(() => import('./pages/0-introduzione/introduzione-page.tsx')),
  '/checkup/1': () => import('./pages/1-dati-personali/dati-personali-page.tsx'),
  '/checkup/1-5': later(() => import('./pages/1-5-famiglia/famiglia-page.tsx')),
  '/checkup/2': later(() => import('./pages/2-residenza/residenza-page.tsx')),
  '/checkup/3': later(() => import('./pages/3-previdenza/previdenza-page.tsx')),
  '/checkup/3-5': later(() => import('./pages/3-5-pausa/pausa-page.tsx')),
  '/checkup/4': later(() => import('./pages/4-finanza/finanza-page.tsx')),
  '/checkup/5': later(() => import('./pages/5-riepilogo/riepilogo-page.tsx')),
};
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
