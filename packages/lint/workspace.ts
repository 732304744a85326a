// The packages of the workspace, as pnpm-workspace.yaml names them: lint, types, layers, graph and
// tests all read this list, so a new folder is in each of them from its first day.
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const patterns = /^packages: \[(.*)\]$/m.exec(
  readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'),
)?.[1];
if (patterns === undefined) throw new Error('pnpm-workspace.yaml names no packages');

/** Folders of the workspace, sorted: `e2e`, `mfe-admin`, …, `packages/ui`, `shell`. */
export const workspaceFolders = patterns
  .split(', ')
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((folder) => existsSync(path.join(root, folder, 'package.json')))
  .sort();

/** What is code of ours: the workspace, and the tools of the root. */
export const codeFolders = [...workspaceFolders, 'tools'];

export const portalFolders = workspaceFolders.filter((folder) => folder.startsWith('mfe-'));

/** Where a package's tests run: a server's with a database, what knows React in a page. */
export function testProjectOf(folder: string): 'server' | 'page' | 'rules' {
  if (folder === 'tools') return 'rules';
  if (folder === 'packages/server') return 'server';
  const {
    dependencies = {},
    peerDependencies = {},
    devDependencies = {},
  } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Partial<
    Record<'dependencies' | 'peerDependencies' | 'devDependencies', Record<string, string>>
  >;
  const all = { ...dependencies, ...peerDependencies, ...devDependencies };
  return 'react' in all ? 'page' : 'rules';
}
