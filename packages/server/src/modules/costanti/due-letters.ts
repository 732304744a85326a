import { DUE_NOTICE_DAYS } from '@bussola/contract/limits';
import { calendarioCostanti, nomeCostante } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import { homeOf } from '../../http/site.ts';
import type { Mailer } from '../mail/mailer.ts';
import { ownersToTell, setTold } from './owner-repository.ts';
import { dueLetter } from './release-letters.ts';

/** Whoever follows a constant is written before it falls due, once a due date. */
export const dueLetters =
  (
    { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
    { engine, mailer }: { engine: Engine; mailer: Pick<Mailer, 'send'> },
  ) =>
  async (): Promise<void> => {
    const day = romeDay(clock());
    const soon = calendarioCostanti(engine.inForce(day), day).filter(
      ({ giorni }) => giorni <= DUE_NOTICE_DAYS,
    );
    await db.transaction(async (tx) => {
      const owners = await ownersToTell(tx);
      const untold = soon.flatMap(({ key, scade }) => {
        const owner = owners.find((one) => one.key === key && one.toldDue !== scade);
        return owner ? [{ key, scade, owner }] : [];
      });
      for (const theirs of Map.groupBy(untold, ({ owner }) => owner.email).values()) {
        const [{ owner } = { owner: undefined }] = theirs;
        if (!owner) continue;
        for (const { key, scade } of theirs) await setTold(tx, key, scade);
        const named = theirs.map(({ key, scade }) => ({
          name: nomeCostante(key)[owner.language],
          on: scade,
        }));
        const url = `${homeOf(config, 'SuperAdmin')}/admin/costanti`;
        await mailer.send(tx, owner.email, dueLetter(owner, named, url), 'constants');
      }
    });
  };
