/** The types of `src/db/schema.ts`, read from a migrated database (decision 0045). */
import type { Queryable } from '../src/db/port.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  filled: boolean;
  /** Never written by us. */ always: boolean;
  /** Of this column alone, as PostgreSQL writes it. */ check: string | null;
}

/** As the port gives them (PARSERS in port.ts) and takes them. */
const TYPES: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  boolean: 'boolean',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'Numeric',
  date: 'IsoDate',
  'timestamp with time zone': 'Date',
  'text[]': 'List',
  'uuid[]': 'List',
  tsvector: 'string',
};
/** What the database does not know: what is in a jsonb column, and kinds that it only measures. */
const KNOWN: Readonly<Record<string, string>> = {
  'answer_history.value': 'Json<unknown>',
  'areas.uscite': 'Json<UscitaDatata[]>',
  'challenges.data': 'Json<object>',
  'client_views.views': 'Json<ClientView[]>',
  'content_versions.body': 'Json<FaqBody | TextBody | SolutionBody>',
  'contents.category': "FaqRow['category']",
  'contents.draft': 'Json<FaqBody | TextBody | SolutionBody>',
  'consulente_profili.canali': "List<ProfiloConsulente['canali'][number]>",
  'consulente_profili.eccezioni': "Json<ProfiloConsulente['eccezioni']>",
  'consulente_profili.lingue': "List<ProfiloConsulente['lingue'][number]>",
  'consulente_profili.orari': "Json<ProfiloConsulente['orari']>",
  'costanti_releases.changes': 'Json<Cambi>',
  'drafts.data': 'Json<Bozza>',
  'grants.scopes': "List<Grant['scopes'][number]>",
  'household_levels.levels': 'Json<Partial<Record<SoluzioneCode, LevelOrGrey>>>',
  'idempotency.response': 'Json<unknown>',
  'installation.keys': 'Json<Readonly<Record<string, string>>>',
  'level_history.area': 'SoluzioneCode',
  'level_history.cause': 'Json<Readonly<Record<string, string | readonly string[]>>>',
  'membri.data': 'Json<Record<string, unknown>>',
  'notices.detail': "Json<Notice['detail']>",
  'notices.kind': "Notice['kind']",
  'portal_releases.wire': 'Json<Record<string, number>>',
  'segni.code': 'SoluzioneCode',
  'segni.visto': "Json<Pick<Soluzione, 'level' | 'numeri'>>",
  'sintesi_links.areas': "Json<ResponseOf<'reportSintesi'>['areas']>",
  'users.comune': "Json<NonNullable<User['comuneResidenza']>>",
  'visitor_keys.response': 'Json<{ boundTo: string }>',
};
const HEAD = `/** Written by \`pnpm schema --write\` from the migrations. Changed there only. */
import type {
  Bozza,
  ClientView,
  Grant,
  Notice,
  FaqBody,
  FaqRow,
  ProfiloConsulente,
  ResponseOf,
  SolutionBody,
  TextBody,
  User,
} from '@bussola/contract';
import type {
  Cambi,
  IsoDate,
  LevelOrGrey,
  Soluzione,
  SoluzioneCode,
  UscitaDatata,
} from '@bussola/domain';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

/** Read as the value, written as its JSON text. */
type Json<T> = ColumnType<T, string, string>;
type FilledJson<T> = ColumnType<T, string | undefined, string>;
/** Read as text: no float on the way. */
type Numeric = ColumnType<string, number | string, number | string>;
type List<T = string> = ColumnType<T[], readonly T[], readonly T[]>;
`;

export async function schemaTypes(db: Queryable): Promise<string> {
  const columns = await db.query<Column>(
    `select c.relname as "table", a.attname as name, format_type(a.atttypid, null) as type,
       a.attnotnull as required, a.atthasdef or a.attidentity <> '' as filled, a.attidentity = 'a' as always,
       (select string_agg(pg_get_constraintdef(k.oid), ' ') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as "check"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
       and c.relname not in ('durability_check')
     order by c.relname, a.attnum`,
    [],
  );
  const tables = Map.groupBy(columns, ({ table }) => table);
  const body = [...tables].map(
    ([table, its]) => `  ${table}: {\n${its.map(lineOf).join('\n')}\n  };`,
  );
  return `${HEAD}\nexport interface Schema {\n${body.join('\n')}\n}\n`;
}

function lineOf(column: Column): string {
  const { name, required, filled, always } = column;
  const options = [...typesOf(column), ...(required ? [] : ['null'])];
  const plain = options.join(' | ');
  const line = `    ${name}: ${always ? `GeneratedAlways<${plain}>` : filled ? mayLack(plain) : plain};`;
  // As Prettier writes it.
  return line.length <= 100
    ? line
    : `    ${name}:\n${options.map((option) => `      | ${option}`).join('\n')};`;
}

/** Kysely reads no column type inside another. */
const mayLack = (plain: string): string =>
  plain.startsWith('Json<') ? `Filled${plain}` : `Generated<${plain}>`;

/** A text with a list of what it may be is one of those. */
function typesOf({ table, name, type, check }: Column): string[] {
  const known = KNOWN[`${table}.${name}`] ?? (type === 'text' ? undefined : TYPES[type]);
  if (known) return [known];
  if (type !== 'text') throw new Error(`${table}.${name} is ${type}: say in TYPES what that is`);
  const list = /= ANY \(ARRAY\[('[^\]]*)\]\)/.exec(check ?? '')?.[1];
  return list ? [...list.matchAll(/'([^']*)'::text/g)].map(([, word]) => `'${word}'`) : ['string'];
}
