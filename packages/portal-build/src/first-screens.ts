/**
 * What the first screens load by themselves, and how much it may weigh (brotli). `bench:load`
 * compares it with the wire.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compilation } from 'webpack';
import type { Budget } from './budgets.ts';
import { wireBytes } from './compress.ts';

/**
 * Pieces of one app: chunks by the name that `webpackChunkName` gives, or by the module that an
 * `import()` names.
 */
interface Part {
  app: string;
  entry?: string;
  chunks?: string[];
  modules?: string[];
}
interface Screen {
  what: string;
  limitKb: number;
  parts: Part[];
}

/** Pieces of the shell that come with the first portal. */
export const PORTAL_START = ['ky', 'portal-place', 'federation', 'shared-query', 'with-queries'];

/** What the first portal of a visit takes of the shell, with menu and breadcrumbs or without. */
const shellPart = (
  families: string[],
  withFrame: boolean,
  app: 'shell' | 'back-office' = 'shell',
): Part => ({
  app,
  entry: 'main',
  chunks: [...PORTAL_START, ...families, ...(withFrame ? ['frame'] : [])],
});
/** Every portal with forms. */
const FORM_FAMILIES = ['shared-formik', 'shared-yup'];
const portalPart = (app: string, modules: string[]): Part => ({
  app,
  entry: 'remoteEntry',
  modules: ['src/portal-module.tsx', ...modules],
});

/**
 * Limits stand a little over what is built: raise one with a reason, lower it when there is room.
 * Chakra's own widgets are part of them, the dialog included (docs/decisions/0042).
 */
export const FIRST_SCREENS: readonly Screen[] = [
  {
    what: 'sign-in JavaScript',
    // 204 before storage and cryptography had a fallback in memory, and the page said so; before
    // the methods that browsers of early 2023 lack.
    limitKb: 208,
    parts: [{ app: 'shell', entry: 'main', chunks: ['login', 'example-dial'] }],
  },
  {
    what: 'first screen of the checkup',
    // 342 before the pause showed first results: charts and result parts are shared families, and
    // a portal has its families before its first page. 368 before Chakra's Menu
    // («Segna come») came with the result parts, 377 before the names of the parts of a constant,
    // 379 before the field of several lines and the calls of «Regali utili», 380 before the wizard
    // drew the next step ahead, 384 before names knew the top-level domains and the field of the
    // municipality its former names.
    // 387 before storage had a fallback and pasted dates and amounts said what they understood.
    // 391 before a refused name was offered without its sign and asked for its Latin letters, 396
    // before staff wrote questions and answers and looked together with a person.
    limitKb: 400,
    parts: [
      shellPart(
        ['shared-ui-forms', 'shared-ui-charts', 'shared-ui-results', ...FORM_FAMILIES],
        false,
      ),
      portalPart('checkup', [
        'src/wizard/wizard-page.tsx',
        'src/pages/1-dati-personali/dati-personali-page.tsx',
      ]),
    ],
  },
  {
    what: 'first screen of the user area',
    // 392 before «I miei dati», 402 before the words of the levels' directions, the simulator's
    // number, the copy on the device (docs/decisions/0051), outflows by their dates and money that
    // tells rounding, 410 before the marks of areas and Chakra's Menu, 418 before the names of the
    // parts of a constant, 420 before sections could be left out of the results, 424 before long
    // names and 320 px, 428 before pages recovered by themselves after a tunnel and before the
    // methods that browsers of early 2023 lack, 434 before the words of questions came in both
    // languages, 437 before the menu had groups and whoever works here was offered their own pages,
    // 440 before an account that works at another address was led there, before somebody of the
    // staff could ask to look together, and before questions and answers.
    limitKb: 448,
    parts: [
      shellPart(
        ['shared-ui-forms', 'shared-ui-charts', 'shared-ui-results', ...FORM_FAMILIES],
        true,
      ),
      portalPart('user-area', ['src/pages/home/home-page.tsx']),
    ],
  },
  {
    what: 'first screen of the administration',
    // 350 before the shell followed the copy on the device and the end of somebody else's area,
    // 352 before Chakra's Menu came with the result parts, 361 before the names of the parts of a
    // constant, 363 before shopkeepers stood beside artisans in them, 365 before storage had a
    // fallback in memory and before the methods that browsers of early 2023 lack, 371 before the
    // words of the administrators came, 374 before those of the life of a release.
    // 384 before rows and columns of the clients were chosen (TanStack Table), and views saved.
    limitKb: 404,
    parts: [
      shellPart(['shared-ui-forms', 'shared-ui-results', ...FORM_FAMILIES], true),
      portalPart('admin', ['src/pages/clienti/clienti-page.tsx']),
    ],
  },
  {
    what: 'sign-in JavaScript of the back office',
    limitKb: 206,
    parts: [{ app: 'back-office', entry: 'main', chunks: ['login'] }],
  },
  {
    what: 'first screen of the back office',
    limitKb: 404,
    parts: [
      shellPart(['shared-ui-forms', 'shared-ui-results', ...FORM_FAMILIES], true, 'back-office'),
      portalPart('admin', ['src/pages/clienti/clienti-page.tsx']),
    ],
  },
  {
    what: 'first screen of the partners',
    // 272 before the calls and the icon of «Regali utili», 273 before storage had a fallback and
    // before the methods that browsers of early 2023 lack, 277 before the menu had groups, icons of
    // the administration and a search, 280 before an account that works at another address was
    // led there, and before the calls of looking together and of questions and answers.
    limitKb: 286,
    parts: [shellPart([], true), portalPart('thirdparty', ['src/pages/clienti/clienti-page.tsx'])],
  },
];

