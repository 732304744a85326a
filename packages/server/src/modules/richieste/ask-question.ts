/** What a signed-in person asks from a page: a request like those that arrive by letter. */
import { randomUUID } from 'node:crypto';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import * as users from '../people/user-repository.ts';
import { richiestaBody } from './richiesta-body.ts';
import { insertRichiesta } from './richieste-repository.ts';

const SUBJECT = MAX_LENGTH.requestSubject;
const shortened = (words: string): string =>
  words.length > SUBJECT ? `${words.slice(0, SUBJECT - 1).trimEnd()}…` : words;

/** The words are sealed with the key of the person. */
export function askQuestion({ db, clock }: Pick<Deps, 'db' | 'clock'>, keys: PersonalKeys) {
  const bodies = richiestaBody(keys);
  return (actor: Actor, words: string): Promise<void> =>
    db.transaction(async (tx) => {
      const person = await users.findById(tx, actor.userId);
      const id = randomUUID();
      const said = {
        subject: shortened(words),
        person: `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim(),
        email: person?.email ?? null,
        words,
        recognised: null,
      };
      await insertRichiesta(tx, {
        id,
        kind: 'domanda',
        via: 'sito',
        clientId: actor.userId,
        body: await bodies.close(tx, id, actor.userId, said),
        arrivedOn: romeDay(clock()),
        dueOn: null,
        by: null,
        isRecognised: false,
        now: clock(),
      });
    });
}
