/** What «Avanti» judges by: the first screen is shown without. */
export const loadTabRules = () => import('./tab-rules.ts');
