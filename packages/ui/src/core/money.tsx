import { formatEuro } from '@bussola/i18n/format';
import { useUiWords } from '@bussola/i18n';
import { createContext, use, type ReactNode } from 'react';
import { chakra, VisuallyHidden, type HTMLChakraProps } from './layout.ts';
import { textElement } from './text-element.tsx';

export interface MoneyPreferences {
  hidden: boolean;
  /** Digits after the comma of prices, taxes and typed sums; every other amount is whole. */
  priceDecimals: number;
}
export const MoneyContext = createContext<MoneyPreferences>({ hidden: false, priceDecimals: 0 });

/** What amounts look like here: for charts and sentences that write amounts inside a text. */
export function useMoney(): {
  hidden: boolean;
  format: (value: number | null | undefined) => string;
  /** Of a price, a tax or a sum that somebody typed. */
  price: (value: number | null | undefined) => string;
} {
  const { hidden, priceDecimals } = use(MoneyContext);
  const format = (value: number | null | undefined, decimals: number) =>
    hidden ? '••••\u00A0€' : formatEuro(value, { decimals });
  return {
    hidden,
    format: (value) => format(value, 0),
    price: (value) => format(value, priceDecimals),
  };
}

// `plaintext`: in a page that reads from the right the sign still follows the amount.
const Figure = chakra('span', { base: { textStyle: 'figure', unicodeBidi: 'plaintext' } });

export interface MoneyProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  value: number | null | undefined;
  signed?: boolean;
  /** After the amount: «l'anno», «al mese». */
  suffix?: ReactNode;
}

/** An amount: tabular figures, never broken over two lines, covered in privacy mode. */
export function Money({ value, signed = false, suffix, ...rest }: MoneyProps) {
  const { hidden } = use(MoneyContext);
  const t = useUiWords();
  if (hidden) {
    return (
      <Figure {...rest}>
        <span aria-hidden="true">{`••••\u00A0€`}</span>
        <VisuallyHidden>{t('money.hidden')}</VisuallyHidden>
        {textElement(suffix)}
      </Figure>
    );
  }
  return (
    <Figure {...rest}>
      <span>{formatEuro(value, { signed })}</span>
      {textElement(suffix)}
    </Figure>
  );
}
