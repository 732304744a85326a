/**
 * The engine of «e se…» and of the year-by-year plan, fetched only by the screen that asks for it
 * (25 kB at most, packages/portal-build).
 */
export const loadSimulazione = () =>
  import(/* webpackChunkName: "simulazione" */ '@bussola/domain/simulazione');
