// What the mutation run needs of us: how to run the tests of the rules in one process, and which pieces are only words.
import { declareFactoryPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { makeRunner } from './runner.ts';
import { isWords, type Piece } from './words.ts';

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'rules', makeRunner),
  declareValuePlugin(PluginKind.Ignore, 'words', { shouldIgnore: (piece) => (isWords(piece as unknown as Piece) ? 'words' : undefined) }),
];
