/**
 * The messages on screen. Confirmations leave after 2000 ms, unless permanent; a click removes any
 * (specification §4).
 */
import type { NotificationInput } from '@bussola/portal';
import { createToasts } from '@bussola/ui/core';

const NOTIFICATION_MS = 2_000;

export const toasts = createToasts();

/** @returns the id of the message */
export function notify({ kind, title, text, permanent, action }: NotificationInput): string {
  // Only confirmations leave by themselves: an error, a warning or an offer waits to be read.
  const stays = permanent ?? (kind === 'error' || kind === 'warning' || action !== undefined);
  return toasts.create({
    type: kind,
    title: title ?? text,
    ...(title === undefined ? {} : { description: text }),
    duration: stays ? Infinity : NOTIFICATION_MS,
    ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
  });
}

export function dismiss(id: string): void {
  toasts.remove(id);
}

export function dismissAll(): void {
  toasts.remove();
}
