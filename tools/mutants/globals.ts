// Stands for `@jest/globals` in a mutation run: Jest's own parts, without the machinery that would
// load every file anew for each mutant.
export { describe, it, test } from 'jest-circus';
export { expect } from 'expect';
/** What a file counts after all its tests says nothing of one of them. */
export const afterAll = (): void => undefined;
