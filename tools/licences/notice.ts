/**
 * NOTICE: the licences that the product may contain, written by hand, and the packages under each,
 * written by `tools/licences.ts`.
 */
import type { InstalledPackage } from './production-packages.ts';

const ACCEPTED_TITLE = 'ACCEPTED LICENCES';
const PACKAGES_TITLE = 'PACKAGES';
const WIDTH = 100;

/** SPDX names, each with the packages that alone may have it; an empty list: every package may. */
export type AcceptedLicences = ReadonlyMap<string, readonly string[]>;

/** The list under «ACCEPTED LICENCES»: `- MIT` or `- OFL-1.1 (only one, another)`. */
export function acceptedLicences(notice: string): AcceptedLicences {
  const [, section = ''] = notice.split(`\n${ACCEPTED_TITLE}\n`);
  const lines = [
    ...(section.split('\n\n\n')[0]?.matchAll(/^- ([\w.-]+)(?: \(only ([^)]+)\))?$/gm) ?? []),
  ];
  if (lines.length === 0) throw new Error(`NOTICE has no list of licences under ${ACCEPTED_TITLE}`);
  return new Map(lines.map(([, licence = '', only]) => [licence, only?.split(', ') ?? []]));
}

/**
 * Packages whose licence the list does not allow. Of `A OR B` one is enough; of `A AND B` both are
 * needed.
 */
export function notAccepted(
  packages: readonly InstalledPackage[],
  accepted: AcceptedLicences,
): InstalledPackage[] {
  return packages.filter(({ name, licence }) => {
    const allows = (one: string): boolean => {
      const only = accepted.get(one);
      return only !== undefined && (only.length === 0 || only.includes(name));
    };
    return !licence.split(' OR ').some((choice) => choice.split(' AND ').every(allows));
  });
}

/** NOTICE with the section of the packages written anew. */
export function withPackages(notice: string, packages: readonly InstalledPackage[]): string {
  const at = notice.indexOf(`\n${PACKAGES_TITLE}\n`);
  if (at === -1) throw new Error(`NOTICE has no section ${PACKAGES_TITLE}`);
  const licences = [...new Set(packages.map(({ licence }) => licence))].sort();
  const sections = licences.map(
    (licence) =>
      `${licence}\n${wrapped(packages.filter((one) => one.licence === licence).map(({ name }) => name))}`,
  );
  return `${notice.slice(0, at)}\n${PACKAGES_TITLE}\n\n${sections.join('\n\n')}\n`;
}

/** Names separated by commas, indented, in lines of {@link WIDTH} signs at most. */
function wrapped(names: readonly string[]): string {
  const lines = [''];
  for (const [at, name] of names.entries()) {
    const word = at === names.length - 1 ? name : `${name},`;
    const line = `${lines.at(-1) ?? ''} ${word}`;
    if (line.length + 1 <= WIDTH) lines[lines.length - 1] = line;
    else lines.push(` ${word}`);
  }
  return lines.map((line) => ` ${line}`).join('\n');
}
