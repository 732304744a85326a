// jsdom with the web platform's own classes that jsdom lacks. Not MessageChannel: it keeps the
// worker alive.
const { TestEnvironment } = require('jest-environment-jsdom');

const NAMES = [
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoderStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'Blob',
  'File',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
];
module.exports = class PageEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    for (const name of NAMES) this.global[name] = globalThis[name];
    // One refresh at a time over all tabs stands on it.
    Object.defineProperty(this.global.navigator, 'locks', {
      value: globalThis.navigator.locks,
      configurable: true,
    });
  }
};
