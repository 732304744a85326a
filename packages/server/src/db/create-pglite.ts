/**
 * `node create-pglite.ts FOLDER`: makes a new embedded database and ends. Called by
 * createWhenAbsent in pglite.ts.
 */
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS } from './durable-nodefs.ts';
import { durableStartParams } from './pglite.ts';

const [, , folder] = process.argv;
if (!folder) throw new Error('Which folder?');
const lite = await PGlite.create({
  fs: new DurableNodeFS(folder),
  startParams: durableStartParams(),
});
await lite.close();
// PGlite leaves handles that would keep the process.
process.exit(0);
