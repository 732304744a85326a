/** As the `ref` of the heading of a step: a screen reader then begins there. */
export const takeFocus = (title: HTMLElement | null): void => title?.focus();
