import { useT } from '@bussola/i18n';
import { Box, Text } from '@bussola/ui/core';
import { firstFormsNamespace } from '../first-namespace.ts';

/** In the sheet of the field: nothing was found, and what helps. */
export function ComuneNotFound({ typed }: { typed: string }) {
  const t = useT(firstFormsNamespace);
  const hints = [
    t('anagrafica.comuneNone.letters', { letters: typed.slice(0, 3).toLowerCase() }),
    t('anagrafica.comuneNone.sigla'),
    t('anagrafica.comuneNone.before'),
  ];
  return (
    <Box padding="9px 10px">
      <Text fontWeight="600">{t('anagrafica.comuneNone.title', { typed })}</Text>
      <Box as="ul" marginTop="2" paddingStart="5" listStyleType="'–  '">
        {hints.map((hint) => (
          <Text as="li" size="quiet" key={hint} marginTop="1.5">
            {hint}
          </Text>
        ))}
      </Box>
    </Box>
  );
}
