/**
 * The engine of «e se…» and of the year-by-year plan, fetched only by the screen that asks for it.
 * `CHUNK_LIMITS` of packages/portal-build has its size limit.
 */
export const loadSimulazione = () =>
  import(/* webpackChunkName: "simulazione" */ '@bussola/domain/simulazione');
