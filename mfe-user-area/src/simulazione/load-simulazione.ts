/** The engine of «e se…» and the year-by-year plan: each fetched only by the screen that asks for it. */
export const loadSimulazione = () => import(/* webpackChunkName: "simulazione" */ '@bussola/domain/simulazione');
export const loadProiezione = () => import(/* webpackChunkName: "proiezione" */ '@bussola/domain/proiezione');
