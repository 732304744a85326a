import { RISPOSTE } from '@bussola/domain';
import type { Chiave } from '@bussola/domain';
import type { Correction } from '@bussola/results';
import type { Area } from '../area/area.ts';
import { rightsOf } from '../area/rights.ts';
import { answerPath } from './editors.ts';

/** The way to the row that changes an answer, for who may change it. */
export const correctIn =
  ({ info }: Pick<Area, 'info'>) =>
  (answer: { key: string; memberId?: string | undefined }): Correction | undefined =>
    answer.key in RISPOSTE && rightsOf(info).mayChange([answer.key as Chiave])
      ? { href: answerPath(answer) }
      : undefined;
