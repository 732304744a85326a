import { formatEuro } from '@bussola/i18n/format';
import { useUiWords } from '@bussola/i18n';
import { createContext, use, type ReactNode } from 'react';
import { chakra, VisuallyHidden, type HTMLChakraProps } from './layout.ts';
import { textElement } from './text-element.tsx';

export interface MoneyPreferences {
  hidden: boolean;
  decimals: number;
}
export const MoneyContext = createContext<MoneyPreferences>({ hidden: false, decimals: 0 });

/** What amounts look like here: for charts and sentences that write amounts inside a text. */
export function useMoney(): {
  hidden: boolean;
  format: (value: number | null | undefined, decimals?: number) => string;
} {
  const preferences = use(MoneyContext);
  return {
    hidden: preferences.hidden,
    format: (value, decimals = preferences.decimals) =>
      preferences.hidden ? '••••\u00A0€' : formatEuro(value, { decimals }),
  };
}

// `plaintext`: in a page that reads from the right the sign still follows the amount.
const Figure = chakra('span', { base: { textStyle: 'figure', unicodeBidi: 'plaintext' } });

export interface MoneyProps extends Omit<HTMLChakraProps<'span'>, 'children'> {
  value: number | null | undefined;
  decimals?: number;
  signed?: boolean;
  /** After the amount: «l'anno», «al mese». */
  suffix?: ReactNode;
}

/** An amount: tabular figures, never broken over two lines, covered in privacy mode. */
export function Money({ value, decimals, signed = false, suffix, ...rest }: MoneyProps) {
  const preferences = use(MoneyContext);
  const t = useUiWords();
  if (preferences.hidden) {
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
      <span>{formatEuro(value, { decimals: decimals ?? preferences.decimals, signed })}</span>
      {textElement(suffix)}
    </Figure>
  );
}
