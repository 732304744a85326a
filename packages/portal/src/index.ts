export * from './descriptor.ts';
export * from './lazy-page.tsx';
export * from './portal-module.ts';
export type * from './release.ts';
export * from './shell-context.ts';
export * from './version.ts';
