import type { AllInfo } from '@bussola/contract';
import type { Analisi } from '@bussola/domain';
import { NOMI } from '@bussola/domain/nomi';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, numberWordUpper } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { afterName, alone, compassOf, countGroups, maskAmounts } from '@bussola/results';
import {
  Button,
  chakra,
  Icon,
  LetterLine,
  LockIcon,
  PencilIcon,
  Text,
  Title,
  useMoney,
} from '@bussola/ui/core';
import { Dial } from '@bussola/ui/charts';
import { LevelCounts } from '@bussola/ui/results';
import { stepsNamespace } from '../../steps-namespace.ts';

interface Props {
  info: AllInfo;
  analisi: Analisi;
  /** Absent for a person who corrects the household elsewhere. */
  onCorrect: (() => void) | undefined;
}

/** The day, one sentence to the person, the counts and the compass. */
export function ResultsLetter({ info, analisi, onCorrect }: Props) {
  const stepWords = useT(stepsNamespace);
  const language = useLanguage();
  const { hidden } = useMoney();
  const { session } = useShell();
  const { firstName: name } = info.user;
  const sentence = maskAmounts(analisi.sintesi[language], hidden);
  const { red } = analisi.conteggi;
  const dial = {
    ...compassOf(analisi.soluzioni, (code) => NOMI[code][language]),
    label: stepWords('risultati.dial'),
  };
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 460px' }}
      gap={{ base: '6', lg: '12' }}
      alignItems="center"
    >
      <div>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="0 20px">
          <LetterLine>
            {stepWords('risultati.over', { date: formatDate(analisi.refDate, language, 'long') })}
          </LetterLine>
          {onCorrect && (
            <Button
              variant="tertiary"
              icon={<Icon icon={PencilIcon} size={16} />}
              onClick={onCorrect}
            >
              {stepWords('risultati.correct')}
            </Button>
          )}
        </chakra.div>
        <Title size={44} tabIndex={-1} marginTop="2" _focusVisible={{ outline: 'none' }}>
          {name ? `${name}, ${afterName(sentence)}` : alone(sentence)}
        </Title>
        {red > 0 && (
          <Text size="lead" marginTop="3">
            {stepWords('risultati.lead', { count: red, word: numberWordUpper(red, language) })}
          </Text>
        )}
        <chakra.div
          display={{ base: 'grid', md: 'block' }}
          gridTemplateColumns="minmax(120px, 1fr) minmax(0, 1.2fr)"
          gap="5"
          alignItems="center"
          marginTop="6"
        >
          {/* On phones the compass stands beside the counts, without its names. */}
          <chakra.div display={{ base: 'block', md: 'none' }}>
            <Dial {...dial} names={false} />
          </chakra.div>
          <LevelCounts counts={countGroups(analisi.soluzioni)} />
        </chakra.div>
        {session.user.state === 'provisional' && (
          <Text size="quiet" marginTop="5" display="flex" alignItems="center" gap="2">
            <Icon icon={LockIcon} size={16} /> <span>{stepWords('risultati.thisBrowser')}</span>
          </Text>
        )}
      </div>
      <chakra.div
        display={{ base: 'none', md: 'block' }}
        maxWidth="520px"
        width="100%"
        marginInline="auto"
      >
        <Dial {...dial} />
      </chakra.div>
    </chakra.div>
  );
}
