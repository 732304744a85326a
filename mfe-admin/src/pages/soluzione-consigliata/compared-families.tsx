import type { SolutionDoc } from '@bussola/contract';
import { useT } from '@bussola/i18n';
import { Box, chakra, LevelMark, RuledList, RuledRow, Text, useLevelWords } from '@bussola/ui/core';
import { soluzioniNamespace } from '../../locales/soluzioni-namespace.ts';
import { saidTo } from './effect.ts';
import type { Family } from './effect.ts';
import { valuesIn } from './solution-form.ts';
import type { Language, SolutionValues } from './solution-form.ts';

interface Props {
  families: readonly Family[];
  published: SolutionDoc['published'];
  values: SolutionValues;
  language: Language;
}

/** For whom a draft changes the words that are read today. */
export function ComparedFamilies({ families, published, values, language }: Props) {
  const t = useT(soluzioniNamespace);
  const wordOf = useLevelWords();
  const today = valuesIn(published);
  const isSame = (family: Family) => {
    const [draft, read] = [saidTo(family, values, language), saidTo(family, today, language)];
    return draft.title === read.title && draft.answer === read.answer;
  };
  return (
    <Box marginTop="2">
      <Text size="quiet" id="compared" marginBottom="2">
        {t('preview.compared')}
      </Text>
      <RuledList aria-labelledby="compared">
        {families.map((family) => (
          <RuledRow key={family.key} paddingBlock="2" flexWrap="nowrap" fontSize="t15">
            <LevelMark level={family.level} label={wordOf({ level: family.level })} />
            <chakra.span flex="1" minWidth="0">
              {family.nome}
            </chakra.span>
            {isSame(family) ? (
              <chakra.span textStyle="quiet">{t('preview.same')}</chakra.span>
            ) : (
              <chakra.b fontWeight="600" fontSize="t13" color="ink">
                {t('preview.changes')}
              </chakra.b>
            )}
          </RuledRow>
        ))}
      </RuledList>
    </Box>
  );
}
