/** `pnpm db:migrate`: brings the database to the newest schema, and says what it did. Changes the database only. */
import { readConfig } from '../config.ts';
import { openDatabase } from '../open-database.ts';

try {
  const { db, applied, close } = await openDatabase(readConfig({ ALLOW_NO_SMTP: 'yes', PUBLIC_URL: 'http://localhost', ...process.env }));
  console.log(applied.length > 0 ? `${db.engine}: applied ${applied.join(', ')}` : `${db.engine}: nothing to apply, the schema is the newest`);
  await close();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
