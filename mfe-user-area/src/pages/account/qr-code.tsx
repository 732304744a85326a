import { generate } from 'lean-qr';
import { chakra } from '@bussola/ui/core';

/** Empty border that readers need around the drawing. */
const QUIET = 4;

/**
 * A QR code drawn here: what it holds never leaves the page. Dark on white in both themes, because
 * readers expect it.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text);
  const dark: string[] = [];
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) dark.push(`M${x} ${y}h1v1h-1z`);
  return (
    <chakra.svg
      viewBox={`${-QUIET} ${-QUIET} ${code.size + 2 * QUIET} ${code.size + 2 * QUIET}`}
      width="220px"
      height="220px"
      maxWidth="100%"
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      borderRadius="control"
    >
      <rect
        x={-QUIET}
        y={-QUIET}
        width={code.size + 2 * QUIET}
        height={code.size + 2 * QUIET}
        fill="#fff"
      />
      <path d={dark.join('')} fill="#000" />
    </chakra.svg>
  );
}
