/** The log for a SuperAdmin: read, verified, taken out. Each of these is a row of it. */
import type { RegistroRow } from '@bussola/contract';
import { asSystem } from '../../access.ts';
import { plusSeconds, romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../http/handler.ts';
import type { Actor, Handlers, Incoming } from '../../http/handler.ts';
import { csvFile } from '../../http/csv-file.ts';
import type { Cell } from '../../http/csv-file.ts';
import type { AuditChecks } from './audit-checks.ts';
import { note } from './audit-repository.ts';
import type { EncryptedReasons } from './encrypted-reasons.ts';
import { countRegistro, didSince, listRegistro } from './registro-repository.ts';
import type { KeptRow } from './registro-repository.ts';

/** Whoever turns pages or filters reads once. */
const ONE_READING_SECONDS = 900;
const AT_ONCE = 500;
const HEADS = {
  it: 'Riga;Quando;Chi;Ruolo;Che cosa;Di chi;Con quale diritto;Motivo;Campi;Dettaglio;Richiesta;Impronta',
  en: 'Row;When;Who;Role;What;About whom;By what right;Reason;Fields;Detail;Request;Hash',
};

export function registroRoutes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { checks, reasons }: { checks: AuditChecks; reasons: EncryptedReasons },
) {
  const noted = async (
    actor: Actor,
    action: string,
    more: { detail?: string; why?: string } = {},
  ) =>
    db.transaction(async (tx) =>
      note(tx, {
        at: clock(),
        actor: actor.userId,
        subject: null,
        action,
        via: 'staff',
        ...(more.detail === undefined ? {} : { detail: more.detail }),
        ...(more.why === undefined
          ? {}
          : { reason: await reasons.seal(tx, actor.userId, more.why) }),
      }),
    );
  /** Sealed for whom it is about, or for whoever wrote it. */
  async function opened(kept: KeptRow): Promise<RegistroRow> {
    const { whoId, whoName, whoRole, aboutId, aboutName, aboutRole, release, ...row } = kept;
    const { isBySomebody, isAboutSomebody, reason, ...plain } = row;
    const owner = isAboutSomebody && release === null ? aboutId : whoId;
    // The key goes with the account.
    const text = async () =>
      owner === null
        ? null
        : (await reasons.open(db, owner, reason ?? '').catch(() => ({ text: null }))).text;
    return {
      ...plain,
      who: isBySomebody ? somebody(whoId, whoName, whoRole) : null,
      about:
        release !== null
          ? { kind: 'release', name: release }
          : isAboutSomebody
            ? somebody(aboutId, aboutName, aboutRole)
            : null,
      reason: reason === null ? null : { text: await text() },
    };
  }
  async function* records({
    filters,
    language,
  }: Incoming<'exportRegistro'>['body']): AsyncGenerator<Cell[]> {
    yield HEADS[language].split(';');
    let after: string | undefined;
    do {
      const at = after;
      const page = await asSystem(async () => {
        const { rows, next } = await listRegistro(db, { filters, after: at, pageSize: AT_ONCE });
        return { rows: await Promise.all(rows.map(opened)), next };
      });
      for (const row of page.rows) yield cells(row);
      after = page.next ?? undefined;
    } while (after !== undefined);
  }

  return {
    registro: async (incoming) => {
      const actor = actorOf(incoming);
      const { after, before, pageSize, ...filters } = incoming.query;
      const read = {
        userId: actor.userId,
        action: 'registro.read',
        since: plusSeconds(clock(), -ONE_READING_SECONDS),
      };
      if (!(await didSince(db, read))) await noted(actor, read.action);
      const { rows, next, previous } = await listRegistro(db, {
        filters,
        after,
        before,
        pageSize,
      });
      return {
        rows: await Promise.all(rows.map(opened)),
        total: await countRegistro(db, filters),
        next,
        previous,
      };
    },
    registroState: () => checks.state(),
    verifyRegistro: async (incoming) => {
      const actor = actorOf(incoming);
      await checks.verify(actor.userId);
      await noted(actor, 'registro.verified');
      return checks.state();
    },
    exportRegistro: async (incoming) => {
      const { filters, reason } = incoming.body;
      const { n } = await countRegistro(db, filters, Number.MAX_SAFE_INTEGER);
      await noted(actorOf(incoming), 'registro.exported', {
        detail: JSON.stringify({ count: n, filters: told(filters) }),
        why: reason,
      });
      return csvFile(records(incoming.body), `bussola-registro-${romeDay(clock())}.csv`);
    },
  } satisfies Partial<Handlers>;
}

const somebody = (id: string | null, name: string | null, role: string | null) =>
  id === null
    ? ({ kind: 'gone' } as const)
    : ({ kind: 'person', id, name: name ?? '', role: role ?? '' } as const);
/** Entries of the log outlive accounts: no typed text, and no id of anybody. */
const told = (filters: Incoming<'exportRegistro'>['body']['filters']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([key, value]) => {
      if (value === '') return [];
      if (key === 'search') return [[key, 'yes']];
      return [[key, value.length === 36 ? 'one' : value]];
    }),
  );

const nameOf = (one: RegistroRow['who'] | RegistroRow['about']): Cell =>
  one === null || one.kind === 'gone' ? null : one.name;
const cells = (row: RegistroRow): Cell[] => [
  row.seq,
  row.at,
  nameOf(row.who),
  row.who?.kind === 'person' ? row.who.role : null,
  row.action,
  nameOf(row.about),
  row.via,
  row.reason?.text ?? null,
  row.fields.join(', '),
  row.detail,
  row.requestId,
  row.hash,
];
