// Stands for `@jest/globals` when the server's tests run in one process: Jest's own parts, without
// Jest's module registry.
import { ModuleMocker } from 'jest-mock';
import { getState } from 'jest-circus';

export { afterAll, afterEach, beforeAll, beforeEach, describe, it, test } from 'jest-circus';
export { expect } from 'expect';

const mocker = new ModuleMocker(globalThis);
export const jest = {
  fn: mocker.fn.bind(mocker),
  spyOn: mocker.spyOn.bind(mocker),
  setTimeout: (ms: number) => {
    getState().testTimeout = ms;
  },
};
