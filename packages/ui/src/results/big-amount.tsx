import { CountUp } from '../core/count-up.tsx';
import { chakra } from '../core/layout.ts';
import { Money, useMoney } from '../core/money.tsx';
import { BigNumber } from '../core/typography.tsx';

/**
 * The one big amount of a section: it counts up once, when it is first seen or changes; covered in
 * privacy mode.
 */
export function BigAmount({ value, size = 44 }: { value: number; size?: 34 | 44 }) {
  const money = useMoney();
  return (
    <BigNumber size={size}>
      {money.hidden ? (
        <Money value={value} />
      ) : (
        <chakra.span unicodeBidi="plaintext">
          <CountUp value={value} format={(amount) => money.format(amount)} />
        </chakra.span>
      )}
    </BigNumber>
  );
}
