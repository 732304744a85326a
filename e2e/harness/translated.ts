/** A page that the browser translates, as Chrome does it. */
import type { BrowserContext } from '@playwright/test';

/**
 * Puts a `<font>` with a new text node in the place of every text node, also of those that come
 * later. The words stay the same, so that a journey still finds its buttons.
 */
export const translatePages = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const skipped = 'script, style, noscript, textarea, svg, title, font';
    // A name of its own type: that of the old element is deprecated.
    const tag: string = 'font';
    const translate = (text: Text) => {
      if (text.data.trim() === '' || !text.parentElement || text.parentElement.closest(skipped))
        return;
      const inner = document.createElement(tag);
      inner.append(text.data);
      const outer = document.createElement(tag);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const translateAll = (root: Node) => {
      if (root instanceof Text) {
        translate(root);
        return;
      }
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translate);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) translate(target);
        addedNodes.forEach(translateAll);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
