/** The product and a browser, started before the tests of a journey and stopped after them. */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { newVisitor, openBrowser } from './browser.ts';
import type { Visitor } from './browser.ts';
import { startProductOnCopy } from './product-on-copy.ts';
import type { CopyOptions, ProductOnCopy } from './product-on-copy.ts';
import { startProduct } from './product.ts';
import type { Product, ProductOptions } from './product.ts';
import { test } from './test.ts';

interface WithBrowser {
  browser: Browser;
  /** Opens the product in a new context: no cookies, nothing stored. */
  visit: (options?: BrowserContextOptions) => Promise<Visitor>;
}

function use<P extends Product>(start: () => Promise<P>): P & WithBrowser {
  const started: Partial<Product & WithBrowser> = {};
  test.beforeAll(async () => {
    started.browser = await openBrowser();
  });
  test.beforeAll(async () => {
    Object.assign(started, await start());
  });
  // A part that could not start is not there; the other one is closed all the same.
  test.afterAll(() => started.stop?.());
  test.afterAll(() => started.browser?.close());
  const product = started as P & WithBrowser;
  product.visit = (options) => newVisitor(product.browser, product.url, options);
  return product;
}

/**
 * @returns the product. Read its fields in tests and hooks only: before them it has not started.
 */
export const useProduct = (options?: ProductOptions): Product & WithBrowser =>
  use(() => startProduct(options));

/** The same on a copy of the build, which the journey may alter. */
export const useProductOnCopy = (options?: CopyOptions): ProductOnCopy & WithBrowser =>
  use(() => startProductOnCopy(options));
