/**
 * Italian figures for the engine's own texts, the same in both languages: thousands always grouped,
 * comma, U+00A0 before the sign, a true minus. Written by hand and not with `Intl`, so that results
 * do not depend on the ICU data of the host.
 */
export const NBSP = '\u00A0';

/** `1.234,56`, half away from zero; minus zero is `0`. */
export function formatNumero(value: number, decimali = 0): string {
  const scale = decimali > 0 ? 10 ** decimali : 1;
  const units = Math.round((Math.abs(value) + 1e-9) * scale);
  const negative = value < 0 && units !== 0;
  let rest = decimali > 0 ? Math.floor(units / scale) : units;
  let groups = '';
  for (; rest >= 1000; rest = Math.floor(rest / 1000)) {
    const group = rest % 1000;
    groups = `${group < 10 ? '.00' : group < 100 ? '.0' : '.'}${group}${groups}`;
  }
  const fraction = decimali > 0 ? `,${String(units % scale).padStart(decimali, '0')}` : '';
  return `${negative ? '\u2212' : ''}${rest}${groups}${fraction}`;
}

export const formatEuro = (value: number, decimali = 0): string =>
  `${formatNumero(value, decimali)}${NBSP}€`;

/** Of a share 0–1: `12,5%`; zeros at the end are not written. */
export function formatQuota(share: number, decimali = 0): string {
  const text = formatNumero(share * 100, decimali);
  return `${decimali > 0 ? text.replace(/,?0+$/, '') : text}%`;
}
