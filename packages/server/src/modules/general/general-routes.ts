/** Small public calls, and consents. */
import type { ResponseOf } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { actorOf } from '../../http/handler.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { listReleases, withoutHints } from '../portals/portals-service.ts';
import { addConsent, listConsents } from './consent-repository.ts';
import { latestVix } from './vix-repository.ts';

type Calls = 'vix' | 'consentsProfile' | 'consentsCreate' | 'portalReleases';
/** domain.md 4.7 and ui.vix.giorniMax: an older value says nothing of today. */
const VIX = { green: 20, yellow: 30, most: 200, freshDays: 5 };

export function generalRoutes({ db, clock, config }: Deps, _engine: Engine): HandlersOf<Calls> {
  const record = async (userId: string, kind: 'privacy' | 'terms' | 'marketing' | 'profiling', granted: boolean) => {
    await addConsent(db, { userId, kind, granted, at: clock() });
    return { consents: await listConsents(db, userId) };
  };
  return {
    vix: async (): Promise<ResponseOf<'vix'>> => {
      const latest = await latestVix(db);
      if (!latest) return { value: null, date: null, level: 'grey', stale: true };
      const ageDays = (Date.parse(romeDay(clock())) - Date.parse(latest.day)) / 86_400_000;
      const stale = ageDays > VIX.freshDays;
      const { value } = latest;
      const level = stale || value < 0 || value > VIX.most ? 'grey' : value < VIX.green ? 'green' : value <= VIX.yellow ? 'yellow' : 'red';
      return { value, date: latest.day, level, stale };
    },
    consentsProfile: (incoming) => record(actorOf(incoming).userId, 'profiling', incoming.body.granted),
    consentsCreate: (incoming) => record(actorOf(incoming).userId, incoming.body.kind, incoming.body.granted),
    portalReleases: async () => ({ schemaVersion: 1, generatedAt: clock().toISOString(), portals: (await listReleases(config.distDir)).map(withoutHints) as ResponseOf<'portalReleases'>['portals'] }),
  };
}
