/**
 * The messages on screen. Confirmations leave after 2000 ms, unless permanent; a click removes any
 * (specification §4).
 */
import { createStore } from 'zustand/vanilla';
import type { NotificationInput } from '@bussola/portal';

export const NOTIFICATION_MS = 2_000;
export interface ShownNotification extends NotificationInput {
  id: number;
  permanent: boolean;
  /** The person put it away; not called when the session ends. */ onDismiss?: () => void;
}

export const notifications = createStore<{ shown: ShownNotification[] }>(() => ({ shown: [] }));

let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export function dismiss(id: number): void {
  hold(id);
  notifications.setState(({ shown }) => ({ shown: shown.filter((one) => one.id !== id) }));
}

/** Stops the countdown while somebody reads: focus or pointer on the message. */
export function hold(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function release(id: number): void {
  const one = notifications.getState().shown.find((shown) => shown.id === id);
  if (one && !one.permanent)
    timers.set(
      id,
      setTimeout(() => dismiss(id), NOTIFICATION_MS),
    );
}

/** The person's own press. */
export function putAway(id: number): void {
  notifications
    .getState()
    .shown.find((one) => one.id === id)
    ?.onDismiss?.();
  dismiss(id);
}

export function notify(input: NotificationInput & { onDismiss?: () => void }): number {
  const id = ++lastId;
  // Only confirmations leave by themselves: an error, a warning or an offer waits to be read.
  const permanent =
    input.permanent ??
    (input.kind === 'error' || input.kind === 'warning' || input.action !== undefined);
  notifications.setState(({ shown }) => ({ shown: [...shown, { ...input, id, permanent }] }));
  release(id);
  return id;
}

export function dismissAll(): void {
  for (const { id } of notifications.getState().shown) dismiss(id);
}
