/** A measured read: one named statement, planned once (decision 0045). */
import { userJson } from '../people/user-json-repository.ts';
import type { Queryable } from '../../db/port.ts';
import type { AnalysisKey } from './analysis-repository.ts';
import { membroJson, sezioniJson } from '../people/nucleo-repository.ts';

/**
 * The whole answer of allInfo as one text, made by the database in one named statement. `fresh` is
 * false when the stored analysis is not of these, and then the text is not to be sent.
 */
const ALL_INFO = `
  select a.version, a.revision, n.n > 0 as household,
    n.n = 0 or coalesce(an.version = a.version and an.motore = $2 and an.costanti = $3 and an.ref_day = $4::date and an.frasi = $5, false) as fresh,
    '{"user":' || (${userJson('$4')})::text
      || ',"nucleoFamiliare":' || n.membri::text
      || ',"analisi":' || case when n.n = 0 then 'null' else coalesce(an.body, 'null') end
      || ',"analisiFamiliare":"' || a.analisi_familiare || '","uscitePianificate":'
      || coalesce(planned_outflows(a.uscite_pianificate, a.uscite_scritte_il, a.uscite, $4::date)::text, 'null')
      || ',"uscite":' || coalesce(a.uscite::text, 'null')
      || ',"sezioni":' || ${sezioniJson}::text || ',"version":' || a.version
      || ',"updatedAt":"' || wire_time(a.updated_at)
      || '","flags":{"checkup":' || u.checkup::text
      || ',"changedSinceReport":' || coalesce(r.area_version <> a.version or r.motore <> $2 or r.costanti <> $3, false)::text
      || ',"lastReportAt":' || coalesce('"' || wire_time(r.created_at) || '"', 'null') || '}}' as body
  from users u
  join areas a on a.user_id = u.id
  left join analyses an on an.user_id = u.id
  cross join lateral (select count(*)::int as n, coalesce(jsonb_agg(${membroJson} order by m.seq), '[]'::jsonb) as membri from membri m where m.user_id = u.id) n
  left join lateral (select created_at, area_version, motore, costanti from reports where user_id = u.id and state = 'ready' order by created_at desc limit 1) r on true
  where u.id = $1 and u.deleted_at is null`;

export interface AllInfoRow {
  version: number;
  revision: number;
  household: boolean;
  fresh: boolean;
  body: string;
}
export async function allInfoText(
  db: Queryable,
  userId: string,
  key: AnalysisKey,
): Promise<AllInfoRow | undefined> {
  const [row] = await db.prepared<AllInfoRow>('all-info', ALL_INFO, [
    userId,
    key.motore,
    key.costanti,
    key.day,
    key.frasi,
  ]);
  return row;
}

/** The same statement with nothing around it: what a benchmark measures the route against. */
export const rawAllInfo = { name: 'all-info', text: ALL_INFO };
