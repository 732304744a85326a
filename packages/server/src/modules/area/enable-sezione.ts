import type { BodyOf, ResponseOf } from '@bussola/contract';
import { SEZIONI_ANALISI } from '@bussola/domain';
import type { SezioneAnalisi } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import { refuseFields } from './area-redaction.ts';
import type { NucleoChange } from './nucleo-change.ts';
import { findArea, setSezione } from '../people/nucleo-repository.ts';

/** Uses a section of the answers in the results, or leaves it out; the answers stay. */
export const enableSezione =
  ({ clock }: Pick<Deps, 'clock'>, change: NucleoChange) =>
  async (
    actor: Actor,
    sezione: SezioneAnalisi,
    { enabled, version }: BodyOf<'enableInvestimenti'>,
  ): Promise<ResponseOf<'enableInvestimenti'>> => {
    // Switching a section needs the right to write each of its answers.
    refuseFields(actor, Object.fromEntries(SEZIONI_ANALISI[sezione].map(fieldAndValue)));
    return change(actor, version, async (tx) => {
      const dal = romeDay(clock());
      const before = await findArea(tx, actor.areaId, dal);
      // Asked for twice, the day of the first time stays.
      if (before?.sezioni[sezione].enabled !== enabled)
        await setSezione(tx, actor.areaId, sezione, { enabled, dal });
      const after = await findArea(tx, actor.areaId, dal);
      if (!after) throw new ProblemError('NOT_FOUND');
      return { sezioni: after.sezioni };
    });
  };

/** The field that holds an answer. */
const fieldAndValue = (key: string) => [key.split('.')[0] ?? key, true] as const;
