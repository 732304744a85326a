/** The summary without amounts, by a link that ends. */
import type { ResponseOf } from '@bussola/contract';
import { plusDays, romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { hashToken, newToken } from '../people/one-use.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import { levelsOf } from '../area/levels-of.ts';
import { familyName } from './family-name.ts';
import type { ReportOwner } from './report-parts.ts';
import * as reports from '../people/report-repository.ts';

const SINTESI_DAYS = 30;

export const shareSummary = (
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
  { allInfo, owner }: { allInfo: AllInfoService; owner: ReportOwner },
) => ({
  /** Levels of today, without amounts and first names, for the holder of the link. */
  async share(actor: Actor): Promise<ResponseOf<'shareSintesi'>> {
    const { analisi, membri } = await allInfo.analyse(actor);
    const person = await owner(actor.areaId);
    const token = newToken();
    const expiresOn = romeDay(plusDays(clock(), SINTESI_DAYS));
    await reports.insertSintesi(db, {
      tokenHash: hashToken(token),
      areaId: actor.areaId,
      day: analisi.refDate,
      expiresOn,
      familyName: familyName(membri, person.lastName),
      areas: levelsOf(analisi),
    });
    return { url: `${config.publicUrl}/reportsintesi?token=${token}`, token, expiresOn };
  },

  async sintesi(token: string): Promise<ResponseOf<'reportSintesi'>> {
    const found = await reports.findSintesi(db, hashToken(token));
    if (!found) throw new ProblemError('TOKEN_INVALID');
    if (found.expiresOn < romeDay(clock())) throw new ProblemError('TOKEN_EXPIRED');
    return found;
  },
});
