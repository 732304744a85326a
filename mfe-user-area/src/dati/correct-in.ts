import { isChiave } from '@bussola/domain';
import type { Correction } from '@bussola/results';
import type { Area } from '../area/area.ts';
import { rightsOf } from '../area/rights.ts';
import { answerPath } from './editors.ts';

/** The way to the row that changes an answer, for people who may change it. */
export const correctIn =
  ({ info }: Pick<Area, 'info'>) =>
  (answer: { key: string; memberId?: string | undefined }): Correction | undefined =>
    isChiave(answer.key) && rightsOf(info).mayChange([answer.key])
      ? { href: answerPath(answer) }
      : undefined;
