import type { Font } from 'fontkit';

/**
 * Words shaped once serve every later report; the bound keeps a long-lived worker's memory flat.
 */
const MAX_WORDS = 6000;

/**
 * A font that remembers the words it has shaped, whose figures are always tabular, and that tells
 * its weight in its name (instances of one variable font would otherwise all be called
 * `Inter-Regular` inside the PDF).
 */
export function memoizedFace(font: Font, postscriptName: string, features: string[]): Font {
  const shaped = new Map<string, ReturnType<Font['layout']>>();
  const layout: Font['layout'] = (text) => {
    let run = shaped.get(text);
    if (!run) {
      const { glyphs, positions, advanceWidth } = font.layout(text, features);
      // In fontkit the width follows the positions, which pdfkit turns into thousandths of an em:
      // said here at once.
      run = { glyphs, positions, advanceWidth: (advanceWidth * 1000) / font.unitsPerEm };
      if (shaped.size >= MAX_WORDS) shaped.clear();
      shaped.set(text, run);
    }
    // pdfkit scales positions in place, so each caller gets its own.
    const positions = run.positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }));
    return { glyphs: run.glyphs, positions, advanceWidth: run.advanceWidth };
  };
  return Object.create(font, {
    layout: { value: layout },
    postscriptName: { value: postscriptName },
  }) as Font;
}
