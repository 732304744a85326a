/** /api/area: the household and its analysis (specification §7). */
import { z } from 'zod';
import { PERIMETRI } from '@bussola/domain';
import type { Analisi, Confronto, EsitoConfronto, InfoGestire } from '@bussola/domain';
import { endpoint } from '../endpoint.ts';
import { SCOPES } from '../grant-rules.ts';
import { areaRead, areaWrite } from '../policy.ts';
import { Vix } from '../general/vix.ts';
import {
  AreaLevel,
  GradoParentela,
  Id,
  IsoDate,
  IsoDateTime,
  MemberParams,
  Membro,
  PersonaPatch,
  SezioniAnalisi,
  Uscita,
  User,
  UserParams,
  Version,
} from '../shapes.ts';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
/**
 * The analysis is the engine's own output: its shape is `Analisi` of packages/domain, not written
 * again here.
 */
const AnalisiShape = z.custom<Analisi>((value) => typeof value === 'object' && value !== null);

/**
 * What a partner or an adviser is shown instead of the whole analysis: levels of the open sections,
 * and those sections; a section that is not open is not there.
 */
const Vista = z.strictObject({
  via: z.enum(['grant', 'adviser', 'look']),
  scopes: z.array(z.string()),
  members: z.array(Id).nullable(),
  hideAmounts: z.boolean(),
  livelli: z.array(AreaLevel),
  reddito: z.custom<Analisi['reddito']>(isObject).optional(),
  patrimonio: z.custom<Analisi['patrimonio']>(isObject).optional(),
  gestione: z.custom<NonNullable<Analisi['gestione']>>(isObject).optional(),
  previdenza: z.array(z.custom<Analisi['previdenza'][number]>(isObject)).optional(),
});

export const AllInfo = z.strictObject({
  user: User,
  nucleoFamiliare: z.array(Membro),
  analisi: AnalisiShape.nullable(),
  analisiFamiliare: z.enum(PERIMETRI),
  /**
   * Planned over the next three years, euro: with the rest, all that an engine in the browser needs
   * to try things out.
   */
  uscitePianificate: z.number().nullable(),
  /** The same with their dates, those of past days too; null when only a total was given. */
  uscite: z.array(Uscita).nullable(),
  /** The analysis leaves out the answers of a section that is off; here they are all. */
  sezioni: SezioniAnalisi,
  /**
   * Only in somebody else's area; then `analisi` is there when every section of the household is
   * open, whole.
   */
  vista: Vista.optional(),
  /** Grows by one at every change of the area; also in the ETag. */
  version: Version,
  updatedAt: IsoDateTime,
  flags: z.strictObject({
    checkup: z.boolean(),
    /** Numbers moved after the last report. */ changedSinceReport: z.boolean(),
    lastReportAt: IsoDateTime.nullable(),
  }),
});
export type AllInfo = z.infer<typeof AllInfo>;

/** What a change to the household answers: the new state of what changed. */
const NucleoAnswer = z.strictObject({ nucleoFamiliare: z.array(Membro), version: Version });
const Versioned = { version: Version.optional() };

const InfoGestireShape = z.custom<InfoGestire>(
  (value) => typeof value === 'object' && value !== null,
);

/** The sections that fields of a member belong to: area/campi.ts says which to which. */
const HOUSEHOLD = ['dati', 'patrimonio', 'protezione', 'previdenza'] as const;

/** The household against averages. */
export const Medie = z.strictObject({
  refDate: IsoDate,
  costanti: z.string(),
  confronti: z.array(z.custom<Confronto>(isObject)),
});

export const area = {
  /** Under any grant: one that opens documents alone has a first page too. */
  allInfo: endpoint({
    permission: areaRead(SCOPES, { provisional: true, fields: 'by-scope' }),
    summary: 'Everything the dashboards show, in one answer',
    params: UserParams,
    response: AllInfo,
  }),
  /**
   * Personal incomes with personal averages, the household with households; what cannot be compared
   * is not there.
   */
  economicaMedie: endpoint({
    permission: areaRead(['dati'], { whole: true }),
    summary: 'The household against averages, each with group, year and source',
    params: UserParams,
    response: Medie,
  }),
  /**
   * What is typed in the path is used and forgotten. A comma, a sign or more than a thousand
   * million: 400, «Valore errato».
   */
  infoGestirePatrimonio: endpoint({
    permission: areaRead(['patrimonio'], { whole: true }),
    summary:
      'Reserves, model by age and signals with these outflows of the next three years, in euro, decimals after a dot',
    params: UserParams.extend({ plannedOutflows: z.string().max(40) }),
    response: z.strictObject({
      info: InfoGestireShape,
      vix: Vix.omit({ history: true, source: true }),
    }),
  }),
  /**
   * Nothing is stored. Who does not work, or lacks an answer that it takes, is refused with the
   * field: 422.
   */
  infoRiscatto: endpoint({
    permission: areaRead(['previdenza'], { whole: true, objects: { memberId: 'member' } }),
    summary:
      'Buying back years of a degree, a pension fund, a savings plan or nothing, at equal net effort, in euro of today',
    params: MemberParams.extend({
      anni: z.enum(['1', '2', '3', '4', '5', '6']),
      forma: z.enum(['agevolato', 'ordinario']),
    }),
    response: z.strictObject({
      refDate: IsoDate,
      costanti: z.string(),
      esito: z.custom<EsitoConfronto>((value) => typeof value === 'object' && value !== null),
    }),
  }),
  getNucleo: endpoint({
    permission: areaRead(HOUSEHOLD, { provisional: true, fields: 'by-scope' }),
    summary: 'The household',
    params: UserParams,
    response: NucleoAnswer,
  }),
  createMember: endpoint({
    permission: areaWrite(['dati'], { fields: 'by-scope' }),
    summary: 'Add a member',
    status: 201,
    params: UserParams,
    body: z.strictObject({
      ...Versioned,
      gradoParentela: GradoParentela.exclude(['me']),
      data: PersonaPatch,
    }),
    response: NucleoAnswer.extend({ memberId: Id }),
  }),
  updateMember: endpoint({
    permission: areaWrite(HOUSEHOLD, { fields: 'by-scope', objects: { memberId: 'member' } }),
    summary: 'Change a member: absent = untouched, null = taken back',
    params: MemberParams,
    body: z.strictObject({
      ...Versioned,
      gradoParentela: GradoParentela.optional(),
      data: PersonaPatch,
    }),
    response: NucleoAnswer,
  }),
  enableMember: endpoint({
    permission: areaWrite(['dati'], { fields: 'by-scope', objects: { memberId: 'member' } }),
    summary: 'Count a member in the analysis, or leave out',
    params: MemberParams,
    body: z.strictObject({ ...Versioned, enabled: z.boolean() }),
    response: NucleoAnswer,
  }),
  deleteMember: endpoint({
    permission: areaWrite(['dati'], { fields: 'by-scope', objects: { memberId: 'member' } }),
    summary: 'Take a member away for good; never the owner',
    params: MemberParams,
    response: NucleoAnswer,
  }),
};
