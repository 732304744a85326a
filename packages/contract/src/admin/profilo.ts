/** What is kept of an adviser: register, where and when they receive. */
import { z } from 'zod';
import { MAX_LENGTH, NUMERO_ALBO } from '../limits.ts';
import { IsoDate, IsoDateTime, line } from '../shapes.ts';
import { StaffRow } from './staff-row.ts';

/** OCF: financial advisers. RUI: insurance intermediaries. */
export const Albo = z.enum(['OCF', 'RUI']);
export const Canale = z.enum(['studio', 'telefono', 'video']);
export const Lingua = z.enum(['it', 'en', 'de', 'fr', 'es']);
const Ora = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const inOrder = ({ dalle, alle }: { dalle: string | null; alle: string | null }) =>
  (dalle === null) === (alle === null) && (dalle === null || alle === null || dalle < alle);

/** Hours of a day of the week; 1 is Monday. */
export const Fascia = z
  .strictObject({ giorno: z.int().min(1).max(7), dalle: Ora, alle: Ora })
  .refine(inOrder);
/** Some days away, or some hours more. Without hours: the whole day. */
export const Eccezione = z
  .strictObject({
    dal: IsoDate,
    al: IsoDate,
    riceve: z.boolean(),
    dalle: Ora.nullable(),
    alle: Ora.nullable(),
  })
  .refine(inOrder)
  .refine(({ dal, al }) => dal <= al)
  .refine(({ riceve, dalle }) => !riceve || dalle !== null);

export const ProfiloConsulente = z
  .strictObject({
    albo: Albo.nullable(),
    numero: z.string().max(10).nullable(),
    luoghi: z.array(line(1, MAX_LENGTH.place)).max(10),
    lingue: z.array(Lingua).max(5),
    canali: z.array(Canale).max(3),
    /** Always the same room for video calls. */
    video: z
      .url({ protocol: /^https$/ })
      .max(MAX_LENGTH.link)
      .nullable(),
    orari: z.array(Fascia).max(42),
    eccezioni: z.array(Eccezione).max(100),
  })
  .refine(
    ({ albo, numero }) =>
      albo === null ? numero === null : numero !== null && NUMERO_ALBO[albo].test(numero),
    { path: ['numero'] },
  );
export type ProfiloConsulente = z.infer<typeof ProfiloConsulente>;

/** Somebody invited has no profile yet. */
export const ConsulenteRow = StaffRow.extend({
  albo: Albo.nullable(),
  numero: z.string().nullable(),
  /** Who of the staff looked the number up, and when. */
  checkedBy: z.string().nullable(),
  checkedAt: IsoDateTime.nullable(),
  luoghi: z.array(z.string()),
  lingue: z.array(Lingua),
  canali: z.array(Canale),
  /** Clients now, and those who have not said yes yet: together at most the limit. */
  clients: z.int(),
  waiting: z.int(),
  limite: z.int(),
  /** Last day of an absence that covers today. */
  awayUntil: IsoDate.nullable(),
});
export type ConsulenteRow = z.infer<typeof ConsulenteRow>;
export const ConsulentiRows = z.strictObject({ rows: z.array(ConsulenteRow) });
