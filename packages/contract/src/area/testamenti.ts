/** Where a will is kept and who knows of it: a record, never the text of the will. */
import { MAX_LENGTH } from '../limits.ts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { ownRead, ownWrite } from '../policy.ts';
import { Id, IsoDate, UserParams, Version } from '../shapes.ts';

const line = (max: number) => z.string().trim().min(1).max(max);
const Forma = z.enum(['olografo', 'pubblico', 'segreto', 'fiduciario']);
const NOTAIO = { forma: Forma.nullable(), notaio: line(MAX_LENGTH.notary).nullable() };
const INDIRIZZO = {
  indirizzo: line(MAX_LENGTH.willPlace).nullable(),
  chiLoSa: line(MAX_LENGTH.willPlace).nullable(),
  /** The day on which the person last looked at their will. */
  rivistoIl: IsoDate.nullable(),
};

export const Testamento = z.strictObject({
  memberId: Id,
  ...NOTAIO,
  ...INDIRIZZO,
  version: Version,
});
export type Testamento = z.infer<typeof Testamento>;
const TestamentoList = z.strictObject({ testamenti: z.array(Testamento) });

const MembroParams = z.strictObject({ id: Id });
const write = () => ownWrite({ audit: 'never', objects: { id: 'member' } });
/** Absent = untouched, null = taken back; a record that is not there yet has version 0. */
const Versioned = { version: Version.optional() };

export const testamenti = {
  listTestamenti: endpoint({
    permission: ownRead(),
    summary: 'Records of the wills of the household; for its owner alone',
    params: UserParams,
    response: TestamentoList,
  }),
  updateTestamentoNotaio: endpoint({
    permission: write(),
    summary: 'What form the will of a member has, and with which notary it is',
    params: MembroParams,
    body: z.strictObject({ ...Versioned, ...NOTAIO }).partial(),
    response: TestamentoList,
  }),
  updateTestamentoIndirizzo: endpoint({
    permission: write(),
    summary: 'Where the will of a member is kept, and who knows',
    params: MembroParams,
    body: z.strictObject({ ...Versioned, ...INDIRIZZO }).partial(),
    response: TestamentoList,
  }),
};
