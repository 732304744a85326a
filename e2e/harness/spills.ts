import type { Page } from '@playwright/test';

/**
 * Finds buttons, labels and links whose text is wider than the control: the text is cut, or
 * covers its neighbour. It skips text for screen readers, which is positioned absolutely.
 */
export const findSpills = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isOutOfFlow = (text: Node, control: Element): boolean => {
      for (let at = text.parentElement; at && at !== control; at = at.parentElement)
        if (getComputedStyle(at).position === 'absolute') return true;
      return false;
    };
    const spills = (control: Element): boolean => {
      const { left, right, width } = control.getBoundingClientRect();
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      while (width > 0 && texts.nextNode()) {
        if (isOutOfFlow(texts.currentNode, control)) continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const text = range.getBoundingClientRect();
        if (text.width > 0 && (text.right > right + 1 || text.left < left - 1)) return true;
      }
      return false;
    };
    return [...document.querySelectorAll<HTMLElement>('label, button, summary, a, [role=tab]')]
      .filter(spills)
      .map((control) => `«${control.innerText.slice(0, 40)}» spills out of its control`);
  });
