/** The little of fontkit and subset-font that the report needs: neither package ships types. */
declare module 'fontkit' {
  interface GlyphPosition {
    xAdvance: number;
    yAdvance: number;
    xOffset: number;
    yOffset: number;
    advanceWidth?: number;
  }
  interface GlyphRun {
    glyphs: { id: number; advanceWidth: number; codePoints: number[] }[];
    positions: GlyphPosition[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly postscriptName: string;
    readonly unitsPerEm: number;
    readonly characterSet: number[];
    readonly 'OS/2': { usWeightClass: number };
    layout(text: string, features?: string[]): GlyphRun;
  }
  export function create(buffer: Uint8Array): Font;
}

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'woff' | 'woff2';
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Uint8Array>;
}
