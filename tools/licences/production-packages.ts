/**
 * The packages of others that reach people: what the server loads and what the pages are built
 * from, as they are installed.
 */
import { existsSync, readFileSync, readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';

export interface InstalledPackage {
  name: string;
  licence: string;
}

interface Manifest {
  name: string;
  license?: string | { type?: string };
  os?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** They build and check the product, and are no part of it. */
const TOOLS_ONLY = ['lint', 'portal-build'];

/** Packages that do not say it in their manifest, and where it was read. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  // MIT in its LICENSE.
  'png-js': 'MIT',
};

/**
 * Every package once, by name; of two versions under different licences, both.
 * @throws Error for one that is not installed
 */
export function productionPackages(root: string): InstalledPackage[] {
  const found = new Map<string, Manifest>();
  const waiting = workspaceFolders(root);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const next of dependenciesOf(folder)) {
      if (found.has(next)) continue;
      found.set(next, manifestOf(next));
      waiting.push(next);
    }
  }
  const packages = [...found.values()].map((one) => ({
    name: nameOf(one),
    licence: licenceOf(one),
  }));
  const once = new Map(packages.map((one) => [`${one.name} ${one.licence}`, one]));
  return [...once.keys()].sort().flatMap((key) => once.get(key) ?? []);
}

function workspaceFolders(root: string): string[] {
  const portals = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  const packages = readdirSync(path.join(root, 'packages'))
    .filter((name) => !TOOLS_ONLY.includes(name))
    .map((name) => path.join('packages', name));
  return ['shell', ...portals, ...packages]
    .map((name) => path.join(root, name))
    .filter((folder) => existsSync(path.join(folder, 'package.json')));
}

/**
 * Folders of its dependencies. Optional ones are those of this platform; our own packages are
 * walked by themselves.
 */
function dependenciesOf(folder: string): string[] {
  const { dependencies = {}, optionalDependencies = {} } = manifestOf(folder);
  return Object.keys({ ...dependencies, ...optionalDependencies })
    .filter((name) => !name.startsWith('@bussola/'))
    .flatMap((name) => {
      const place = find(folder, name);
      if (place !== null) return [place];
      if (name in optionalDependencies) return [];
      throw new Error(`${name}, which ${folder} needs, is not installed`);
    });
}

/** As Node looks for a package: in each node_modules on the way up. */
function find(folder: string, name: string): string | null {
  const place = path.join(folder, 'node_modules', name);
  if (existsSync(path.join(place, 'package.json'))) return realpathSync(place);
  const above = path.dirname(folder);
  return above === folder ? null : find(above, name);
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** `@img/sharp-*` for the package of each platform. */
function nameOf({ name, os: [platform] = [] }: Manifest): string {
  const at = platform === undefined ? -1 : name.indexOf(`-${platform}`);
  return at === -1 ? name : `${name.slice(0, at)}-*`;
}

function licenceOf({ name, license }: Manifest): string {
  const said = typeof license === 'object' ? license.type : license;
  return (said ?? READ_ELSEWHERE[name] ?? 'none named').replace(/^\((.*)\)$/, '$1');
}
