import { useT } from '@bussola/i18n';
import { Box, chakra } from '@bussola/ui/core';
import { userAreaNamespace } from '../locales/user-area-namespace.ts';
import type { Origin } from './rows.ts';

export type Counts = Record<Exclude<Origin, 'open'>, number>;
const ORIGINS = ['told', 'supposed', 'missing'] as const;
/** Solid is what was answered, hatched what is missing, as in every other bar. */
const LOOKS = {
  told: { bg: 'ink' },
  supposed: { borderWidth: '1px', borderStyle: 'dashed', borderColor: 'line-strong' },
  missing: {
    borderWidth: '1px',
    borderColor: 'line-strong',
    backgroundImage:
      'repeating-linear-gradient(135deg, transparent 0 4px, {colors.line-strong} 4px 5px)',
  },
} as const;

/**
 * How much of what we know was given, how much we supposed, how much is missing.
 * @param own the reader is who told it
 */
export function OriginBar({ counts, own }: { counts: Counts; own: boolean }) {
  const t = useT(userAreaNamespace);
  const shown = ORIGINS.filter((origin) => counts[origin] > 0);
  const words = (origin: (typeof ORIGINS)[number]) =>
    t(`dati.count.${origin === 'told' && !own ? 'written' : origin}`, { count: counts[origin] });
  return (
    <Box marginTop="6">
      <Box
        display="flex"
        gap="3px"
        height="24px"
        role="img"
        aria-label={shown.map((origin) => `${counts[origin]} ${words(origin)}`).join(', ')}
      >
        {shown.map((origin) => (
          <chakra.span
            key={origin}
            borderRadius="2px"
            minWidth="6px"
            {...LOOKS[origin]}
            style={{ flexGrow: counts[origin], flexBasis: 0 }}
          />
        ))}
      </Box>
      <chakra.ul
        listStyle="none"
        display="flex"
        flexWrap="wrap"
        gap="4px 24px"
        marginTop="3"
        fontSize="t15"
        aria-hidden="true"
      >
        {shown.map((origin) => (
          <chakra.li key={origin} display="inline-flex" alignItems="center" gap="2">
            <chakra.span width="18px" height="12px" borderRadius="2px" {...LOOKS[origin]} />
            <b>{counts[origin]}</b> <span>{words(origin)}</span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  );
}
