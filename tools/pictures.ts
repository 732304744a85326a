// Draws the pictures of the screens (e2e/pictures) anew, after a wanted change: `pnpm pictures` all
// of them, `pnpm pictures services protection` those of groups of e2e/harness/screens.ts. Builds
// first, makes the new ones small, and lists them; changes nothing else.
import { execFileSync } from 'node:child_process';
import { rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { findBrowser } from './browser.ts';
import { playwright } from './check/journeys.ts';
import { root, runNode } from './check/steps.ts';

/** A picture in 256 colours is a third as big, and looks the same. */
async function makeSmall(file: string): Promise<void> {
  const small = await sharp(file).png({ palette: true, effort: 10, dither: 0 }).toBuffer();
  await writeFile(`${file}.new`, small);
  await rename(`${file}.new`, file);
}

const changed = (): string[] =>
  execFileSync('git', ['ls-files', '-mo', '--exclude-standard', 'e2e/pictures'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((name) => name.endsWith('.png'));

const groups = process.argv.slice(2);
const browser = findBrowser();
process.exitCode =
  (await runNode(['tools/build.ts'])) ||
  (await runNode(
    playwright(
      ['pictures'],
      '--update-snapshots=changed',
      ...(groups.length > 0 ? ['--grep', groups.join('|')] : []),
    ),
    { env: { BUSSOLA_BROWSER: browser, BUSSOLA_FIREFOX: '', TEST_EXTENT: 'all' } },
  ));
const pictures = changed();
for (const name of pictures) await makeSmall(path.join(root, name));
console.log(
  pictures.length > 0
    ? ['Look at each of these before the commit:', ...pictures].join('\n  ')
    : process.exitCode
      ? 'No picture was drawn.'
      : 'No picture changed.',
);
