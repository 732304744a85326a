/** For tools: start a server, or name the people of the demo. */
export { ConfigError, readConfig } from './config.ts';
export type { Config } from './config.ts';
export { startServer, stopOnSignals } from './main.ts';
export type { RunningServer } from './main.ts';
export { demoPeople } from './modules/demo/demo.ts';
