/**
 * At start: the shipped release into an empty database, and what newer code brings to one that has
 * releases (decision 0008).
 */
import { randomUUID } from 'node:crypto';
import { COSTANTI_FORNITE, ConfigError, completaRelease } from '@bussola/domain';
import type { Cambi, CambioVoce, Costanti, Dated } from '@bussola/domain';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { note } from '../audit/audit-repository.ts';
import * as releases from './release-repository.ts';
import { readStored, textOf } from './release-text.ts';
import { nextName } from './release-name.ts';

/** @param fornita what the code ships; tests ship something else */
export async function seedReleases(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  fornita: Costanti = COSTANTI_FORNITE,
): Promise<void> {
  const now = clock();
  const shipped = textOf(fornita);
  await db.transaction(async (tx) => {
    await releases.lockReleases(tx);
    const approved = await releases.listApproved(tx);
    const before = await releases.lastShipped(tx);
    if (approved.length === 0) {
      await publish(tx, now, {
        origin: 'shipped',
        why: 'Le costanti fornite con il programma',
        changes: {},
        base: null,
        costanti: fornita,
      });
      await releases.noteShipped(tx, shipped, now);
      return;
    }
    await complete(tx, now, fornita, approved);
    if (!(await releases.noteShipped(tx, shipped, now)) || !before) return;
    const changes = offered(before.body, fornita);
    if (Object.keys(changes).length === 0) return;
    const id = randomUUID();
    await releases.insertRow(tx, {
      id,
      origin: 'shipped',
      why: `Proposta del programma: costanti ${fornita.id}`,
      changes,
      contributors: [],
      now,
    });
    await note(tx, {
      at: now,
      actor: null,
      subject: id,
      action: 'costanti.offered',
      detail: Object.keys(changes).join(', '),
    });
  });
}

/**
 * Constants that the engine newly knows enter by themselves: without them it does not run, and
 * nobody approved another value.
 */
async function complete(
  tx: Tx,
  now: Date,
  fornita: Costanti,
  approved: readonly releases.ApprovedRow[],
): Promise<void> {
  const today = romeDay(now);
  const first = Math.max(
    0,
    approved.findLastIndex(({ effectiveDay }) => effectiveDay <= today),
  );
  for (const { release, effectiveDay } of approved.slice(first)) {
    const text = await releases.findBody(tx, release);
    const validFrom = effectiveDay > today ? effectiveDay : today;
    const whole =
      text && completaRelease(text.body, fornita, { id: await nextName(tx, validFrom), validFrom });
    if (!whole) continue;
    const had = new Set(Object.keys(readStored(text.body).voci));
    const changes = Object.fromEntries(
      Object.entries(whole.voci)
        .filter(([key]) => !had.has(key))
        .map(([key, voce]) => [key, asChange(voce)]),
    );
    await publish(tx, now, {
      origin: 'completion',
      why: `Completa ${release} per il motore di questa versione`,
      changes,
      base: release,
      costanti: whole,
    });
  }
}

async function publish(
  tx: Tx,
  now: Date,
  r: {
    origin: 'shipped' | 'completion';
    why: string;
    changes: Cambi;
    base: string | null;
    costanti: Costanti;
  },
): Promise<void> {
  const id = randomUUID();
  const { id: release, validFrom } = r.costanti;
  await releases.insertRow(tx, {
    id,
    origin: r.origin,
    why: r.why,
    changes: r.changes,
    contributors: [],
    now,
    closed: { release, base: r.base, validFrom, ...textOf(r.costanti), submittedBy: null },
  });
  await releases.approveRow(tx, id, null, validFrom, now);
  await note(tx, {
    at: now,
    actor: null,
    subject: id,
    action: `costanti.${r.origin}`,
    detail: [release, ...Object.keys(r.changes)].join(', '),
  });
}

/**
 * What the code changed since the last start. Values that SuperAdmins changed stay, unless a
 * SuperAdmin accepts the offer.
 */
function offered(before: string, fornita: Costanti): Cambi {
  const old = readStored(before).voci;
  return Object.fromEntries(
    Object.entries(fornita.voci)
      .filter(([key, { values }]) => {
        const known = old[key];
        return known !== undefined && JSON.stringify(known.values) !== JSON.stringify(values);
      })
      .map(([key, voce]) => {
        const change = asChange(voce);
        return [
          key,
          {
            ...change,
            fonte: change.fonte ?? voce.fonte,
            verificatoIl: change.verificatoIl ?? voce.verificatoIl,
          },
        ];
      }),
  );
}

/** The newest value of a constant. */
function asChange({ key, values }: Dated<unknown>): CambioVoce {
  const version = values.at(-1);
  if (!version) throw new ConfigError(key, 'shipped without a value');
  const { value, from, fonte, verificatoIl } = version;
  return {
    value,
    from,
    ...(fonte === undefined ? {} : { fonte }),
    ...(verificatoIl === undefined ? {} : { verificatoIl }),
  };
}
