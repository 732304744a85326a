// Fonts and the icon: what every page shows and no bundle holds.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ifAbsent } from '@bussola/portal/if-absent';
import { buildFonts, fontFaceCss } from '@bussola/ui/fonts';

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><style>.i{stroke:#0F3D3E;fill:none}.f{fill:#0F3D3E}@media (prefers-color-scheme:dark){.i{stroke:#A5DAD3}.f{fill:#A5DAD3}}</style><circle class="i" cx="16" cy="16" r="14.2" stroke-width="2"/><g transform="rotate(30 16 16)"><path d="M16 5 19.4 16h-6.8z" fill="#C8791B"/><path class="f" d="M16 27 12.6 16h6.8z"/></g></svg>\n`;

async function writeChanged(file: string, content: string): Promise<void> {
  const known = await readFile(file, 'utf8').catch(ifAbsent(undefined));
  if (known !== content) await writeFile(file, content);
}

export async function buildAssets(outDir: string): Promise<void> {
  const dir = path.join(outDir, 'assets');
  await mkdir(path.join(dir, 'fonts'), { recursive: true });
  await buildFonts(path.join(dir, 'fonts'));
  await writeChanged(path.join(dir, 'fonts.css'), fontFaceCss('/assets/fonts'));
  await writeChanged(path.join(dir, 'icon.svg'), ICON);
}
