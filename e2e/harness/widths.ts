/** Measures fields at each width: room for their texts, and whole focus rings. */
import type { Page } from '@playwright/test';

const WIDTHS = [1440, 1280, 1024, 768, 390, 320] as const;
const HEIGHT = 900;
/** Between those, the page must only not scroll sideways. */
const STEP = 96;

/**
 * Measures the fields on screen at each width, without loading the page again.
 *
 * @returns what is wrong, a line each
 */
export async function findCrampedFields(
  page: Page,
  { inSteps = false } = {},
): Promise<{ measured: number; wrong: string[] }> {
  const before = page.viewportSize() ?? { width: 1280, height: HEIGHT };
  const wrong = new Map<string, number[]>();
  const add = (line: string, width: number) => wrong.set(line, [...(wrong.get(line) ?? []), width]);
  let measured = 0;
  // After a click the browser draws no ring around a choice.
  await page.keyboard.press('Tab');
  for (const [place, width] of WIDTHS.entries()) {
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await page.evaluate(measureFields);
    measured = Math.max(measured, found.measured);
    for (const line of found.wrong) add(line, width);
    const next = inSteps ? (WIDTHS[place + 1] ?? width) : width;
    for (let step = width - STEP; step > next; step -= STEP) {
      await page.setViewportSize({ width: step, height: HEIGHT });
      const over = await page.evaluate(measureOverflow);
      if (over > 0) add(`the page is ${over} px too wide`, step);
    }
  }
  await page.setViewportSize(before);
  return {
    measured,
    wrong: [...wrong].map(([line, widths]) => `${line}, at ${widths.join(', ')} px`),
  };
}

async function measureOverflow(): Promise<number> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return document.documentElement.scrollWidth - innerWidth;
}

/** Runs in the page. */
async function measureFields(): Promise<{ measured: number; wrong: string[] }> {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const ruler = document.createElement('span');
  const widthOf = (text: string, field: Field): number => {
    const style = getComputedStyle(field);
    Object.assign(ruler.style, {
      position: 'fixed',
      top: '0',
      left: '0',
      visibility: 'hidden',
      whiteSpace: 'pre',
      fontFamily: style.fontFamily,
      fontSize: style.fontSize,
      fontStyle: style.fontStyle,
      fontWeight: style.fontWeight,
      letterSpacing: style.letterSpacing,
      fontVariantNumeric: style.fontVariantNumeric,
      fontFeatureSettings: style.fontFeatureSettings,
    });
    ruler.textContent = text;
    document.body.append(ruler);
    const { width } = ruler.getBoundingClientRect();
    ruler.remove();
    return width;
  };
  /** An empty field must have room for something. */
  const SHORTEST: Record<string, string> = { decimal: '100,00', numeric: '0', '': 'Bologna' };
  /** An option can hold a name and an address: the list shows the rest. */
  const LONG_ENOUGH = 32;
  const longestWord = (text: string): string =>
    text.split(/\s+/).reduce((long, word) => (word.length > long.length ? word : long), '');
  /** A box that takes most of the screen cannot grow: its list, or scrolling, shows the rest. */
  const fillsScreen = (field: Field): boolean =>
    (field.parentElement ?? field).getBoundingClientRect().width > innerWidth * 0.6;
  const textsOf = (field: Field): string[] => {
    if (field instanceof HTMLSelectElement) {
      const isAsLongAsChosen =
        getComputedStyle(field).getPropertyValue('field-sizing') === 'content';
      const options = isAsLongAsChosen ? [...field.selectedOptions] : [...field.options];
      return fillsScreen(field) ? [] : options.map(({ label }) => label.slice(0, LONG_ENOUGH));
    }
    const value = field.type === 'password' || fillsScreen(field) ? '' : field.value;
    const texts = [field.placeholder, value];
    if (field instanceof HTMLTextAreaElement) return texts.map(longestWord);
    return [...texts, SHORTEST[field.inputMode] ?? ''];
  };
  const roomOf = (field: Field): number => {
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
  };
  const nameOf = (field: Field): string =>
    field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent ?? field.name;
  const isTyped = (field: Field): boolean =>
    !(
      field instanceof HTMLInputElement &&
      ['checkbox', 'radio', 'range', 'file', 'hidden'].includes(field.type)
    );

  /** What draws the ring of the focused field, and how far around it. */
  const ringOf = (field: Element): { ring: Element; around: number } | undefined => {
    for (let at: Element | null = field, up = 0; at && up < 5; at = at.parentElement, up += 1) {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(at);
      if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0)
        return { ring: at, around: parseFloat(outlineWidth) + parseFloat(outlineOffset) };
    }
    return undefined;
  };
  /** In px, the most that is out of reach of any scrolling. */
  const cutOf = (ring: Element, around: number): number => {
    const box = ring.getBoundingClientRect();
    let cut = Math.max(around - box.left, box.right + around - innerWidth);
    for (let at = ring.parentElement; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const clip = at.getBoundingClientRect();
      const left = clip.left + at.clientLeft - at.scrollLeft;
      const top = clip.top + at.clientTop - at.scrollTop;
      if (overflowX !== 'visible')
        cut = Math.max(
          cut,
          left - (box.left - around),
          box.right + around - (left + at.scrollWidth),
        );
      if (overflowY !== 'visible')
        cut = Math.max(
          cut,
          top - (box.top - around),
          box.bottom + around - (top + at.scrollHeight),
        );
    }
    return cut;
  };

  const wrong: string[] = [];
  const over = document.documentElement.scrollWidth - innerWidth;
  if (over > 0) wrong.push(`the page is ${over} px too wide`);
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const dialog = dialogs.at(-1);
  if (dialog && dialog.scrollWidth > dialog.clientWidth)
    wrong.push(`the dialog is ${dialog.scrollWidth - dialog.clientWidth} px too wide`);
  const fields = [
    ...(dialog ?? document).querySelectorAll<Field>('input, textarea, select'),
  ].filter((field) => field.checkVisibility() && !field.closest('[inert]'));
  let measured = 0;
  const had = document.activeElement;
  for (const field of fields) {
    if (isTyped(field)) {
      measured += 1;
      const room = roomOf(field);
      for (const text of new Set(textsOf(field))) {
        const needed = widthOf(text, field);
        if (needed > room + 1)
          wrong.push(
            `«${nameOf(field)}» has ${Math.round(room)} px for the ${Math.round(needed)} of «${text}»`,
          );
      }
    }
    field.focus({ preventScroll: true });
    const found = document.activeElement === field ? ringOf(field) : undefined;
    const cut = found ? cutOf(found.ring, found.around) : 0;
    if (cut > 0.5)
      wrong.push(`the focus ring of «${nameOf(field)}» is cut by ${Math.round(cut)} px`);
    if (!found && !field.disabled && document.activeElement === field)
      wrong.push(`«${nameOf(field)}» shows no focus ring`);
  }
  if (had instanceof HTMLElement) had.focus({ preventScroll: true });
  return { measured, wrong };
}
