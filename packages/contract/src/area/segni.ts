/** «Segna come»: what the owner of an area has marked of each of the twelve areas. */
import { z } from 'zod';
import { SOLUZIONI } from '@bussola/domain';
import { endpoint } from '../endpoint.ts';
import { areaRead, ownWrite } from '../policy.ts';
import { Id, IsoDate, UserParams } from '../shapes.ts';

const Code = z.enum(SOLUZIONI);
const Stato = z.enum(['primo_passo', 'fatto', 'non_ora']);

export const Segno = z.strictObject({
  code: Code,
  stato: Stato,
  /** The day that the owner says. */
  data: IsoDate,
  /** Absent for readers who may not read documents, too. */
  file: z.strictObject({ id: Id, name: z.string() }).nullable(),
  /** The level and the numbers of the area are still those that were marked. */
  vale: z.boolean(),
});
export type Segno = z.infer<typeof Segno>;
export const SegnoList = z.strictObject({ segni: z.array(Segno) });

const SegnoParams = UserParams.extend({ code: Code });

export const segni = {
  listSegni: endpoint({
    permission: areaRead(['dati', 'patrimonio', 'protezione', 'previdenza'], { whole: true }),
    summary: 'Areas that the owner has marked, and whether each mark still holds',
    params: UserParams,
    response: SegnoList,
  }),
  updateSegno: endpoint({
    permission: ownWrite({ audit: 'never', objects: { fileId: 'file' } }),
    summary: 'Mark an area: a first step, done, not now; the day is not in the future',
    params: SegnoParams,
    body: z.strictObject({
      stato: Stato,
      data: IsoDate,
      /** A document of the area; none for «not now». */
      fileId: Id.nullish(),
    }),
    response: SegnoList,
  }),
  deleteSegno: endpoint({
    permission: ownWrite({ audit: 'never' }),
    summary: 'Take the mark of an area away',
    params: SegnoParams,
    response: SegnoList,
  }),
};
