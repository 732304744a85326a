import type { Page } from '@playwright/test';

/**
 * Controls whose text is wider than they are: it is cut, or lies over its neighbour. Words for
 * screen readers alone stand outside the flow, and do not count.
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
    return [...document.querySelectorAll<HTMLElement>('label, button, summary, [role=tab]')]
      .filter(spills)
      .map((control) => `«${control.innerText.slice(0, 40)}» spills out of its control`);
  });
