/** Where a will is kept and who knows of it: a record, never the text of the will. */
import { MAX_LENGTH } from '../limits.ts';
import { z } from 'zod';
import { errorKey } from '@bussola/domain';
import { hasWebAddress } from '@bussola/domain/web-address';
import { endpoint } from '../endpoint.ts';
import { ownRead, ownWrite } from '../policy.ts';
import { Id, IsoDate, UserParams, Version, line } from '../shapes.ts';

/** As it is kept: also what was written before the rules of today. */
const kept = (max: number) => z.string().trim().min(1).max(max);
const typed = (max: number) =>
  line(1, max).refine((text) => !hasWebAddress(text), {
    error: 'No websites and no e-mail addresses',
    params: { code: errorKey('webAddress') },
  });
const Forma = z.enum(['olografo', 'pubblico', 'segreto', 'fiduciario']);
const notaio = (text: typeof kept) => ({
  forma: Forma.nullable(),
  notaio: text(MAX_LENGTH.notary).nullable(),
});
const indirizzo = (text: typeof kept) => ({
  indirizzo: text(MAX_LENGTH.willPlace).nullable(),
  chiLoSa: text(MAX_LENGTH.willPlace).nullable(),
  /** The day on which the person last looked at their will. */
  rivistoIl: IsoDate.nullable(),
});

export const Testamento = z.strictObject({
  memberId: Id,
  ...notaio(kept),
  ...indirizzo(kept),
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
    body: z.strictObject({ ...Versioned, ...notaio(typed) }).partial(),
    response: TestamentoList,
  }),
  updateTestamentoIndirizzo: endpoint({
    permission: write(),
    summary: 'Where the will of a member is kept, and who knows',
    params: MembroParams,
    body: z.strictObject({ ...Versioned, ...indirizzo(typed) }).partial(),
    response: TestamentoList,
  }),
};
