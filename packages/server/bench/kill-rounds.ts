/**
 * `node packages/server/bench/kill-rounds.ts [rounds] [writers]`: kills the server with -9 while
 * writers save, and counts acknowledged saves that are not there after the restart. Works in a
 * temporary folder, or on DATABASE_URL.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { startProcess } from './server-process.ts';

interface Writer {
  token: string;
  acknowledged: Set<string>;
}
export interface KillResult {
  rounds: number;
  acknowledged: number;
  lost: number;
  slowestStartMs: number;
}

const MEMBERS_A_DRAFT = 20;

export async function killRounds(
  rounds: number,
  writers: number,
  env: Record<string, string> = {},
): Promise<KillResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bussola-kill-'));
  const drafts: Writer[] = [];
  const result: KillResult = { rounds, acknowledged: 0, lost: 0, slowestStartMs: 0 };
  try {
    let server = await startProcess({ DATA_DIR: folder, ...env });
    for (let round = 0; round < rounds; round += 1) {
      const before = drafts.length;
      let killed = false;
      const isKilled = () => killed;
      const writing = Promise.all(
        Array.from({ length: writers }, () => write(server.url, drafts, isKilled)),
      );
      const soFar = acknowledged(drafts);
      await sleep(200 + Math.random() * 700);
      // A round without a single acknowledged save would prove nothing.
      for (let waited = 0; acknowledged(drafts) === soFar && waited < 10_000; waited += 20)
        await sleep(20);
      killed = true;
      await server.kill();
      await writing;
      server = await startProcess({ DATA_DIR: folder, ...env });
      result.slowestStartMs = Math.max(result.slowestStartMs, server.startMs);
      // What was written in this round, and some of what was there before.
      for (const draft of [
        ...drafts.slice(before),
        ...drafts.slice(0, before).filter(() => Math.random() < 0.1),
      ])
        result.lost += await missing(server.url, draft);
    }
    result.acknowledged = acknowledged(drafts);
    await server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return result;
}

const acknowledged = (drafts: readonly Writer[]): number =>
  drafts.reduce((sum, draft) => sum + draft.acknowledged.size, 0);

/** One person after another, one member a save, until the server dies. */
async function write(url: string, drafts: Writer[], isKilled: () => boolean): Promise<void> {
  while (!isKilled()) {
    try {
      const created = await post(url, '/api/checkup/create', {});
      const draft: Writer = {
        token: (created as { token: string }).token,
        acknowledged: new Set(),
      };
      drafts.push(draft);
      for (let i = 0; i < MEMBERS_A_DRAFT && !isKilled(); i += 1) {
        const _id = randomUUID();
        await post(
          url,
          '/api/checkup/newAreaEconomica',
          { data: { membri: [{ _id, firstName: 'Prova', redditoNettoAnnuo: i }] } },
          draft.token,
        );
        draft.acknowledged.add(_id);
      }
    } catch (error) {
      // The connection breaks when the server is killed: that save was not acknowledged.
      if (!isKilled() && !(error instanceof TypeError)) throw error;
      if (!isKilled()) return;
    }
  }
}

async function missing(url: string, draft: Writer): Promise<number> {
  const answer = await fetch(`${url}/api/userdatatmp/getAll/`, {
    headers: { authorization: `Bearer ${draft.token}` },
  });
  if (!answer.ok) return draft.acknowledged.size;
  const { data } = (await answer.json()) as { data: { membri: { _id: string }[] } };
  const there = new Set(data.membri.map(({ _id }) => _id));
  return [...draft.acknowledged].filter((id) => !there.has(id)).length;
}

async function post(url: string, address: string, body: object, token?: string): Promise<unknown> {
  const answer = await fetch(url + address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status} ${await answer.text()}`);
  return answer.json();
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const url = process.env.DATABASE_URL;
  const result = await killRounds(
    Number(process.argv[2] ?? 30),
    Number(process.argv[3] ?? 8),
    url ? { DATABASE_URL: url } : {},
  );
  console.log(
    `${result.rounds} kills: ${result.acknowledged} acknowledged saves, ${result.lost} lost; slowest restart ${Math.round(result.slowestStartMs)} ms`,
  );
  process.exitCode = result.lost === 0 ? 0 : 1;
}
