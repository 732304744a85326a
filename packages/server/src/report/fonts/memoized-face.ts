import { sum } from '@bussola/domain';
import type { Font } from 'fontkit';

/** Words shaped once serve every later report; the bound keeps a long-lived worker's memory flat. */
const MAX_WORDS = 6000;

/**
 * A font that remembers the words it has shaped, whose figures are always tabular, and that tells its weight in its name
 * (instances of one variable font would otherwise all be called `Inter-Regular` inside the PDF).
 */
export function memoizedFace(font: Font, postscriptName: string, features: string[]): Font {
  const shaped = new Map<string, ReturnType<Font['layout']>>();
  const layout: Font['layout'] = (text) => {
    let run = shaped.get(text);
    if (!run) {
      run = font.layout(text, features);
      if (shaped.size >= MAX_WORDS) shaped.clear();
      shaped.set(text, run);
    }
    // pdfkit scales the positions in place, so each caller gets its own.
    const positions = run.positions.map((position) => ({ ...position }));
    return { glyphs: run.glyphs, positions, get advanceWidth() { return sum(positions.map(({ xAdvance }) => xAdvance)); } };
  };
  return Object.create(font, { layout: { value: layout }, postscriptName: { value: postscriptName } }) as Font;
}
