export { describePortal, PORTALS } from './app.ts';
export { buildAll } from './build.ts';
export { sri } from './built-files.ts';
export { compressFolder, filesUnder, wireBytes } from './compress.ts';
export { enforce } from './budgets.ts';
export { FIRST_SCREENS } from './first-screens.ts';
export { containerName, webpackConfig } from './webpack-config.ts';
export { SHARED_KEYS, sharedForPortal } from './shared.ts';
