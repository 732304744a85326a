/**
 * Shapes that several endpoints share, with the bounds of every number. Unknown fields are refused
 * everywhere.
 */
import { z } from 'zod';
import {
  GRADI_PARENTELA,
  PROFESSIONI,
  STATI_RESIDENZA,
  TIPI_LTC,
  TITOLI_STUDIO,
} from '@bussola/domain';
import { isPersonName } from '@bussola/domain/person-name';
import { PLAIN_LINE } from '@bussola/domain/plain-line';
import type { Membro as MembroDominio } from '@bussola/domain';

export const Id = z.uuid();
export const IsoDate = z.iso.date();
export const IsoDateTime = z.iso.datetime();
/** Euro typed by a person: 0 to a thousand million, kept to the cent. */
export const Euro = z
  .number()
  .min(0)
  .max(1e9)
  .overwrite((euro) => Math.round(euro * 100) / 100);
export const EuroPerYear = z.int().min(0).max(1e9);
export const Percent = z.number().min(0).max(100);
/**
 * One line that a person types: trimmed, kept in composed letters (NFC), so that what looks the
 * same is the same. Bounds are of what is kept: a few signs grow when they are composed (U+FB2C is
 * three), and what is kept must fit this shape again in every answer.
 */
export const line = (min: number, max: number) =>
  z.string().trim().normalize('NFC').min(min).max(max).regex(PLAIN_LINE);
/** A document's or a thing's name. */
export const Name = line(1, 120);
/**
 * A person's name as it is sent to us: mails may carry it, so it holds no address and no number.
 * Only bodies use it: names kept before this rule must still be readable.
 */
export const PersonName = Name.refine(isPersonName, {
  error: 'No address and no number of four digits',
  params: { code: 'forms:errors.nameAddress' },
});
export const Email = z.email().max(254);
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

export const Comune = z.strictObject({
  comune: line(1, 80),
  regione: line(0, 80),
  provincia: line(0, 4),
  codiceIstat: z
    .string()
    .regex(/^\d{6}$/)
    .optional(),
});

const split = <K extends string>(...keys: K[]) =>
  z.strictObject(
    Object.fromEntries(keys.map((key) => [key, Percent])) as Record<K, typeof Percent>,
  );
export const SuddivisioneInvestimento = split(
  'azioni',
  'obbligazioni',
  'gestioneSeparate',
  'oro',
  'liquidi',
  'altro',
);
export const StrumentiInvestimento = split(
  'fondi',
  'etf',
  'assicurativi',
  'singoliTitoli',
  'altro',
);
export const RegimeInvestimento = split('amministrato', 'gestito', 'dichiarativo', 'nonso');

/**
 * What a person answers of themselves or of a member. Every field is optional, because answers are
 * saved one by one; `null` takes an answer back. What a finished step must hold is checked when the
 * step is completed.
 */
const personaFields = {
  firstName: Name,
  lastName: Name,
  sesso: z.enum(['M', 'F']),
  professione: z.enum(PROFESSIONI),
  dataNascita: IsoDate,
  titoloStudio: z.enum(TITOLI_STUDIO),
  comuneResidenza: Comune,
  redditoNettoAnnuo: EuroPerYear,
  anniContributi: z.number().min(0).max(70),
  statoResidenza: z.enum(STATI_RESIDENZA),
  valoreResidenza: Euro,
  mutuoResidenza: z.boolean(),
  valoreResiduoMutuo: Euro,
  assicurazioneResidenza: z.boolean(),
  valorePatrimonioImmobiliare: Euro,
  valorePatrimonioImmobiliareSecondHomes: Euro,
  valorePatrimonioMobiliare: Euro,
  imprenditore: z.boolean(),
  valoreAttivita: Euro,
  suddivisioneInvestimento: SuddivisioneInvestimento,
  strumentiInvestimento: StrumentiInvestimento,
  regimeInvestimento: RegimeInvestimento,
  laureato: z.strictObject({
    stato: z.boolean(),
    riscattoFiniPensionistici: z.boolean().optional(),
    anni: z.int().min(1).max(6).optional(),
  }),
  polizze: z.strictObject({
    previdenzaComplementare: z.boolean().optional(),
    rischioNonAutosufficienza: z.boolean().optional(),
    tipoLtcSottoscritta: z.enum(TIPI_LTC).optional(),
    renditaLtcMensile: Euro.optional(),
    invaliditaPermanente: z.boolean().optional(),
    casoMorte: z.boolean().optional(),
    capitaleCasoMorte: Euro.optional(),
    coperturaSanitaria: z.boolean().optional(),
    tutelaLegale: z.boolean().optional(),
  }),
  montanteFondo: Euro,
  anniFondo: z.number().min(0).max(70),
  garanziePersonali: z.boolean(),
  haTestamento: z.boolean(),
  stimati: z.array(z.string().max(60)).max(40),
};
type Fields = typeof personaFields;
const nullish = <F extends Record<string, z.ZodType>>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.nullish()])) as {
    [K in keyof F]: z.ZodOptional<z.ZodNullable<F[K]>>;
  };
const optional = <F extends Record<string, z.ZodType>>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.optional()])) as {
    [K in keyof F]: z.ZodOptional<F[K]>;
  };

/** A change to a person: absent = untouched, null = taken back. */
export const PersonaPatch = z.strictObject(
  nullish<Fields>({ ...personaFields, firstName: PersonName, lastName: PersonName }),
);
export const Persona = z.strictObject(optional<Fields>(personaFields));

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
  gradoParentela: GradoParentela.optional(),
  residenza: z.enum(['stessa', 'altra']).optional(),
});
export const MembroBozzaPatch = PersonaPatch.extend({
  _id: Id,
  gradoParentela: GradoParentela.nullish(),
  residenza: z.enum(['stessa', 'altra']).nullish(),
});

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

/** By what right somebody else's area is open, and how much of it. */
export const Acting = z.strictObject({
  via: z.enum(['grant', 'placeholder']),
  /** Who acts. */ name: z.string(),
  /** Whose area. */ areaName: z.string(),
  grantId: Id.nullable(),
  /** Empty: everything. */ scopes: z.array(z.string()),
  members: z.array(Id).nullable(),
  hideAmounts: z.boolean(),
  until: IsoDateTime,
});

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

/**
 * Which numbers moved since an answer was read: updates carry it, 409 answers with the current
 * state.
 */
export const Version = z.int().min(0).max(2_147_483_647);
export const Page = z.int().min(1).max(100_000);
export const PageSize = z.int().min(1).max(100);
export const UserParams = z.strictObject({ userId: Id });
export const MemberParams = z.strictObject({ userId: Id, memberId: Id });
