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
    /** @param advice what to do when it ran too seldom */
    atLeast(least: number, advice?: string): void {
      if (advice !== undefined && runs < least) throw new Error(`ran ${runs} times: ${advice}`);
      expect(runs).toBeGreaterThanOrEqual(least);
    },
  };
}
