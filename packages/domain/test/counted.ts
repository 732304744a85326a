import { expect } from '@jest/globals';

/**
 * Counts how often an expectation that stands under a condition ran: one that never ran checks
 * nothing.
 */
export function counted() {
  let runs = 0;
  return {
    ran(): void {
      runs += 1;
    },
    atLeast(least: number): void {
      expect(runs).toBeGreaterThanOrEqual(least);
    },
  };
}
