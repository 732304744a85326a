#!/usr/bin/env node
// Prints who imports whom, room by room, as a Mermaid graph (paste it into any Markdown); changes
// nothing.
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { workspaceFolders } from './workspace.ts';

const root = path.resolve(import.meta.dirname, '../..');
process.chdir(root);
const { options } = createRequire(import.meta.url)(path.join(root, '.dependency-cruiser.cjs'));
const { output } = await cruise(
  workspaceFolders.filter((folder) => folder !== 'e2e'),
  { ...options, outputType: 'json', exclude: { path: '[.]test[.]tsx?$|(^|/)(dist|data)/' } },
  { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
);
const { modules } = typeof output === 'string' ? JSON.parse(output) : output;
const room = (file) => /^(shell|mfe-[^/]+|packages\/[^/]+)\//.exec(file)?.[1];
const arrows = new Set();
for (const { source, dependencies } of modules) {
  for (const { resolved } of dependencies) {
    const [from, to] = [room(source), room(resolved)];
    if (from && to && from !== to)
      arrows.add(
        `  ${from.replaceAll('/', '_')}["${from}"] --> ${to.replaceAll('/', '_')}["${to}"]`,
      );
  }
}
console.log(['graph TD', ...[...arrows].sort()].join('\n'));
