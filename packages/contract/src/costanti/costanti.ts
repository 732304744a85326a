/**
 * /api/costanti: the constants as releases (specification §7; docs/decisions/0008).
 */
import { SOLUZIONI } from '@bussola/domain';
import { CHIAVI_TESTI } from '@bussola/domain/testi';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyone, ownRead, superadminRead, superadminWrite } from '../policy.ts';
import { Id, IsoDate, IsoDateTime, Level, Version, Words, line } from '../shapes.ts';

/** «2026.12.1» */
export const ReleaseName = z.string().regex(/^\d{4}\.\d{2}(\.\d{1,4})?$/);
const Key = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[\p{L}\d.-]+$/u);
const Why = line(0, 500);
const Fonte = line(1, 300);
/** A number, a switch, or the rows of a table: the engine says what fits each key. */
const Valore = z.unknown().refine((value) => value !== undefined, 'A value is needed');

const Versione = z.strictObject({
  value: z.unknown(),
  from: IsoDate,
  to: IsoDate.optional(),
  fonte: z.string().optional(),
  verificatoIl: IsoDate.optional(),
});
const Voce = z.strictObject({
  key: z.string(),
  nome: Words,
  unit: z.string(),
  kind: z.enum(['L', 'S', 'P']),
  min: z.number(),
  max: z.number(),
  pubblica: z.boolean(),
  fonte: z.string(),
  /** The same source named in English. */
  fonteEn: z.string(),
  verificatoIl: IsoDate,
  value: z.unknown(),
  validFrom: IsoDate,
  values: z.array(Versione),
});

/** When a constant falls due, as of the day of the answer, and which act renews it. */
const Scadenza = z.strictObject({
  key: z.string(),
  scade: IsoDate,
  scaduta: z.boolean(),
  giorni: z.int(),
  anno: z.int(),
  atto: Words,
});

/** `scade`: the first day on which it is not read any more. */
const inScadenza = { scade: IsoDate, scaduta: z.boolean(), giorni: z.int() };
const TestoInScadenza = z.strictObject({
  key: z.enum(CHIAVI_TESTI),
  ...inScadenza,
});
const FattiInScadenza = z.strictObject({
  code: z.enum(SOLUZIONI),
  /** How many of its facts. */
  quanti: z.int(),
  ...inScadenza,
});

/** `scheduled`: approved, its day is to come. `superseded`: another one took its place. */
const State = z.enum([
  'draft',
  'submitted',
  'scheduled',
  'in-force',
  'superseded',
  'withdrawn',
  'discarded',
]);
const Release = z.strictObject({
  id: Id,
  release: z.string().nullable(),
  state: State,
  /** `presentation`: the order of the areas, published by one person. */
  origin: z.enum(['shipped', 'draft', 'rollback', 'completion', 'presentation']),
  why: z.string(),
  version: Version,
  base: z.string().nullable(),
  validFrom: IsoDate.nullable(),
  effectiveFrom: IsoDate.nullable(),
  keys: z.array(z.string()),
  contributors: z.array(Id),
  submittedBy: Id.nullable(),
  approvedBy: Id.nullable(),
  createdAt: IsoDateTime,
  updatedAt: IsoDateTime,
});
export type CostantiRelease = z.infer<typeof Release>;

const Differenza = z.strictObject({
  key: z.string(),
  prima: Versione.nullable(),
  dopo: Versione.nullable(),
});
const Evento = z.strictObject({
  at: IsoDateTime,
  actor: Id.nullable(),
  action: z.string(),
  detail: z.string().nullable(),
});
const Detail = Release.extend({ differenze: z.array(Differenza), history: z.array(Evento) });
const Figure = z.strictObject({
  key: z.string(),
  before: z.number().nullable(),
  after: z.number().nullable(),
});

