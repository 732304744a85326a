/** A content whose key the code names: its row is made when somebody first opens or saves it. */
import { randomUUID } from 'node:crypto';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { contentEditor, writtenOf } from './content-editor.ts';
import type { Sent, Step } from './content-editor.ts';
import * as kept from './content-repository.ts';
import type { Body, KeyedKind, More, Words } from './content-repository.ts';
import { writtenView } from './written-view.ts';

interface Options<K extends KeyedKind> {
  kind: K;
  clock: Deps['clock'];
  view: (tx: Tx, actor: Actor) => Promise<unknown>;
}
interface Save<K extends KeyedKind> {
  key: string;
  /** 0: nobody opened it yet. */
  version: number;
  sent: Sent<Words[K]>;
  more: More[K];
}

/** What was found, in the order of the keys; a key that the code names no longer is left out. */
export function byKey<Key extends string, R extends { key: string | null }>(
  keys: readonly Key[],
  found: readonly R[],
): { key: Key; found: R | undefined }[] {
  const all = new Map(found.map((one) => [one.key, one]));
  return keys.map((key) => ({ key, found: all.get(key) }));
}

interface Docs<K extends KeyedKind, Key extends string> {
  kind: K;
  keys: readonly Key[];
  titleOf: (body: Body<K>) => string;
  /** Whose screen it is: others who have one open are named. */
  userId: string;
  now: Date;
}
/** Every key as its writers see it. */
export async function keyedDocs<K extends KeyedKind, Key extends string>(
  from: Tx | Deps['db'],
  { kind, keys, titleOf, userId, now }: Docs<K, Key>,
) {
  const contents = await kept.listContents(from, kind);
  const versions = await kept.listVersions(from, kind);
  const writers = await kept.listWriters(from, { userId, now });
  const today = romeDay(now);
  return byKey(keys, contents).map(({ key, found: content }) => ({
    key,
    doc: writtenView({ content, versions, writers, today, titleOf }),
  }));
}

/** @throws ProblemError NOT_FOUND, CONFLICT with the state as it is, STEP_UP_REQUIRED */
export function keyedEditor<K extends KeyedKind>(options: Options<K>) {
  const { kind, clock } = options;
  const steps = contentEditor(options);
  const insert = (tx: Tx, actor: Actor, key: string, body: Body<K> | null) =>
    kept.insertKeyed(tx, { id: randomUUID(), kind, key, body, by: actor.userId, now: clock() });

  return {
    async save(tx: Tx, actor: Actor, { key, version, sent, more }: Save<K>): Promise<void> {
      if (version > 0) return steps.save(tx, actor, { which: { key }, version, sent, more });
      const written = writtenOf<Words[K]>(sent, null, clock().toISOString());
      const isFirst = await insert(tx, actor, key, { ...written, ...more });
      if (!isFirst) throw await steps.tooLate(tx, actor);
      return steps.noted(tx, actor, 'saved');
    },
    async act(tx: Tx, actor: Actor, key: string, step: Step): Promise<void> {
      // A document that nobody wrote has no row yet, and the row says who has it open.
      if (step.action === 'open') await insert(tx, actor, key, null);
      return steps.act(tx, actor, { key }, step);
    },
  };
}
