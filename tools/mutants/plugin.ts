// What Stryker needs of us: how to run the tests of the rules and of the server in one process, and
// which changes are drawn.
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { makeRunner } from './runner.ts';
import { makeSampler } from './sample.ts';
import { makeServerRunner } from './server-runner.ts';

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.TestRunner, 'rules', makeRunner),
  declareFactoryPlugin(PluginKind.TestRunner, 'server', makeServerRunner),
  declareFactoryPlugin(PluginKind.Checker, 'sample', makeSampler),
];
