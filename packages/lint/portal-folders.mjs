// The folders of the portals: a new one is linted, tested and held to its floor from its first day.
import { readdirSync } from 'node:fs';
import path from 'node:path';

export const portalFolders = readdirSync(path.resolve(import.meta.dirname, '../..'))
  .filter((folder) => folder.startsWith('mfe-'))
  .sort();
