/** What is wrong with a typed value, at its field, in the words of the person's language. */
import type { FormErrors } from '@bussola/forms';
import { useLanguage, useT } from '@bussola/i18n';
import { formatConstant } from '@bussola/i18n/format';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { isTable, meantBy, readFigure, typedOf, withFigure } from '../../costanti/figures.ts';
import type { Figure } from '../../costanti/figures.ts';
import type { Constant } from '../../costanti/release.ts';

/** Figures are `v0`, `v1`, … */
export interface EditorValues {
  [name: string]: string;
  fonte: string;
  verificatoIl: string;
  why: string;
}
export const fieldOf = (place: number): string => `v${String(place)}`;

export const textOf = (figures: readonly Figure[]): Record<string, string> =>
  Object.fromEntries(
    figures.map((figure, place) => [
      fieldOf(place),
      typeof figure.value === 'boolean' ? (figure.value ? 'yes' : 'no') : typedOf(figure),
    ]),
  );

const readOf = (figure: Figure, text: string): unknown => {
  if (typeof figure.value === 'boolean') return text === 'yes';
  return typeof figure.value === 'number' ? readFigure(text, figure.share) : text.trim();
};
/** What is open at the end of a table («oltre») is not typed. */
export const isTyped = ({ value }: Figure): boolean => value !== null;

export const valueOf = (
  shape: unknown,
  figures: readonly Figure[],
  values: Readonly<Record<string, string>>,
): unknown =>
  figures.reduce<unknown>(
    (whole, figure, place) =>
      isTyped(figure)
        ? withFigure(whole, figure.path, readOf(figure, values[fieldOf(place)] ?? ''))
        : whole,
    shape,
  );

/** The field of what the server refused: `key[0][1]`, `key.linea[1]`, or the key alone. */
export function nameOf(what: string, key: string, figures: readonly Figure[]): string {
  if (!what.startsWith(key)) return what;
  const path = what
    .slice(key.length)
    .replace(/\[(\d+)\]/g, '.$1')
    .replace(/^\./, '')
    .replaceAll('.', '|');
  const place = figures.findIndex((figure) => figure.path === path);
  return fieldOf(Math.max(0, place));
}

const WORDED = [
  'tipo',
  'intero',
  'fuori-limiti',
  'ordine',
  'correlazione',
  'fonte',
  'data',
] as const;

export function useCheck(
  constant: Constant,
  { figures, kept, today }: { figures: readonly Figure[]; kept: unknown; today: string },
) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const { min, max, unit, value } = constant;
  const say = (one: unknown) => formatConstant(one, unit, language);
  /** Bounds of a single figure: parts of a table may have others, which the server knows. */
  const isOut = (read: number) => !isTable(value) && (read < min || read > max);
  /** As it was typed: 7.5 for a share is «750%». */
  const told = (figure: Figure, read: number) =>
    figure.share ? `${typedOf({ ...figure, value: read })}%` : say(read);
  const outOf = (figure: Figure, read: number) =>
    t(kept === undefined ? 'costanti.vita.out' : 'costanti.vita.outKept', {
      value: told(figure, read),
      min: say(min),
      max: say(max),
      kept: kept === undefined ? '' : say(kept),
    });
  const figureError = (figure: Figure, text: string): string | undefined => {
    if (typeof figure.value === 'string')
      return text.trim() === '' ? t('costanti.vita.wrongFigure') : undefined;
    if (typeof figure.value !== 'number') return undefined;
    const read = readFigure(text, figure.share);
    if (Number.isNaN(read)) return t('costanti.vita.wrongFigure');
    return isOut(read) ? outOf(figure, read) : undefined;
  };
  const validate = (values: EditorValues): Promise<FormErrors> => {
    const found: FormErrors = {};
    figures.forEach((figure, place) => {
      const wrong = figureError(figure, values[fieldOf(place)] ?? '');
      if (wrong !== undefined) found[fieldOf(place)] = wrong;
    });
    if (values.fonte.trim() === '') found['fonte'] = t('costanti.vita.needSource');
    if (values.why.trim() === '') found['why'] = t('costanti.vita.needWhy');
    if (!/^\d{4}-\d{2}-\d{2}$/.test(values.verificatoIl) || values.verificatoIl > today)
      found['verificatoIl'] = t('costanti.vita.needDay');
    return Promise.resolve(found);
  };
  const meant = (values: EditorValues): string | undefined => {
    const [figure] = figures;
    if (!figure || isTable(value) || typeof figure.value !== 'number') return undefined;
    const read = readFigure(values[fieldOf(0)] ?? '', figure.share);
    if (Number.isNaN(read) || !isOut(read)) return undefined;
    const probably = meantBy(read, min, max);
    return probably === undefined ? undefined : typedOf({ ...figure, value: probably });
  };
  const wordsOf = ({ code }: { code: string }): string | undefined => {
    const bare = WORDED.find((one) => code === `costanti:${one}`);
    if (bare) return t(`costanti.vita.refused.${bare}`);
    // The server says it in Italian.
    return language === 'it' ? undefined : t('costanti.vita.refused.relazione');
  };
  return { validate, meant, wordsOf };
}
