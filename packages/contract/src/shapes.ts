/**
 * Shapes that several endpoints share, with the bounds of every number. Unknown fields are refused
 * everywhere.
 */
import { MAX_LENGTH } from './limits.ts';
import { z } from 'zod';
import { GRADI_PARENTELA, LAUREATO, MEMBRO, PERSONA, POLIZZE, SOLUZIONI } from '@bussola/domain';
import type { Membro as MembroDominio } from '@bussola/domain';
import { keptShapes, nullish, optional, sentShapes } from './risposte.ts';
import { Comune, Id, IsoDate, IsoDateTime } from './values.ts';

export * from './values.ts';

/**
 * Specification §5: 8 to 32 characters, a digit, an uppercase and a lowercase letter, a closed list
 * of symbols.
 */
export const Password = z
  .string()
  .min(8)
  .max(32)
  .regex(/^(?=.*\d)(?=.*[A-Z])(?=.*[a-z])[A-Za-z\d!@#$%^&*().,_\-+=?]+$/);
/** What is presented at sign-in is compared as sent: no rule of form, only a bound. */
export const AnyPassword = z.string().min(1).max(200);
/** Opaque one-use token: 256 bits, base64url. */
export const OneUseToken = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
export const Role = z.enum(['User', 'Consulente', 'Admin', 'SuperAdmin']);

/**
 * What a person answers of themselves or of a member: the table of answers
 * (packages/domain/src/risposte). Every field is optional, because answers are saved one by one.
 * What a finished step must hold is checked when the step is completed.
 */
const groups = {
  laureato: z.strictObject({ stato: z.boolean(), ...optional(sentShapes(LAUREATO)) }),
  polizze: z.strictObject(optional(sentShapes(POLIZZE))),
  stimati: z.array(z.string().max(60)).max(40),
};
export const Persona = z.strictObject(optional({ ...keptShapes(PERSONA), ...groups }));

/** A change to a person: absent = untouched, null = taken back. */
export const PersonaPatch = z.strictObject(nullish({ ...sentShapes(PERSONA), ...groups }));

export const GradoParentela = z.enum(GRADI_PARENTELA);
export const Membro = Persona.extend({
  _id: Id,
  userId: Id,
  gradoParentela: GradoParentela,
  enabled: z.boolean(),
  seq: z.int(),
  createdAt: IsoDateTime,
  /** Derived from statoResidenza: true for proprietà and comproprietà (specification §3). */
  residenzaPropria: z.boolean().optional(),
});
export type Membro = z.infer<typeof Membro> & MembroDominio;

/**
 * A member while the checkup is under way: same keys, its own id, everything else may be missing.
 */
export const MembroBozza = Persona.extend({
  _id: Id,
  ...optional({ ...keptShapes(MEMBRO), gradoParentela: GradoParentela }),
});
export const MembroBozzaPatch = PersonaPatch.extend({ _id: Id, ...nullish(sentShapes(MEMBRO)) });

/** The grants a person holds on other people's areas. */
export const ThirdPartyGrant = z.strictObject({
  grantId: Id,
  userId: Id,
  name: z.string(),
  scopes: z.array(z.string()),
  purpose: z.string(),
  from: IsoDate,
  to: IsoDate,
  state: z.enum(['pending', 'active', 'expired', 'revoked', 'refused']),
  lastAccessAt: IsoDateTime.nullable(),
});

export const User = z.strictObject({
  id: Id,
  firstName: z.string(),
  lastName: z.string(),
  /** Empty for a provisional person who has not given one. */
  email: z.string(),
  role: Role,
  state: z.enum(['provisional', 'to-verify', 'active', 'disabled']),
  /** The checkup is complete. */
  checkup: z.boolean(),
  comuneResidenza: Comune.nullable(),
  thirdParty: z.array(ThirdPartyGrant),
});
export type User = z.infer<typeof User>;

/**
 * Where the page goes next: an address of ours, with a code that is good once, for a minute, in
 * this browser only.
 */
export const Onward = z.strictObject({ url: z.string() });

/** By what right somebody else's area is open, and how much of it. */
export const Acting = z.strictObject({
  via: z.enum(['grant', 'placeholder', 'look']),
  /** Who acts. */ name: z.string(),
  /** Whose area. */ areaName: z.string(),
  grantId: Id.nullable(),
  /** Empty: everything. */ scopes: z.array(z.string()),
  members: z.array(Id).nullable(),
  hideAmounts: z.boolean(),
  until: IsoDateTime,
});

/** Why somebody else's area is not open any more, for whoever was in it. */
export const AreaEnded = z.strictObject({
  via: z.enum(['grant', 'placeholder', 'look']),
  /** Whose area it was. */ areaName: z.string(),
  /**
   * The grant was revoked by its owner, or its last day has passed; the half hour of a visit is
   * over; or the area is closed for another reason.
   */
  why: z.enum(['revoked', 'expired', 'visit-over', 'closed']),
  /** The day of it; of an expired grant its last. */ on: IsoDate,
  /** After looking together: the page to go on at. */ back: z.string().optional(),
});
export type AreaEnded = z.infer<typeof AreaEnded>;

/** A session as the browser holds it: the access token lives in memory only. */
export const Session = z.strictObject({
  jwtToken: z.string(),
  user: User,
  /**
   * Absent for a whole session. `enrol`: who must have a second factor may only add one. `report`:
   * a link of a message opened it, and only `reportId` may be downloaded. Anything else is refused
   * with SECOND_FACTOR_REQUIRED or SIGN_IN_REQUIRED.
   */
  limitedTo: z.enum(['enrol', 'report']).optional(),
  reportId: Id.optional(),
  /** Somebody else's area is open: the coloured bar says whose, what may be done, until when. */
  acting: Acting.optional(),
  /** At a refresh: somebody else's area has ended, and this is one's own session again. */
  ended: AreaEnded.optional(),
  /** One's own session again, after looking together: the page to go on at. */
  back: z.string().optional(),
  /**
   * «Ricordami» was ticked: until when the session lasts. Only then may the browser keep a copy of
   * one's own area. Absent for a limited session, a visitor, and in somebody else's area.
   */
  rememberedUntil: IsoDateTime.optional(),
  /**
   * At sign-in, in demo mode only: a second factor would be compulsory, and these invented people
   * may do without.
   */
  secondFactorMissing: z.literal(true).optional(),
  /**
   * At sign-in: another site made the account, and names or consents are still to be given
   * (`completeProfile`).
   */
  profileIncomplete: z.literal(true).optional(),
});
export type Session = z.infer<typeof Session>;

/** An outflow that is planned for a day. */
export const Uscita = z.strictObject({
  data: IsoDate,
  /** Euro of today. */ importo: z.number(),
  descrizione: z.string().trim().max(MAX_LENGTH.outflow),
});

/** Whether the results use a section of the answers, and since which day. */
const StatoSezione = z.strictObject({ enabled: z.boolean(), dal: IsoDate.nullable() });
export const SezioniAnalisi = z.strictObject({
  investimenti: StatoSezione,
  personaldata: StatoSezione,
});

/** A text in both languages. */
export const Words = z.strictObject({ it: z.string(), en: z.string() });
/** Of an area, or grey: it could not be told, or does not concern the household. */
export const Level = z.enum(['red', 'yellow', 'green', 'grey']);

/** How one of the twelve areas stands; `motivo` tells the two greys apart. */
export const AreaLevel = z.strictObject({
  code: z.enum(SOLUZIONI),
  level: Level,
  motivo: z.enum(['dati_mancanti', 'non_applicabile']).optional(),
});

/**
 * Which numbers moved since an answer was read: updates carry it, 409 answers with the current
 * state.
 */
export const Version = z.int().min(0).max(2_147_483_647);
export const Page = z.int().min(1).max(100_000);
export const PageSize = z.int().min(1).max(100);
/** Where a page of a long list begins or ends: as the answer before gave it. */
export const PageKey = z.string().min(1).max(500);
/** How many there are; not exact where counting stopped: there are more than that. */
export const Total = z.strictObject({ n: z.int(), exact: z.boolean() });
export const UserParams = z.strictObject({ userId: Id });
export const MemberParams = z.strictObject({ userId: Id, memberId: Id });
