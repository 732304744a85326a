import type { Soluzione } from '@bussola/domain';
import { useLanguage } from '@bussola/i18n';
import { Box, Text, TextLink, useMoney } from '@bussola/ui/core';
import { maskAmounts } from '@bussola/results';
import { AREE } from '../../aree.ts';
import { soluzionePath } from '../../paths.ts';
import { WhyFigure } from '../../perche/why-provider.tsx';

/** What does not concern this family, each with its reason. */
export function NotApplicableRows({ soluzioni }: { soluzioni: readonly Soluzione[] }) {
  const language = useLanguage();
  const { hidden } = useMoney();
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="3">
      {soluzioni.map(({ code, risposta }) => (
        <li key={code}>
          <TextLink href={soluzionePath(code)}>{AREE[code][language]}</TextLink>{' '}
          <WhyFigure
            figura={`soluzione.${code}`}
            of={AREE[code][language]}
            title={AREE[code][language]}
          />
          <Text size="quiet">{maskAmounts(risposta[language].replaceAll('**', ''), hidden)}</Text>
        </li>
      ))}
    </Box>
  );
}
