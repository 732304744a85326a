/**
 * Whether something written would be lost by leaving, as the page on screen says (`setLeaveGuard`).
 */
let message: string | null = null;

export const leaveGuard = {
  get: (): string | null => message,
  set: (next: string | null): void => {
    message = next;
  },
};
