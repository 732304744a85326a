/**
 * What people ask, followed by staff until it is answered. Of a privacy request
 * modules/admin has the two doors.
 */
import { randomUUID } from 'node:crypto';
import type { BodyOf, Richieste, RichiestaRow } from '@bussola/contract';
import { PRIVACY_DAYS } from '@bussola/contract/limits';
import { plusDays as daysAfter } from '@bussola/domain/calendario';
import { plusDays, romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { ProblemError } from '../../problem-error.ts';
import type { PersonalKeys } from '../../storage/personal-keys.ts';
import { note } from '../audit/audit-repository.ts';
import type { Mailer } from '../mail/mailer.ts';
import { foldEmail } from '../people/one-use.ts';
import * as users from '../people/user-repository.ts';
import { richiestaBody } from './richiesta-body.ts';
import { answerLetter } from './richieste-letters.ts';
import * as kept from './richieste-repository.ts';
import type { KeptRichiesta } from './richieste-repository.ts';

/** For how long the words are kept after the end. */
const WORDS_DAYS = 90;

/** One open request in one transaction, then the list as it is. */
type Deed = (
  id: string,
  act: (tx: Tx, found: KeptRichiesta, body: RichiestaRow['body']) => Promise<void>,
) => Promise<Richieste>;
type Noted = (tx: Tx, actor: Actor, action: string, kind: string) => Promise<void>;

export function richiesteService(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { mailer, keys }: { mailer: Pick<Mailer, 'send'>; keys: PersonalKeys },
) {
  const bodies = richiestaBody(keys);
  async function toRow({
    ownerId,
    ownerName,
    sealed,
    ...found
  }: KeptRichiesta): Promise<RichiestaRow> {
    return {
      ...found,
      body: await bodies.open(db, { ...found, sealed }),
      owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
    };
  }
  async function list(after?: string): Promise<Richieste> {
    const { open, closed } = await kept.countRichieste(db);
    const page = await kept.listClosed(db, after);
    return {
      open: await Promise.all((await kept.listOpen(db)).map(toRow)),
      openTotal: open,
      closed: await Promise.all(page.rows.map(toRow)),
      closedTotal: closed,
      next: page.next,
    };
  }
  const noted: Noted = (tx, actor, action, kind) =>
    note(tx, {
      at: clock(),
      actor: actor.userId,
      subject: null,
      action: `request.${action}`,
      via: 'staff',
      detail: kind,
    });
  /** One open request in one transaction, then the list as it is. */
  const deed: Deed = async (id, act) => {
    await db.transaction(async (tx) => {
      const found = await kept.lockOpen(tx, id);
      if (!found) throw new ProblemError('NOT_FOUND');
      await act(tx, found, await bodies.open(tx, found));
    });
    return list();
  };
  return {
    deed,
    noted,
    list,
    async create(actor: Actor, sent: BodyOf<'createRichiesta'>): Promise<Richieste> {
      const { kind, via, subject, person, words, arrivedOn } = sent;
      if (arrivedOn > romeDay(clock()))
        throw new ProblemError('VALIDATION', {
          errors: [
            { field: 'arrivedOn', code: 'wrong', message: 'It arrived today at the latest' },
          ],
        });
      const email = sent.email?.trim() ?? null;
      await db.transaction(async (tx) => {
        const known = email === null ? undefined : await users.findByEmail(tx, foldEmail(email));
        const clientId = known?.role === 'User' ? known.id : null;
        const id = randomUUID();
        const recognised = sent.recognised ?? null;
        await kept.insertRichiesta(tx, {
          id,
          kind,
          via,
          clientId,
          body: await bodies.close(tx, id, clientId, { subject, person, email, words, recognised }),
          arrivedOn,
          dueOn: kind === 'privacy' ? daysAfter(arrivedOn, PRIVACY_DAYS) : null,
          by: actor.userId,
          isRecognised: recognised !== null,
          now: clock(),
        });
        await noted(tx, actor, 'entered', kind);
      });
      return list();
    },
    update: (actor: Actor, id: string, change: BodyOf<'updateRichiesta'>): Promise<Richieste> =>
      deed(id, async (tx, found, body) => {
        const now = clock();
        switch (change.action) {
          case 'take':
          case 'leave': {
            const owner = change.action === 'take' ? actor.userId : null;
            if (await kept.setOwner(tx, id, owner, now))
              await noted(tx, actor, change.action === 'take' ? 'taken' : 'left', found.kind);
            return;
          }
          case 'recognise': {
            if (!body) throw new ProblemError('CONFLICT', { detail: 'The account is gone' });
            const said = { ...body, recognised: change.how };
            await kept.setRecognised(tx, id, {
              body: await bodies.close(tx, id, found.clientId, said),
              by: actor.userId,
              now,
            });
            await noted(tx, actor, 'recognised', found.kind);
            return;
          }
          case 'close':
            await kept.closeRichiesta(tx, id, { outcome: 'closed', by: actor.userId, now });
            await noted(tx, actor, 'closed', found.kind);
        }
      }),
    answer: (actor: Actor, id: string, text: string): Promise<Richieste> =>
      deed(id, async (tx, found, body) => {
        if (!body?.email)
          throw new ProblemError('CONFLICT', { detail: 'There is no address to answer to' });
        const staff = await users.findById(tx, actor.userId);
        const name = `${staff?.firstName ?? ''} ${staff?.lastName ?? ''}`.trim();
        await mailer.send(
          tx,
          body.email,
          answerLetter(await greeting(tx, found), text, name),
          'request',
        );
        const end = { outcome: 'answered', by: actor.userId, now: clock() } as const;
        await kept.closeRichiesta(tx, id, end);
        await noted(tx, actor, 'answered', found.kind);
      }),
    /** What the person asked, for their own export. */
    async export(tx: Tx, userId: string): Promise<{ richieste: unknown[] }> {
      const rows = await Promise.all((await kept.listOfPerson(tx, userId)).map(toRow));
      return {
        richieste: rows.map(({ kind, via, body, arrivedOn, dueOn, outcome, closedAt }) => ({
          kind,
          via,
          ...body,
          arrivedOn,
          dueOn,
          outcome,
          closedAt,
        })),
      };
    },
    sweep: () => kept.forgetWords(db, plusDays(clock(), -WORDS_DAYS)),
  };

  async function greeting(tx: Tx, { clientId }: KeptRichiesta) {
    const known = clientId === null ? undefined : await users.findById(tx, clientId);
    return { firstName: known?.firstName ?? '', language: known?.language ?? ('it' as const) };
  }
}
export type RichiesteService = ReturnType<typeof richiesteService>;
