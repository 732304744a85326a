import { useT } from '@bussola/i18n';
import { chakra } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { adminNamespace } from '../locales/admin-namespace.ts';

/** Below the list: where the row that moves is, said aloud too, and which keys move it. */
export function SortingKeys({ said }: { said: string }) {
  const t = useT(adminNamespace);
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="8px 20px"
      minHeight="44px"
      fontSize="t13"
    >
      <chakra.b role="status" fontWeight="640">
        {said}
      </chakra.b>
      {/* The handle says them to a screen reader; a finger has no use for them. */}
      <chakra.span
        aria-hidden="true"
        display="none"
        flexWrap="wrap"
        gap="6px 20px"
        color="text-2"
        css={{ '@media (hover: hover)': { display: 'inline-flex' } }}
      >
        <Pair keys={[t('sorting.keys.space')]}>{t('sorting.keys.lift')}</Pair>
        <Pair keys={['↑', '↓']}>{t('sorting.keys.move')}</Pair>
        <Pair keys={[t('sorting.keys.space')]}>{t('sorting.keys.drop')}</Pair>
        <Pair keys={[t('sorting.keys.escape')]}>{t('sorting.keys.putBack')}</Pair>
      </chakra.span>
    </chakra.div>
  );
}

const Pair = ({ keys, children }: { keys: readonly string[]; children: ReactNode }) => (
  <chakra.span display="inline-flex" alignItems="center" gap="5px">
    {keys.map((key) => (
      <chakra.kbd
        key={key}
        fontFamily="inherit"
        fontSize="t11"
        color="text"
        borderWidth="1px"
        borderBottomWidth="2px"
        borderColor="line-strong"
        borderRadius="4px"
        paddingInline="1.5"
      >
        {key}
      </chakra.kbd>
    ))}
    <span>{children}</span>
  </chakra.span>
);
