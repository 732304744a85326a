/**
 * Named statements on PGlite: planned once, and all that wait together cross into the database
 * together.
 */
import { protocol } from '@electric-sql/pglite';
import type { PGlite } from '@electric-sql/pglite';
import { SET_CONTEXT, contextValues } from './rls-context.ts';
import { parseValue } from './port.ts';
import type { RlsContext, SqlValue } from './port.ts';

type Answer = Awaited<ReturnType<PGlite['execProtocol']>>;

/**
 * What PGlite has but does not promise: the queue of transactions, which a raw protocol message
 * must join.
 */
interface WithTransactionQueue {
  _runExclusiveTransaction<T>(work: () => Promise<T>): Promise<T>;
}

interface Column {
  name: string;
  dataTypeID: number;
}
interface Read {
  name: string;
  text: string;
  values: readonly SqlValue[];
  /** Absent for the system's own. */ entrant?: RlsContext;
}
interface Waiting {
  read: Read;
  resolve: (rows: object[]) => void;
  reject: (error: unknown) => void;
}

/** With more than this in one message the first would wait too long for the last. */
const TOGETHER = 32;

/**
 * `query()` plans each time; a named statement through the protocol is planned once, three to five
 * times faster. Reads that wait while the database is busy then go as one message inside one
 * transaction: half of a small read is its transaction. Only for statements that change nothing,
 * because one that fails makes the others of its message run again.
 */
export function namedReads(lite: PGlite): <R extends object>(read: Read) => Promise<R[]> {
  const columns = new Map<string, readonly Column[]>();
  const queue = lite as unknown as WithTransactionQueue;
  let waiting: Waiting[] = [];
  let isDraining = false;

  async function drain(): Promise<void> {
    isDraining = true;
    while (waiting.length > 0) {
      let taken: Waiting[] = [];
      try {
        await queue._runExclusiveTransaction(() =>
          lite.runExclusive(async () => {
            // The system's own first: a role that was entered holds to the end of the message.
            taken = waiting
              .slice(0, TOGETHER)
              .sort(
                (a, b) =>
                  Number(a.read.entrant !== undefined) - Number(b.read.entrant !== undefined),
              );
            waiting = waiting.slice(TOGETHER);
            await settle(taken);
          }),
        );
      } catch (error) {
        // The queue itself refused, as when the database is closed: nobody may wait for ever.
        const lost = taken.length > 0 ? taken : waiting.splice(0);
        for (const { reject } of lost) reject(error);
      }
    }
    isDraining = false;
  }

  async function settle(group: readonly Waiting[]): Promise<void> {
    let answers: object[][];
    try {
      answers = await send(group.map(({ read }) => read));
    } catch (error) {
      if (group.length === 1) group[0]?.reject(error);
      else for (const one of group) await settle([one]);
      return;
    }
    for (const [at, { resolve }] of group.entries()) resolve(answers[at] ?? []);
  }

  /** @throws the database's own error for the first that fails */
  async function send(reads: readonly Read[]): Promise<object[][]> {
    const { serialize } = protocol;
    const parts: Uint8Array[] = [];
    const parsed: string[] = [];
    /**
     * What each completed command was: the answer of a read, or an entering, which answers nothing.
     */
    const steps: (Read | null)[] = [];
    const put = ({ name, text, values }: Read, of: Read | null) => {
      if (!columns.has(name) && !parsed.includes(name)) {
        parts.push(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
        parsed.push(name);
      }
      parts.push(
        serialize.bind({ statement: name, values: values.map(asWireText) }),
        serialize.execute({}),
      );
      steps.push(of);
    };
    for (const read of reads) {
      if (read.entrant) put({ ...SET_CONTEXT, values: contextValues(read.entrant) }, null);
      put(read, read);
    }
    const answer = await lite.execProtocol(Buffer.concat([...parts, serialize.sync()]), {
      throwOnError: false,
    });
    return readAnswers(answer.messages, parsed, steps);
  }

  /**
   * @param parsed names of the statements that were described, in their order
   * @throws the database's own error for the first that fails
   */
  function readAnswers(
    messages: Answer['messages'],
    parsed: readonly string[],
    steps: readonly (Read | null)[],
  ): object[][] {
    const described = parsed.values();
    const answers: object[][] = [];
    let at = 0;
    let rows: object[] = [];
    for (const message of messages) {
      if (message.name === 'error') throw message as unknown as Error;
      const read = steps[at];
      if (message.name === 'rowDescription' && 'fields' in message) {
        const name = described.next().value;
        if (name !== undefined) columns.set(name, message.fields as Column[]);
      } else if (message.name === 'bindComplete') rows = [];
      else if (message.name === 'dataRow' && 'fields' in message && read)
        rows.push(toRow(columns.get(read.name), message.fields as (string | null)[]));
      else if (message.name === 'commandComplete') {
        if (read) answers.push(rows);
        at += 1;
      }
    }
    return answers;
  }

  return <R extends object>(read: Read) =>
    new Promise<R[]>((resolve, reject) => {
      // Rows are as the caller of the statement says, as with `query`.
      waiting.push({ read, resolve: (rows) => resolve(rows as R[]), reject });
      if (!isDraining) void drain();
    });
}

function toRow(columns: readonly Column[] | undefined, cells: readonly (string | null)[]): object {
  const row: Record<string, unknown> = {};
  for (const [at, { name, dataTypeID }] of (columns ?? []).entries())
    row[name] = parseValue(dataTypeID, cells[at] ?? null);
  return row;
}

function asWireText(value: SqlValue): string | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'object')
    return `{${value.map((item) => `"${item.replace(/(["\\])/g, '\\$1')}"`).join(',')}}`;
  return String(value);
}
