/**
 * `pnpm schema`: the types of the tables are those of the migrations. With `--write`
 * it writes them anew.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { migrate } from '../packages/server/src/db/migrate.ts';
import { openPglite } from '../packages/server/src/db/pglite.ts';
import { schemaTypes } from '../packages/server/test/schema-types.ts';

const file = path.resolve(import.meta.dirname, '../packages/server/src/db/schema.ts');
const db = await openPglite({});
await migrate(db);
const written = await schemaTypes(db);
await db.close();

if (process.argv.includes('--write')) {
  writeFileSync(file, written);
  console.log('The types of the tables are written: see git diff.');
} else if (written !== readFileSync(file, 'utf8')) {
  console.error(
    'The types of the tables are not those of the migrations: write them with `pnpm schema --write`',
  );
  process.exitCode = 1;
}
