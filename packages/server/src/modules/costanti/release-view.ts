/**
 * A stored row as the contract shows it: its state on a day, what it changes, what happened to it.
 */
import type { CostantiRelease, ResponseOf } from '@bussola/contract';
import { COSTANTI_FORNITE, completaRelease, differenze } from '@bussola/domain';
import type { Cambi, Costante, Costanti, IsoDate } from '@bussola/domain';
import type { Tx } from '../../deps.ts';
import { historyOf } from '../audit/audit-repository.ts';
import * as releases from './release-repository.ts';
import { readStored, readWhole } from './release-text.ts';

export type Detail = ResponseOf<'costantiReleaseDetail'>;
type Differenza = Detail['differenze'][number];

/** Which release is in force on a day, of those approved, in order. */
export const inForceOn = (
  approved: readonly releases.ApprovedRow[],
  day: IsoDate,
): releases.ApprovedRow | undefined => approved.findLast(({ effectiveDay }) => effectiveDay <= day);

export function summaryOf(
  row: releases.ReleaseRow,
  approved: readonly releases.ApprovedRow[],
  today: IsoDate,
): CostantiRelease {
  const {
    id,
    release,
    origin,
    why,
    version,
    base,
    validFrom,
    contributors,
    submittedBy,
    approvedBy,
    createdAt,
    updatedAt,
  } = row;
  return {
    id,
    release,
    state: stateOf(row, approved, today),
    origin,
    why,
    version,
    base,
    validFrom,
    effectiveFrom: row.effectiveDay,
    keys: Object.keys(row.changes).sort(),
    contributors,
    submittedBy,
    approvedBy,
    createdAt,
    updatedAt,
  };
}

function stateOf(
  row: releases.ReleaseRow,
  approved: readonly releases.ApprovedRow[],
  today: IsoDate,
): CostantiRelease['state'] {
  if (row.state !== 'approved') return row.state;
  if (row.effectiveDay !== null && row.effectiveDay > today) return 'scheduled';
  return inForceOn(approved, today)?.release === row.release ? 'in-force' : 'superseded';
}

export async function detailOf(
  db: Tx,
  row: releases.ReleaseRow,
  approved: readonly releases.ApprovedRow[],
  today: IsoDate,
): Promise<Detail> {
  return {
    ...summaryOf(row, approved, today),
    differenze: await differencesOf(db, row, approved, today),
    history: await historyOf(db, row.id),
  };
}

async function differencesOf(
  db: Tx,
  row: releases.ReleaseRow,
  approved: readonly releases.ApprovedRow[],
  today: IsoDate,
): Promise<Differenza[]> {
  const base = row.base ?? (row.release === null ? approved.at(-1)?.release : undefined);
  if (base === undefined) return [];
  const before = await readCompleted(db, base);
  const own = row.release === null ? undefined : await readCompleted(db, row.release);
  if (own)
    return differenze(before, own).map(({ key, prima, dopo }) => ({
      key,
      prima: prima ?? null,
      dopo: dopo ?? null,
    }));
  return draftDifferences(before, row.changes, today);
}

/** As if the draft were of today: its day is given when it is submitted. */
function draftDifferences(before: Costanti, changes: Cambi, today: IsoDate): Differenza[] {
  const voci: Readonly<Record<string, Costante<unknown> | undefined>> = before.voci;
  return Object.entries(changes)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([key, { value, fonte, verificatoIl, from }]) => ({
      key,
      prima: voci[key]?.values.at(-1) ?? null,
      dopo: {
        value,
        from: from ?? today,
        ...(fonte === undefined ? {} : { fonte }),
        ...(verificatoIl === undefined ? {} : { verificatoIl }),
      },
    }));
}

/**
 * A stored release as this engine can compare and preview it, whatever engine it was written for.
 * @throws Error when there is none of that name
 */
export async function readCompleted(db: Tx, release: string): Promise<Costanti> {
  const text = await releases.findBody(db, release);
  if (!text) throw new Error(`There is no release ${release}`);
  const { id, validFrom } = readStored(text.body);
  return completaRelease(text.body, COSTANTI_FORNITE, { id, validFrom }) ?? readWhole(text.body);
}
