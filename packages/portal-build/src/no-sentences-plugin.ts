/**
 * Leaves the sentences of the solutions out of what a browser loads. The engine says everything in
 * two languages, and in the browser only its levels and figures are used: what is read on screen,
 * and the list of answers behind it, come from the server, made by the same engine. They are more
 * than half of its weight (docs/decisions/0007).
 */
import webpack from 'webpack';
import type { Compiler, Module, NormalModule } from 'webpack';

/**
 * Rooms of the engine whose words nobody reads in a browser. The names of the areas, in `nomi.ts`,
 * and of people are read.
 */
const SILENT =
  /[\\/]packages[\\/]domain[\\/]src[\\/](soluzioni|analisi|regole|traccia)[\\/](?!(?:parole|nomi)[.]ts$)[^\\/]+[.]ts$/;
const EMPTY = '({it:"",en:""})';

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

export class NoSentencesPlugin {
  apply(compiler: Compiler): void {
    // Whoever tries things out asks no reasons: the notebook of the traces, and the register behind
    // it, stay on the server.
    new webpack.NormalModuleReplacementPlugin(
      /[\\/]traccia[\\/]trace-recorder[.]ts$/,
      (resource: { request: string }) => {
        resource.request = resource.request.replace(
          /traccia([\\/])trace-recorder[.]ts$/,
          'simulazione$1senza-traccia.ts',
        );
      },
    ).apply(compiler);
    compiler.hooks.compilation.tap('NoSentencesPlugin', (_, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        normalModuleFactory.hooks.parser.for(type).tap('NoSentencesPlugin', (made) => {
          const parser = made as webpack.javascript.JavascriptParser;
          parser.hooks.program.tap('NoSentencesPlugin', (program) => {
            const module = parser.state.module as Module & Partial<NormalModule>;
            if (!SILENT.test(module.resource ?? '')) return;
            for (const { range, by } of sentencesOf(program as unknown as Node))
              module.addPresentationalDependency(
                new webpack.dependencies.ConstDependency(by, range),
              );
          });
        });
      }
    });
  }
}

/** Parts of a result that are for reading only, and what stands in their place. */
const TO_READ: Readonly<Record<string, string>> = {
  testo: EMPTY,
  risposta: EMPTY,
  azione: EMPTY,
  perche: EMPTY,
  titolo: EMPTY,
  passi: '[]',
  fonti: '[]',
  barra: 'undefined',
};

/**
 * Calls that only make something to read, or that note for the traces which answers a figure rests
 * on.
 */
const CALLS: Readonly<Record<string, string>> = {
  words: EMPTY,
  testo: EMPTY,
  etichetta: EMPTY,
  nonRiguarda: EMPTY,
  avvisiDi: '[]',
  sintesiDi: EMPTY,
  segnaliDi: '[]',
  barra: 'undefined',
  mobiliareInputs: '[]',
  datoComune: '[]',
  inputPensione: '[]',
  cita: 'undefined',
  dietroDi: 'undefined',
  beniInputs: '[]',
};

/**
 * What makes pieces of sentences, and does nothing else: a call whose result is no longer read may
 * go.
 */
const OF_WORDS = new Set([
  'a',
  'alPct',
  'anni',
  'avete',
  'chi',
  'cosaDi',
  'elenco',
  'etaInMesi',
  'euro',
  'fonti',
  'ilPct',
  'maiuscola',
  'numeroAnni',
  'pct',
  'redditoDi',
  'same',
  'titoloDi',
]);

/** A stretch of the file and what takes its place; a single number is where something is put in. */
export interface Silenced {
  range: [number, number] | number;
  by: string;
}

/**
 * Places of `words(…, …)`, of `{ it, en }`, and of the parts that are for reading, the outermost of
 * each. They are taken out of the tree too, before anybody looks at what they mention: formatters
 * and names that only a sentence used are then in no bundle.
 */
export function sentencesOf(root: Node): Silenced[] {
  const found: Silenced[] = [];
  const silence = (node: Node, by: string): void => {
    found.push({ range: [node.start, node.end], by });
    // What a walk would go into is taken away; the place stays.
    for (const [key, value] of Object.entries(node))
      if (isNode(value) || Array.isArray(value)) node[key] = undefined;
    Object.assign(node, { type: 'Literal', value: null, raw: 'null' });
  };
  const visit = (node: Node): void => {
    const instead = isSentence(node);
    if (instead !== undefined) return silence(node, instead);
    if (node.type === 'ObjectPattern') return;
    const by = isToRead(node);
    if (by) {
      const key = node['key'] as Node;
      const value = node['value'] as Node;
      if (node['shorthand'] !== true) return silence(value, by);
      // `{ testo }`: the name is the value, and has to stay as a name.
      const name = String(key['name']);
      Object.assign(node, { shorthand: false, value: { ...key } });
      silence(node['value'] as Node, `${name}:${by}`);
      return;
    }
    if (
      node.type === 'CallExpression' &&
      isNode(node['callee']) &&
      node['callee'].type === 'Identifier' &&
      OF_WORDS.has(String(node['callee']['name']))
    ) {
      found.push({ range: node.start, by: '/*#__PURE__*/' });
    }
    if (node.type === 'VariableDeclarator' && named(node['id'], 'inputs') && isNode(node['init']))
      return silence(node['init'], '[]');
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) child.filter(isNode).forEach(visit);
      else if (isNode(child)) visit(child);
    }
  };
  visit(root);
  return found;
}

const named = (value: unknown, name: string): boolean =>
  isNode(value) && value.type === 'Identifier' && value['name'] === name;

/** What stands in the place of a sentence; undefined for everything else. */
function isSentence(node: Node): string | undefined {
  if (node.type === 'CallExpression') {
    const callee = node['callee'];
    return isNode(callee) &&
      callee.type === 'Identifier' &&
      Object.hasOwn(CALLS, String(callee['name']))
      ? CALLS[String(callee['name'])]
      : undefined;
  }
  if (node.type !== 'ObjectExpression') return undefined;
  const [first, second, ...others] = node['properties'] as Node[];
  return others.length === 0 && named(first?.['key'], 'it') && named(second?.['key'], 'en')
    ? EMPTY
    : undefined;
}

/** A property of an object that is being made, not of one taken apart. */
function isToRead(node: Node): string | undefined {
  const key = node['key'];
  if (
    node.type !== 'Property' ||
    node['computed'] === true ||
    !isNode(key) ||
    key.type !== 'Identifier'
  )
    return undefined;
  return Object.hasOwn(TO_READ, String(key['name'])) ? TO_READ[String(key['name'])] : undefined;
}
