/**
 * What can be told of a file before it is sent; the server looks inside it, and has the last word.
 */
export const ACCEPT = '.pdf,.jpg,.jpeg,.png,.webp,application/pdf,image/jpeg,image/png,image/webp';
const TYPES: readonly string[] = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'];
const ENDINGS = /\.(?:pdf|jpe?g|png|webp)$/i;

/** The server's codes, and two that are said here alone. */
export const REFUSALS = [
  'fileType',
  'fileDamaged',
  'fileTooLarge',
  'fileActive',
  'fileMalware',
  'fileEmpty',
  'quota',
  'noFile',
  'stopped',
] as const;
export type RefusalKey = (typeof REFUSALS)[number];

export function unfitHere(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { maxBytes, leftBytes }: { maxBytes: number; leftBytes: number },
): RefusalKey | undefined {
  if (file.size === 0) return 'fileEmpty';
  // Some systems know no type of a file: then its ending speaks.
  if (file.type === '' ? !ENDINGS.test(file.name) : !TYPES.includes(file.type)) return 'fileType';
  if (file.size > maxBytes) return 'fileTooLarge';
  return file.size > leftBytes ? 'quota' : undefined;
}

/** `forms:errors.fileType` → `fileType`; undefined for what has no words of its own here. */
export function refusalOf(
  code: string,
  errors: readonly { code: string }[],
): RefusalKey | undefined {
  const key =
    errors[0]?.code.replace('forms:errors.', '') ?? (code === 'TOO_LARGE' ? 'fileTooLarge' : '');
  return REFUSALS.find((one) => one === key);
}

/** The requested name, with the extension of the real file type. */
export function namedAs(wanted: string | undefined, file: Pick<File, 'name'>): string {
  if (wanted === undefined) return file.name;
  const ending = /\.[A-Za-z0-9]{2,5}$/.exec(file.name)?.[0].toLowerCase() ?? '';
  return `${wanted}${ending}`;
}
