const { exports: contractEntries } = require('./packages/contract/package.json');
const { portalFolders } = require('./packages/lint/workspace.ts');

/** Who may import whom. A folder that is not listed may import nothing of ours. */
const mayImport = {
  'packages/domain': [],
  'packages/i18n': [],
  'packages/inps-statement': ['packages/domain'],
  'packages/contract': ['packages/domain'],
  'packages/ui': ['packages/i18n'],
  'packages/portal': [],
  'packages/portal-loader': ['packages/portal'],
  'packages/portal-build': ['packages/portal', 'packages/contract', 'packages/ui/fonts'],
  'packages/client': ['packages/contract', 'packages/domain', 'packages/portal'],
  'packages/results': ['packages/ui', 'packages/i18n', 'packages/domain', 'packages/contract'],
  'packages/test-page': ['packages/client', 'packages/i18n', 'packages/portal', 'packages/ui'],
  'packages/forms': [
    'packages/ui',
    'packages/i18n',
    'packages/domain',
    'packages/client',
    'packages/test-page',
  ],
  // Stands on a call and on looks, so it is a layer of its own under the portals:
  // docs/decisions/0028.
  'packages/step-up': [
    'packages/client',
    'packages/forms',
    'packages/contract',
    'packages/ui',
    'packages/i18n',
    'packages/portal',
    'packages/test-page',
  ],
  'packages/report': ['packages/contract', 'packages/domain', 'packages/i18n'],
  'packages/registry': ['packages/portal'],
  'packages/server': [
    'packages/contract',
    'packages/domain',
    'packages/i18n',
    'packages/portal',
    'packages/registry',
    'packages/report',
  ],
  'packages/lint': [],
  e2e: [
    'packages/contract',
    'packages/domain',
    'packages/inps-statement',
    'packages/server',
    'packages/portal',
    'packages/portal-build',
    // The addresses of a portal: data without React, as the shell reads it.
    'mfe-[^/]+/src/portal.ts',
  ],
  // What people and CI run: they start the house, so they may know every room of it but the
  // screens.
  tools: [
    'packages/domain',
    'packages/contract',
    'packages/server',
    'packages/portal-build',
    'packages/portal',
    'packages/ui/fonts',
    'packages/lint',
    'e2e',
  ],
};
/** Folders in order: each imports only those before it. Tests are free. */
const floors = {
  'packages/domain/src': `
    risposte costanti traccia fisco successione famiglia regali testi previdenza protezione
    bilancio patrimonio contesto medie estratto proiezione esempi riscatto soluzioni analisi parole
    regole simulazione racconto casi vectors
  `,
  'mfe-user-area/src': `
    locales area accessi insieme anteprima segni documenti vista beni piano correzioni famiglia
    soluzioni simulatore uscite dati perche with-area confronti pages
  `,
  'packages/server/src/modules': `
    mail notes audit vix general people notice session second-factor comune idempotency
    files richieste contents regali looking-together portals checkup costanti sign-in area demo report privacy admin
    account    social profile thirdparty
  `,
  'shell/src': 'guards locales boot session auth frame portals test-shell pages start first-paint',
};
const forPortals = ['contract', 'domain', 'i18n', 'ui', 'portal', 'client', 'forms', 'results']
  .concat('test-page')
  .map((name) => `packages/${name}`);
for (const app of portalFolders)
  mayImport[app] = [...forPortals, 'packages/step-up', 'packages/inps-statement'];
// The single bundle of the benchmark (tools/bench) is the one file that imports shell and portals.
mayImport.shell = [...forPortals, 'packages/portal-loader'];

/** Every entry of the contract but the whole: no schemas in it, so that browsers may load it. */
const contractData = Object.entries(contractEntries)
  .filter(([entry]) => entry !== '.')
  .map(([, file]) => `^packages/contract/${file.slice('./'.length)}$`);
