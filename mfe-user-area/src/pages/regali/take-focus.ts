/** Each step is read from its question. */
export const takeFocus = (title: HTMLElement | null): void => title?.focus();
