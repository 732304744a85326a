/** For the demo: a release of the constants that waits for a second signature. */
import { romeDay, plusDays } from '../../clock.ts';
import { asSystem } from '../../access.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { releaseService } from '../costanti/release-service.ts';
import { foldEmail } from '../people/one-use.ts';
import { findByEmail } from '../people/user-repository.ts';
import { demoPeople } from './demo.ts';

const WHY =
  'Prudenza sui mercati: una parte dei risparmi si vende in perdita proprio quando serve.';
const FONTE = 'Ipotesi nostra, prudenza sui mercati';

/** Proposed by the first SuperAdmin of the demo, once: not where somebody worked on releases. */
export async function seedDemoRelease(deps: Deps, engine: Engine): Promise<void> {
  const { db, clock } = deps;
  // Nobody is written to: the demo is made before the server has an address to lead to.
  const releases = releaseService(deps, engine, { send: async () => {} });
  await asSystem(async () => {
    const first = demoPeople().find(({ role }) => role === 'SuperAdmin');
    const proposer = first && (await findByEmail(db, foldEmail(first.email)));
    const { releases: known } = await releases.list();
    if (!proposer || known.some(({ origin }) => origin === 'draft')) return;
    // The steps of a release ask of the actor only who it is.
    const actor = { userId: proposer.id } as Actor;
    const { id, version } = await releases.update(actor, {
      why: WHY,
      changes: [
        {
          key: 'tcm.quotaLiquidi',
          change: { value: 0.75, fonte: FONTE, verificatoIl: romeDay(clock()) },
        },
      ],
    });
    const validFrom = romeDay(plusDays(clock(), 14));
    await releases.submit(actor, id, { version, validFrom });
  });
}
