export type { ChannelTarget } from '@bussola/contract';
export { proveBuilt, readBuilt } from './local-build.ts';
export type { LocalBuild } from './local-build.ts';
export { publishRelease, tryRelease } from './publish-release.ts';
export { RegistryRefusal, registryCalls } from './registry-calls.ts';
export type { RegistryCall } from './registry-calls.ts';
