import { useT } from '@bussola/i18n';
import { Box, Text } from '@bussola/ui/core';
import { consulentiNamespace } from '../locales/consulenti-namespace.ts';

/** Clients against the limit; beyond it the bar is hatched. */
export function LoadBar({ taken, limite }: { taken: number; limite: number }) {
  const t = useT(consulentiNamespace);
  const isOver = taken > limite;
  return (
    <Box display="inline-flex" alignItems="center" gap="3">
      <Box
        aria-hidden
        width={{ base: '96px', md: '56px', lg: '96px' }}
        height="9px"
        flex="none"
        borderWidth="1px"
        borderColor="line-strong"
        borderRadius="3px"
        overflow="hidden"
      >
        <Box
          height="100%"
          width={`${String(Math.min(100, (taken / limite) * 100))}%`}
          bg="ink"
          {...(isOver
            ? {
                css: {
                  backgroundImage:
                    'repeating-linear-gradient(135deg, {colors.surface} 0 3px, transparent 3px 7px)',
                },
              }
            : {})}
        />
      </Box>
      <Text as="span" fontWeight="580" whiteSpace="nowrap">
        {t('load', { count: taken, limit: limite })}
      </Text>
    </Box>
  );
}