/** An area and its weight, in tenths. */
const AreaInOrdine = z.strictObject({
  code: z.enum(SOLUZIONI),
  peso: z.number().min(0).max(2).multipleOf(0.1),
});
/** The twelve areas in their order, for a path: «TCM:1.3,pensione:1,…» */
const Order = z.strictObject({
  aree: z
    .string()
    .max(400)
    .regex(/^[A-Za-z-]+:[0-2](\.\d)?(,[A-Za-z-]+:[0-2](\.\d)?){11}$/),
});
const Posto = z.strictObject({
  code: z.enum(SOLUZIONI),
  level: Level,
  /** 0 comes first; 3 is what is in place. Null: not scored, after all the others. */
  gruppo: z.int().min(0).max(3).nullable(),
  /** Score after the weight, 0–100; what the area is given or loses; their sum. */
  punti: z.number(),
  bonus: z.number(),
  priorita: z.number(),
});

const IdParams = z.strictObject({ id: Id });
const reads = superadminRead();
const superadmin = superadminWrite();
/** What decides which figures hold, and when: who acts proves who they are. */
const proved = superadminWrite({ stepUp: 'recent' });
const toSigners = {
  system: 'writes to the SuperAdmins who may sign, whose accounts are not theirs',
};
/**
 * A step of a release: with the version that was read, so that nobody approves what they have not
 * seen.
 */
const step = <B extends z.ZodRawShape>(summary: string, body: B, permission = superadmin) =>
  endpoint({
    permission,
    summary,
    params: IdParams,
    body: z.strictObject({ version: Version, ...body }),
    response: Detail,
  });

