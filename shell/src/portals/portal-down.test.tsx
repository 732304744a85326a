/** What is said in the place of a portal that does not answer. */
import { PortalLoadError } from '@bussola/portal-loader';
import { renderPage } from '@bussola/test-page';
import { afterEach, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { shellNamespace } from '../locales/shell-namespace.ts';
import { PortalDown } from './portal-down.tsx';

const { fetch: before } = globalThis;
afterEach(() => {
  globalThis.fetch = before;
  jest.useRealTimers();
});

async function open(hasOthers: boolean, onRetry = () => {}): Promise<string> {
  await renderPage(
    <PortalDown
      title="Le tue persone"
      error={new PortalLoadError('ENTRY_TIMEOUT', { portal: 'user-area', phase: 'entry' })}
      onRetry={onRetry}
      home="/"
      isReplaced={false}
      hasOthers={hasOthers}
    />,
    { words: [shellNamespace] },
  );
  return (await screen.findByRole('alert')).textContent;
}

it('says that the rest works where the menu leads to another portal', async () => {
  const text = await open(true);
  expect(text).toContain('il resto funziona');
  expect(text).toContain('Usare le altre parti del menu');
});

it('promises no other part where every entry of the menu is of this portal', async () => {
  const text = await open(false);
  expect(text).not.toMatch(/il resto|altre parti/);
  expect(text).toContain('Quello che hai salvato è al sicuro.');
});

/** Whether the server answers, look by look: one at once, then one every five seconds. */
async function retriesWhen(answers: readonly boolean[]): Promise<number[]> {
  const retries: number[] = [];
  let look = 0;
  globalThis.fetch = () =>
    answers[look++]
      ? Promise.resolve(new Response('ok'))
      : Promise.reject(new TypeError('Failed to fetch'));
  jest.useFakeTimers({ advanceTimers: true });
  const text = await open(true, () => retries.push(look));
  expect(text).toContain('Riproviamo da soli ogni 30 secondi.');
  for (const _ of answers) await jest.advanceTimersByTimeAsync(5_000);
  return retries;
}

it('recovers by itself after a tunnel of which the browser told nothing', async () => {
  expect(await retriesWhen([false, false, true, true])).toEqual([3]);
});

it('tries again every half minute while the server answers', async () => {
  expect(await retriesWhen(Array.from({ length: 13 }, () => true))).toEqual([7, 13]);
});
