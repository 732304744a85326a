export { proveBuilt, readBuilt } from './built-release.ts';
export type { BuiltRelease } from './built-release.ts';
export { publishRelease, tryRelease } from './publish-release.ts';
export { RegistryRefusal, registryCalls } from './registry-calls.ts';
export type { RegistryCall } from './registry-calls.ts';
