/**
 * The address of a worker's file. Builds know this function by its name and file: they make a worker's bundle of what is named
 * in `new URL(…)`, and put its address there (webpack-config.ts of portal-build).
 */
export const workerAddress = (url: URL): string => url.href;
