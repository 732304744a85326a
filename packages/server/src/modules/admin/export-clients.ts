/**
 * The list of clients as CSV, read page by page while it is sent. What was asked for is in the log
 * before the first row leaves.
 */
import type { ClientRow } from '@bussola/contract';
import { asSystem } from '../../access.ts';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor, Incoming } from '../../http/handler.ts';
import type { Stream } from '../../http/handler.ts';
import { csvFile } from '../../http/csv-file.ts';
import type { Cell } from '../../http/csv-file.ts';
import { note } from '../audit/audit-repository.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import { countAll, listClients } from '../people/admin-repository.ts';

const AT_ONCE = 500;
type Body = Incoming<'exportClients'>['body'];
type Column = Body['columns'][number];

const HEADS = {
  it: {
    lastName: 'Cognome',
    firstName: 'Nome',
    email: 'E-mail',
    comune: 'Comune',
    membri: 'Nucleo',
    checkup: 'Checkup',
    red: 'Da affrontare',
    yellow: 'Da valutare',
    green: 'A posto',
    consulente: 'Consulente',
    lastLogin: 'Ultimo accesso',
    updatedAt: 'Aggiornato',
    states: { none: 'Non iniziato', started: 'Iniziato', completed: 'Completato' },
  },
  en: {
    lastName: 'Last name',
    firstName: 'First name',
    email: 'E-mail',
    comune: 'Town',
    membri: 'Family',
    checkup: 'Checkup',
    red: 'To address',
    yellow: 'To consider',
    green: 'In order',
    consulente: 'Adviser',
    lastLogin: 'Last access',
    updatedAt: 'Updated',
    states: { none: 'Not started', started: 'Started', completed: 'Completed' },
  },
} as const;
type Words = (typeof HEADS)['it' | 'en'];

/** Heads and cells of each column; who they are stands first. */
const day = (moment: string | null): Cell => moment && romeDay(new Date(moment));
const COLUMNS: Record<
  Column,
  {
    heads: readonly Exclude<keyof Words, 'states'>[];
    cells: (row: ClientRow, words: Words) => Cell[];
  }
> = {
  comune: { heads: ['comune'], cells: ({ comune }) => [comune] },
  membri: { heads: ['membri'], cells: ({ membri }) => [membri] },
  checkup: { heads: ['checkup'], cells: ({ checkup }, words) => [words.states[checkup]] },
  levels: {
    heads: ['red', 'yellow', 'green'],
    cells: ({ levels }) => [levels?.red ?? null, levels?.yellow ?? null, levels?.green ?? null],
  },
  consulente: { heads: ['consulente'], cells: ({ consulente }) => [consulente] },
  lastLogin: { heads: ['lastLogin'], cells: ({ lastLoginAt }) => [day(lastLoginAt)] },
  updatedAt: { heads: ['updatedAt'], cells: ({ updatedAt }) => [day(updatedAt)] },
};

export function exportClients({ db, clock }: Deps, reasons: EncryptedReasons) {
  async function* records({ filters, columns, language }: Body): AsyncGenerator<Cell[]> {
    const words = HEADS[language];
    const chosen = columns.map((column) => COLUMNS[column]);
    yield [
      words.lastName,
      words.firstName,
      words.email,
      ...chosen.flatMap(({ heads }) => heads.map((head) => words[head])),
    ];
    let after: string | undefined;
    do {
      // Each page is asked for when the one before has left.
      const page = await asSystem(() =>
        listClients(
          db,
          { ...filters, sort: 'name', direction: 'asc', pageSize: AT_ONCE, after },
          clock(),
        ),
      );
      for (const row of page.rows)
        yield [
          row.lastName,
          row.firstName,
          row.email,
          ...chosen.flatMap(({ cells }) => cells(row, words)),
        ];
      after = page.next ?? undefined;
    } while (after !== undefined);
  }

  return async (actor: Actor, body: Body): Promise<Stream> => {
    const { filters, columns, reason } = body;
    await db.transaction(async (tx) => {
      const count = await countAll(tx, filters, clock());
      await note(tx, {
        at: clock(),
        actor: actor.userId,
        subject: null,
        action: 'clients.exported',
        via: 'staff',
        detail: JSON.stringify({ count, columns, filters: Object.fromEntries(told(filters)) }),
        reason: await reasons.seal(tx, actor.userId, reason),
      });
    });
    return csvFile(records(body), `bussola-clienti-${romeDay(clock())}.csv`);
  };
}

/** Entries of the log outlive accounts: no typed text, and no id of anybody. */
const told = (filters: Body['filters']): [string, unknown][] =>
  Object.entries(filters).flatMap(([key, value]): [string, unknown][] => {
    if (value === undefined || value === '') return [];
    if (key === 'search') return [[key, 'yes']];
    return [[key, key === 'adviser' && value !== 'none' ? 'one' : value]];
  });
