import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { schemaTypes } from '../../test/schema-types.ts';
import { openTestDatabase } from '../../test/test-database.ts';
import type { TestDatabase } from '../../test/test-database.ts';

let t: TestDatabase;
beforeAll(async () => {
  t = await openTestDatabase();
}, 240_000);
afterAll(() => t.close());

it('the types of the tables are what the migrations give: `pnpm schema --write`', async () => {
  expect(readFileSync(path.join(import.meta.dirname, 'schema.ts'), 'utf8')).toBe(
    await schemaTypes(t.owner),
  );
});
