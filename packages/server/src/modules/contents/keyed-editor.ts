/** A content whose key the code names: its row is made when somebody first opens or saves it. */
import { randomUUID } from 'node:crypto';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { contentEditor, writtenOf } from './content-editor.ts';
import type { Sent } from './content-editor.ts';
import * as kept from './content-repository.ts';
import type { Body, KeyedKind, More, Words } from './content-repository.ts';

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

/** @throws ProblemError NOT_FOUND, CONFLICT with the state as it is, STEP_UP_REQUIRED */
export function keyedEditor<K extends KeyedKind>(options: Options<K>) {
  const { kind, clock } = options;
  const steps = contentEditor(options);
  const insert = (tx: Tx, actor: Actor, key: string, body: Body<K> | null) =>
    kept.insertKeyed(tx, { id: randomUUID(), kind, key, body, by: actor.userId, now: clock() });

  return {
    ...steps,
    async save(tx: Tx, actor: Actor, { key, version, sent, more }: Save<K>): Promise<void> {
      if (version > 0) return steps.save(tx, actor, { which: { key }, version, sent, more });
      const written = writtenOf<Words[K]>(sent, null, clock().toISOString());
      const isFirst = await insert(tx, actor, key, { ...written, ...more });
      if (!isFirst) throw await steps.tooLate(tx, actor);
      return steps.noted(tx, actor, 'saved');
    },
    /** One that nobody wrote yet gets its row: whoever opens it too is told who is there. */
    async open(tx: Tx, actor: Actor, key: string): Promise<void> {
      await insert(tx, actor, key, null);
      return steps.open(tx, actor, { key });
    },
  };
}
