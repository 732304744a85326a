/**
 * Who may publish: a team with a token, which is valid for some portals and for a time. A session
 * of a person cannot publish.
 */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PublishPortals } from '@bussola/contract';
import { ifAbsent } from '@bussola/portal/if-absent';
import { writeWhole } from '@bussola/registry/write-whole';
import { plusDays } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problem-error.ts';
import { hashToken, newToken } from '../people/one-use.ts';
import { note } from '../audit/audit-repository.ts';
import type { Author } from './registry-repository.ts';
import * as tokens from './token-repository.ts';

/** A prefix that people and secret scanners recognise. */
const PREFIX = 'bpt_';
const USED_EVERY_MS = 60_000;
/** Where the demo keeps its own token, readable by the owner of the data folder. */
export const LOCAL_TOKEN_FILE = 'portal-token';

export interface Publisher {
  author: Author;
  portals: PublishPortals;
}

export function publishTokens({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  async function create({
    name,
    portals,
    days,
    createdBy,
  }: {
    name: string;
    portals: PublishPortals;
    days: number;
    createdBy: string | null;
  }): Promise<{ id: string; token: string; expiresAt: string }> {
    const [id, token, now] = [randomUUID(), PREFIX + newToken(), clock()];
    const expiresAt = plusDays(now, days);
    await db.transaction(async (tx) => {
      await tokens.insertToken(tx, {
        id,
        name,
        tokenHash: hashToken(token),
        portals,
        createdBy,
        now,
        expiresAt,
      });
      await note(tx, {
        at: now,
        actor: createdBy,
        subject: null,
        action: 'portal.token-created',
        detail: `«${name}» for ${portals === 'every' ? 'every portal' : portals.join(', ')}`,
      });
    });
    return { id, token, expiresAt: expiresAt.toISOString() };
  }

  return {
    create,
    /** @throws ProblemError UNAUTHENTICATED */
    async publisher(authorization: string | undefined): Promise<Publisher> {
      const token = /^Bearer (bpt_[\w-]{43})$/.exec(authorization ?? '')?.[1];
      const row =
        token === undefined ? undefined : await tokens.findToken(db, hashToken(token), clock());
      if (!row)
        throw new ProblemError('UNAUTHENTICATED', {
          detail: 'A publish token is needed, and this is none that is good now',
        });
      if (row.lastUsedAt === null || clock().getTime() - row.lastUsedAt.getTime() > USED_EVERY_MS)
        await tokens.touchToken(db, row.id, clock());
      return { author: { kind: 'token', author: row.name }, portals: row.portals };
    },
    async revoke(actor: string, id: string): Promise<void> {
      await db.transaction(async (tx) => {
        const gone = await tokens.revokeToken(tx, id, clock());
        if (!gone) throw new ProblemError('NOT_FOUND');
        await note(tx, {
          at: clock(),
          actor,
          subject: null,
          action: 'portal.token-revoked',
          detail: `«${gone.name}»`,
        });
      });
    },
    list: () => tokens.listTokens(db),
    /**
     * In demo mode releasing to the running product of the same machine needs no set-up: the token
     * lies in the data folder.
     */
    async ensureLocal(): Promise<void> {
      const file = path.join(config.dataDir, LOCAL_TOKEN_FILE);
      const known = (await readFile(file, 'utf8').catch(ifAbsent(''))).trim();
      // A token that ends within a day is too short for new work.
      if (known && (await tokens.findToken(db, hashToken(known), plusDays(clock(), 1)))) return;
      const { token } = await create({
        name: 'questo computer',
        portals: 'every',
        days: 30,
        createdBy: null,
      });
      await writeWhole(file, Buffer.from(`${token}\n`));
    },
  };
}
export type PublishTokens = ReturnType<typeof publishTokens>;

/** @throws ProblemError FORBIDDEN when the token is for other portals */
export function authorFor({ author, portals }: Publisher, portal: string): Author {
  if (portals !== 'every' && !portals.includes(portal))
    throw new ProblemError('FORBIDDEN', {
      detail: `This token publishes ${portals.join(', ')}, not ${portal}`,
    });
  return author;
}
