/**
 * allInfo: everything the dashboards show, in one answer that is computed once for each state of
 * the household. One file a use case; this one puts them together.
 */
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { readAllInfo } from './read-all-info.ts';
import { readHousehold } from './read-household.ts';
import { viewArea } from './view-area.ts';

export function allInfoService(deps: Deps, engine: Engine) {
  const { find, household, analyse } = readHousehold(deps, engine);
  const view = viewArea(deps, { engine, find });
  return { analyse, household, view, read: readAllInfo(deps, { engine, analyse, view }) };
}
export type AllInfoService = ReturnType<typeof allInfoService>;
