/**
 * Asks again until the answer is yes.
 * @throws Error after the limit: a test that waits for what never comes says so
 */
export async function until(
  question: () => Promise<boolean> | boolean,
  limitMs = 30_000,
): Promise<void> {
  for (const end = performance.now() + limitMs; !(await question());) {
    if (performance.now() > end) throw new Error(`Not so after ${limitMs} ms`);
    await new Promise((resolve) => {
      setTimeout(resolve, 25);
    });
  }
}
