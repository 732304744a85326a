/**
 * The messages on screen. Confirmations leave after 2000 ms, unless permanent; a click removes any
 * (specification §4).
 */
import type { NotificationInput } from '@bussola/portal';
import { createToasts } from '@bussola/ui/core';

const NOTIFICATION_MS = 2_000;

export const toasts = createToasts();

/**
 * @param input - its `onDismiss` is called when the person puts the message away
 * @param replaces - the id of a message that is written anew if it is still on screen
 * @returns the id of the message
 */
export function notify(
  {
    kind,
    title,
    text,
    permanent,
    action,
    onDismiss,
  }: NotificationInput & { onDismiss?: () => void },
  replaces?: string,
): string {
  // Only confirmations leave by themselves: an error, a warning or an offer waits to be read.
  const stays = permanent ?? (kind === 'error' || kind === 'warning' || action !== undefined);
  const message: Parameters<typeof toasts.create>[0] = {
    type: kind,
    title: title ?? text,
    ...(title === undefined ? {} : { description: text }),
    duration: stays ? Infinity : NOTIFICATION_MS,
    ...(action ? { action: { label: action.label, onClick: action.run } } : {}),
    onStatusChange: ({ status, src }) => {
      if (status === 'dismissing' && src !== 'timer') onDismiss?.();
    },
  };
  if (replaces === undefined || !toasts.isVisible(replaces)) return toasts.create(message);
  toasts.update(replaces, message);
  return replaces;
}

export function dismiss(id: string): void {
  toasts.remove(id);
}

export function dismissAll(): void {
  toasts.remove();
}
