/** {@link liveApp} for tests. */
import { jest } from '@jest/globals';

export { PASSWORD, liveApp as testApp } from './live-app.ts';
export type { Answer, LiveApp as TestApp, Person } from './live-app.ts';

// The whole machine may be busy with other tests: a slow answer is not a wrong one.
jest.setTimeout(240_000);
