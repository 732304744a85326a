import { expect, it } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { OLD_BROWSER, OLD_BROWSER_SCRIPT } from './old-browser.ts';

/** Runs the lines in a page with a sign-in form and the place of the app. */
function open(CSS: object | undefined) {
  let shown = false;
  const places: Record<string, object> = {};
  for (const id of ['old-browser', 'first', 'app'])
    places[id] = {
      removeAttribute: () => {
        shown = true;
      },
      parentNode: { removeChild: () => Reflect.deleteProperty(places, id) },
    };
  const getElementById = (id: string) => places[id] ?? null;
  runInNewContext(OLD_BROWSER_SCRIPT, { window: { CSS }, document: { getElementById } });
  return { shown, left: Object.keys(places) };
}

it.each([
  ['without CSS.supports', undefined],
  ['without container queries', { supports: () => false }],
])('asks a browser %s to be updated, and shows nothing else', (_what, css) => {
  expect(open(css)).toEqual({ shown: true, left: ['old-browser'] });
});
it('asks a browser of today nothing', () => {
  expect(open({ supports: () => true })).toEqual({
    shown: false,
    left: ['old-browser', 'first', 'app'],
  });
});
it('is written in the oldest syntax, and blames no service', () => {
  expect(OLD_BROWSER_SCRIPT).not.toMatch(/=>|`|\b(?:let|const|class|of)\b|\?\.|\?\?/);
  expect(OLD_BROWSER).not.toMatch(/servizio|guasto|service|fault/i);
});
