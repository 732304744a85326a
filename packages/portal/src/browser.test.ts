import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { keepsNothing, localStore, openChannel, randomId, tabStore, underLock } from './browser.ts';

const denied = () => {
  throw new DOMException('denied', 'SecurityError');
};
/** What the page sees of its browser, until the test is over. */
const before = new Map<string, PropertyDescriptor | undefined>();
function browserHas(name: string, property: PropertyDescriptor): void {
  before.set(name, Object.getOwnPropertyDescriptor(globalThis, name));
  Object.defineProperty(globalThis, name, { configurable: true, ...property });
}
beforeEach(() => {
  localStore.clear();
  tabStore.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
  for (const [name, property] of before)
    if (property) Object.defineProperty(globalThis, name, property);
    else Reflect.deleteProperty(globalThis, name);
  before.clear();
});

describe('storage', () => {
  it('is the one of the browser', () => {
    localStore.setItem('bussola.a', 'uno');
    expect(localStorage.getItem('bussola.a')).toBe('uno');
    expect(localStore.keys()).toEqual(['bussola.a']);
    localStore.removeItem('bussola.a');
    expect(localStorage).toHaveLength(0);
    expect(keepsNothing()).toBe(false);
  });

  it.each([
    ['denied', { get: denied }],
    ['absent', { value: null }],
  ])('%s is held in memory', (_, property) => {
    browserHas('sessionStorage', property);
    tabStore.setItem('bussola.a', 'uno');
    expect([tabStore.getItem('bussola.a'), tabStore.keys()]).toEqual(['uno', ['bussola.a']]);
    tabStore.removeItem('bussola.a');
    tabStore.setItem('bussola.b', 'due');
    tabStore.clear();
    expect(tabStore.keys()).toEqual([]);
    browserHas('localStorage', property);
    expect(keepsNothing()).toBe(true);
  });

  it('that is full keeps the newer text', () => {
    localStore.setItem('bussola.a', 'vecchio');
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(denied);
    localStore.setItem('bussola.a', 'nuovo');
    expect(localStore.getItem('bussola.a')).toBe('nuovo');
    full.mockRestore();
    localStore.setItem('bussola.a', 'ultimo');
    expect(localStore.getItem('bussola.a')).toBe('ultimo');
  });
});

it('ids are random UUIDs on plain http too', () => {
  browserHas('crypto', {
    value: {
      getRandomValues: (bytes: Uint8Array) => {
        for (const at of bytes.keys()) bytes[at] = 0xff;
        return bytes;
      },
    },
  });
  expect(randomId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
});

it('tabs that may not speak to each other have no channel', () => {
  browserHas('BroadcastChannel', { value: denied });
  expect(openChannel('x')).toBeUndefined();
});

describe('a lock', () => {
  const failing = () => Promise.reject(new Error('of the work'));
  it.each([
    ['that is refused', { locks: { request: () => Promise.reject(new Error('denied')) } }],
    ['that is not there', {}],
  ])('%s is left out', async (_, navigator) => {
    browserHas('navigator', { value: navigator });
    expect(await underLock('x', () => Promise.resolve(1))).toBe(1);
    await expect(underLock('x', failing)).rejects.toThrow('of the work');
  });
  it('does not do the work twice', async () => {
    const work = jest.fn(failing);
    const locks = { request: (_name: string, begin: () => unknown) => begin() };
    browserHas('navigator', { value: { locks } });
    await expect(underLock('x', work)).rejects.toThrow('of the work');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
