/** SQL files of a folder, each with its hash. */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

export interface SqlFile {
  name: string;
  sql: string;
  hash: string;
}

/** @throws Error naming a file that is not named as its folder asks: nothing is skipped */
export const readSqlFiles = (folder: string, pattern: RegExp): SqlFile[] =>
  readdirSync(path.join(import.meta.dirname, folder))
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      if (!pattern.test(name)) throw new Error(`${folder}/${name} is not named like ${pattern}`);
      const sql = readFileSync(path.join(import.meta.dirname, folder, name), 'utf8');
      return {
        name,
        sql,
        hash: createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex'),
      };
    });
