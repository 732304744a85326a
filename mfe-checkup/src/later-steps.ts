/**
 * The steps after the first, each a piece of its own: fetched when opened, and ahead of time while
 * somebody answers the step before.
 */
export const LATER_STEPS = {
  introduzione: () => import('./pages/0-introduzione/introduzione-page.tsx'),
  famiglia: () => import('./pages/1-5-famiglia/famiglia-page.tsx'),
  residenza: () => import('./pages/2-residenza/residenza-page.tsx'),
  previdenza: () => import('./pages/3-previdenza/previdenza-page.tsx'),
  pausa: () => import('./pages/3-5-pausa/pausa-page.tsx'),
  finanza: () => import('./pages/4-finanza/finanza-page.tsx'),
  riepilogo: () => import('./pages/5-riepilogo/riepilogo-page.tsx'),
};

export const stepsWords = () => import('./steps-namespace.ts');

/**
 * A network that goes, or a release that replaces this one half-way, then costs nothing: what the
 * rest of the answers needs is here. One after the other, so that nothing the person asks for waits
 * behind them. A piece that does not come is asked for again when its step is opened.
 */
export async function warmLaterSteps(): Promise<void> {
  for (const load of [stepsWords, ...Object.values(LATER_STEPS)])
    await load().then(
      () => undefined,
      () => undefined,
    );
}