/** Bytes of each screen that one app brings. */
export type ScreenSizes = Record<string, number>;

/**
 * Files that come when a module is asked for with `import()`.
 * @throws Error when the build has no such module.
 */
export function filesOfModule(compilation: Compilation, dir: string, module: string): string[] {
  const wanted = path.join(dir, module);
  const files = new Set<string>();
  for (const candidate of compilation.modules) {
    if (candidate.nameForCondition() !== wanted) continue;
    for (const chunk of compilation.chunkGraph.getModuleChunks(candidate)) {
      for (const group of chunk.groupsIterable)
        for (const file of group.getFiles()) files.add(file);
    }
  }
  if (files.size === 0) throw new Error(`${module} is in no chunk of ${path.basename(dir)}`);
  return [...files];
}

function filesOfPart(
  compilation: Compilation,
  dir: string,
  { app, entry, chunks = [], modules = [] }: Part,
): string[] {
  const named = (name: string): string[] => {
    const group = compilation.entrypoints.get(name) ?? compilation.namedChunkGroups.get(name);
    if (!group) throw new Error(`${app} has no chunk called ${name}`);
    return [...group.getFiles()];
  };
  const entryFiles =
    entry === undefined ? [] : entry === 'remoteEntry' ? ['remoteEntry.js'] : named(entry);
  return [
    ...entryFiles,
    ...chunks.flatMap(named),
    ...modules.flatMap((module) => filesOfModule(compilation, dir, module)),
  ];
}

export async function screenSizes(
  compilation: Compilation,
  { name, dir, outDir }: { name: string; dir: string; outDir: string },
): Promise<ScreenSizes> {
  const sizes: ScreenSizes = {};
  for (const { what, parts } of FIRST_SCREENS) {
    const files = new Set(
      parts
        .filter(({ app }) => app === name)
        .flatMap((part) => filesOfPart(compilation, dir, part))
        .filter((file) => file.endsWith('.js')),
    );
    if (files.size === 0) continue;
    const bytes = await Promise.all([...files].map((file) => wireBytes(path.join(outDir, file))));
    sizes[what] = bytes.reduce((sum, size) => sum + size, 0);
  }
  return sizes;
}

/** Sizes of an app that was built before; nothing when it never was. */
export async function readSizes(file: string): Promise<ScreenSizes | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as ScreenSizes;
  } catch {
    return undefined;
  }
}

/** Screens whose every app is known. */
export function screenBudgets(sizesOf: ReadonlyMap<string, ScreenSizes>): Budget[] {
  return FIRST_SCREENS.flatMap(({ what, limitKb, parts }) => {
    const sizes = parts.map(({ app }) => sizesOf.get(app)?.[what]);
    return sizes.some((size) => size === undefined)
      ? []
      : [{ what, limitKb, bytes: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) }];
  });
}