export const costanti = {
  getCostanti: endpoint({
    permission: reads,
    summary:
      'Every constant of the release in force, with bounds, history and source; what falls due; the drafts under way; and the day of the list of municipalities',
    response: z.strictObject({
      release: z.string(),
      giorno: IsoDate,
      comuniAl: IsoDate,
      costanti: z.array(Voce),
      scadenze: z.array(Scadenza),
      /** Texts that are to be looked at again within 30 days, or were; the nearest first. */
      testi: z.array(TestoInScadenza),
      /** Areas with facts to look at again, alike. */
      fatti: z.array(FattiInScadenza),
      drafts: z.array(Release),
      /** Who follows the renewal of a constant; keys that nobody follows are not there. */
      proprietari: z.record(z.string(), Id),
    }),
  }),
  updateCostanti: endpoint({
    permission: superadmin,
    summary:
      'Put changed values into a draft (a new one without `draftId`); null takes a change out of it. Never changes what is in force',
    body: z.strictObject({
      draftId: Id.optional(),
      version: Version.optional(),
      why: Why.optional(),
      changes: z
        .array(
          z.strictObject({
            key: Key,
            change: z
              .strictObject({
                value: Valore,
                fonte: Fonte.optional(),
                verificatoIl: IsoDate.optional(),
                from: IsoDate.optional(),
              })
              .nullable(),
          }),
        )
        .min(1)
        .max(300),
    }),
    response: Detail,
  }),
  setCostantiOwner: endpoint({
    permission: superadminWrite({ system: 'asks whether the owner is a SuperAdmin' }),
    summary: 'Who follows the renewal of these constants: a SuperAdmin, or nobody (null)',
    body: z.strictObject({ keys: z.array(Key).min(1).max(100), owner: Id.nullable() }),
    response: z.strictObject({ proprietari: z.record(z.string(), Id) }),
  }),
  costantiPublic: endpoint({
    permission: anyone({ audit: 'never' }),
    summary: 'The constants marked public, of the release in force',
    response: z.strictObject({
      release: z.string(),
      costanti: z.array(
        z.strictObject({
          key: z.string(),
          value: z.unknown(),
          unit: z.string(),
          validFrom: IsoDate,
          source: z.string(),
        }),
      ),
    }),
  }),
  /**
   * The text that packages/domain reads with `leggiRelease`; it never changes, so browsers keep it.
   */
  costantiRelease: endpoint({
    permission: ownRead({ provisional: true, underGrant: 'any' }),
    summary: 'One whole release that is or was in force, for an engine in the browser',
    params: z.strictObject({ id: ReleaseName }),
    response: z.looseObject({ formato: z.int(), id: z.string(), validFrom: IsoDate }),
  }),
  costantiReleases: endpoint({
    permission: superadminRead({ system: 'a count over all areas; none is told' }),
    summary: 'Drafts and releases, newest first',
    response: z.strictObject({
      releases: z.array(
        Release.extend({
          /** How many families it moved, as far as is known; null before it was in force. */
          famiglie: z.int().nullable(),
        }),
      ),
    }),
  }),
  costantiReleaseDetail: endpoint({
    permission: reads,
    summary: 'One draft or release: what it changes and its history',
    params: IdParams,
    response: Detail,
  }),
  costantiPreview: endpoint({
    permission: reads,
    summary: 'What a draft or release would change for the demonstration families',
    params: IdParams,
    response: z.strictObject({
      base: z.string(),
      day: IsoDate,
      famiglie: z.array(
        z.strictObject({
          key: z.string(),
          nome: z.string(),
          before: z.record(Level, z.int()),
          after: z.record(Level, z.int()),
          soluzioni: z.array(
            z.strictObject({
              code: z.string(),
              before: z.strictObject({ level: Level, score: z.number() }),
              after: z.strictObject({ level: Level, score: z.number() }),
              moved: z.boolean(),
            }),
          ),
          figures: z.array(Figure),
        }),
      ),
    }),
  }),
  costantiFamilies: endpoint({
    permission: superadminRead({
      system: 'a count over the areas of up to a thousand people; none is told',
    }),
    summary:
      'Of up to 1,000 households by chance, how many would change a level: counted, never shown',
    params: IdParams,
    response: z.strictObject({
      contate: z.int(),
      /** One area at least at a more serious level. */
      piuSerie: z.int(),
      /** A level that moves, and none that is more serious. */
      piuLeggere: z.int(),
      uguali: z.int(),
    }),
  }),
  orderEffect: endpoint({
    permission: reads,
    summary: 'In which order the demonstration families would see the areas: today, and with this',
    query: Order,
    response: z.strictObject({
      motore: z.string(),
      release: z.string(),
      famiglie: z.array(
        z.strictObject({
          key: z.string(),
          nome: z.string(),
          before: z.array(Posto),
          after: z.array(Posto),
        }),
      ),
    }),
  }),
  orderFamilies: endpoint({
    permission: superadminRead({
      system: 'a count over the areas of up to a thousand people; none is told',
    }),
    summary:
      'Of up to 1,000 households by chance, how many would have another first, second or third area: counted, never shown',
    query: Order,
    response: z.strictObject({ contate: z.int(), cambiate: z.int() }),
  }),
  publishOrder: endpoint({
    permission: proved,
    summary:
      'Put another order of the areas in force at once, by one person: no level moves. Refused when another release came in force since `release`, or one that waits moves the order itself',
    status: 201,
    body: z.strictObject({
      /** The release in force that was read. */
      release: ReleaseName,
      aree: z.array(AreaInOrdine).length(SOLUZIONI.length),
      why: Why.min(1),
    }),
    response: Detail,
  }),
  submitCostanti: step(
    'Close a draft: it becomes a release that waits for another SuperAdmin',
    { validFrom: IsoDate },
    superadminWrite(toSigners),
  ),
  approveCostanti: step('Approve: never by who put a value in or submitted it', {}, proved),
  scheduleCostanti: step(
    'Move the day on which an approved release comes in force',
    { effectiveFrom: IsoDate },
    proved,
  ),
  withdrawCostanti: step(
    'Take back a release that waits, or whose day is to come',
    { why: Why.min(1) },
    proved,
  ),
  discardCostanti: step('Throw a draft away', {}),
  rollbackCostanti: endpoint({
    permission: superadminWrite({ stepUp: 'recent', ...toSigners }),
    summary: 'A new release with the values of an older one, at once before a second SuperAdmin',
    status: 201,
    body: z.strictObject({ release: ReleaseName, validFrom: IsoDate, why: Why.min(1) }),
    response: Detail,
  }),
};
