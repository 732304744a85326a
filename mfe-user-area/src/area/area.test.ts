import { expect, it } from '@jest/globals';
import type { AllInfo } from '@bussola/contract';
import { analizza, COSTANTI_2026_12 } from '@bussola/domain';
import { areaServer, TODAY, USER_ID } from '../testing/area-server.ts';
import { famigliaOf } from './area.ts';

const off = { enabled: false, dal: TODAY };
it.each([
  ['every answer', {}],
  ['the splits left out', { investimenti: off }],
  ['the details left out', { personaldata: off }],
])('gives the engine in the browser what the server gave its own: %s', async (_what, sezioni) => {
  const { http } = areaServer('bellini', { sezioni });
  const info = (await http({
    method: 'GET',
    path: `/api/area/generale/allInfo/${USER_ID}`,
    body: undefined,
  })) as AllInfo;
  if (!info.analisi) throw new Error('no analysis');
  const { soluzioni } = analizza(famigliaOf({ info, analisi: info.analisi }), COSTANTI_2026_12);
  expect(soluzioni).toEqual(info.analisi.soluzioni);
});
