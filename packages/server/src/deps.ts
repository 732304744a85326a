import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Db, Queryable } from './db/port.ts';
import type { Secrets } from './secrets.ts';

export interface Log {
  info(facts: object, message: string): void;
  warn(facts: object, message: string): void;
  error(facts: object, message: string): void;
}

/** What every service stands on. */
export interface Deps {
  config: Config;
  db: Db;
  clock: Clock;
  secrets: Secrets;
  log: Log;
}
/** The handle of an open transaction, for services that hand it to repositories. */
export type Tx = Queryable;