const ofTests = '[.]test[.]tsx?$|/testing/';
const ours = '^(shell|mfe-[^/]+|e2e|tools|packages/[^/]+)/';
const under = (folder) => `^${folder}(/|$)`;
const error = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to });

/** One rule for each folder, and one for a folder that is not in the list. */
function floorRules(room, folders) {
  const inside = (names) => `^${room}/(${names.join('|')})/`;
  const rules = folders.map((folder, place) =>
    error(
      `floors/${room}/${folder}`,
      `may import: ${folders.slice(0, place).join(', ') || 'no folder beside it'}`,
      { path: inside([folder]), pathNot: ofTests },
      { path: `^${room}/[^/]+/`, pathNot: [inside(folders.slice(0, place + 1)), ofTests] },
    ),
  );
  return [
    ...rules,
    error(
      `floors/${room}/unlisted`,
      'Give the folder its place in the list of floors.',
      { path: `^${room}/[^/]+/`, pathNot: [inside(folders), ofTests] },
      { path: `^${room}/[^/]+/`, pathNot: [`^${room}/$1/`, ofTests] },
    ),
  ];
}

module.exports = {
  floors,
  forbidden: [
    ...Object.entries(mayImport).map(([folder, allowed]) =>
      error(
        `layers/${folder}`,
        `may import: ${allowed.join(', ') || 'nothing of ours'}`,
        { path: under(folder), pathNot: '^tools/bench/single-bundle[.]ts$' },
        { path: ours, pathNot: [folder, ...allowed].map(under) },
      ),
    ),
    error(
      'layers/unlisted',
      'Add the folder to mayImport, and say why in a decision.',
      { path: ours, pathNot: Object.keys(mayImport).map(under) },
      { path: ours, pathNot: '^$1/' },
    ),
    ...Object.entries(floors).flatMap(([room, list]) => floorRules(room, list.trim().split(/\s+/))),
    error(
      'no-cycles',
      'Two files that need each other are one file, or need a third.',
      {},
      { circular: true },
    ),
    error(
      'pages-apart',
      'A page is not a library.',
      { path: '^(mfe-[^/]+)/src/pages/([^/]+)/' },
      { path: '^$1/src/pages/', pathNot: '^$1/src/pages/$2/' },
    ),
    error(
      'test-page-in-tests',
      'It brings the libraries of tests.',
      { pathNot: [ofTests, under('packages/test-page')] },
      { path: under('packages/test-page') },
    ),
    error(
      'domain-is-pure',
      'The engine computes; it does not fetch, draw or read.',
      { path: '^packages/domain/src/', pathNot: ofTests },
      { pathNot: '^packages/domain/' },
    ),
    error(
      'rules-without-sentences',
      'A rule gives figures, codes and facts; racconto makes sentences of them (decision 0043).',
      {
        path: '^packages/domain/src/',
        pathNot:
          '/(parole|racconto|regole|simulazione|casi|properties|vectors)/|index[.]ts$|[.]test[.]ts$',
      },
      { path: '^packages/domain/src/(parole|racconto)/' },
    ),
    error(
      'sql-in-repositories',
      'SQL lives in *-repository.ts.',
      { path: '^packages/server/src/modules/', pathNot: '-repository([.]test)?[.]ts$' },
      { path: '^packages/server/src/db/', pathNot: '^packages/server/src/db/db[.]ts$' },
    ),
    error(
      'no-schema-code-in-browsers',
      'A browser takes types from the contract, and values from its entries of plain data.',
      {
        path: '^(shell|mfe-[^/]+|packages/(client|ui|forms|results|step-up|portal-loader))/',
        pathNot: ofTests,
      },
      { path: '^packages/contract/', pathNot: contractData, preCompilationOnly: false },
    ),
    error(
      'contract-data-without-schemas',
      'The entries of plain data bring no zod to a browser.',
      { path: contractData },
      { pathNot: [...contractData, under('packages/domain')], preCompilationOnly: false },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
