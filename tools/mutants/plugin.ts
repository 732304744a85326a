// What Stryker needs of us: how to run the tests of the rules and of the server in one process,
// which changes are drawn, and which pieces are only words.
import { declareFactoryPlugin, declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { makeRunner } from './runner.ts';
import { makeSampler } from './sample.ts';
import { makeServerRunner } from './server-runner.ts';
import { isWords, type Piece } from './words.ts';

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'rules', makeRunner),
  declareFactoryPlugin(PluginKind.TestRunner, 'server', makeServerRunner),
  declareFactoryPlugin(PluginKind.Checker, 'sample', makeSampler),
  declareValuePlugin(PluginKind.Ignore, 'words', {
    shouldIgnore: (piece) => (isWords(piece as unknown as Piece) ? 'words' : undefined),
  }),
];
