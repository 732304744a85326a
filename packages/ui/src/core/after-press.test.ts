import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { afterPress } from './after-press.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('runs at once when nothing is being pressed', () => {
  const run = jest.fn();
  afterPress(run);
  expect(run).toHaveBeenCalledTimes(1);
});

it('waits for the press to end, and for the click that comes with its end', () => {
  const run = jest.fn();
  window.dispatchEvent(new Event('pointerdown'));
  afterPress(run);
  expect(run).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pointerup'));
  expect(run).not.toHaveBeenCalled();
  jest.runOnlyPendingTimers();
  expect(run).toHaveBeenCalledTimes(1);
});

it('does not wait for ever for a finger lifted elsewhere', () => {
  const run = jest.fn();
  window.dispatchEvent(new Event('pointerdown'));
  afterPress(run);
  jest.advanceTimersByTime(1_000);
  window.dispatchEvent(new Event('pointerup'));
  jest.runOnlyPendingTimers();
  expect(run).toHaveBeenCalledTimes(1);
});
