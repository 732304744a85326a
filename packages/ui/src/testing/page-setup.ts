/**
 * Read by jest.config.mjs before each page test. A busy machine draws a page late: a late page is
 * not a wrong one.
 */
import '@testing-library/jest-dom/jest-globals';
import { configure } from '@testing-library/react';

configure({ asyncUtilTimeout: 10_000 });

// What browsers have and jsdom has not.
if (typeof window !== 'undefined') {
  if (!('PointerEvent' in window)) Object.assign(window, { PointerEvent: MouseEvent });
  window.ResizeObserver ??= class implements ResizeObserver {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  };
  window.scrollTo = () => {};
  if (!('CSS' in window))
    Object.assign(window, {
      CSS: { escape: (text: string) => text.replace(/[^\w-]/g, String.raw`\$&`) },
    });
}
