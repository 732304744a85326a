import { naturaDi } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Actions,
  ArrowRightIcon,
  Box,
  HStack,
  Icon,
  LetterLine,
  LevelPill,
  Stack,
  Text,
  TextLink,
  Title,
} from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { AREE } from '../../aree.ts';
import { useValueText } from '../../correzioni/use-value-text.ts';
import type { Correction } from '../../correzioni/use-value-text.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { metodoPath, soluzionePath } from '../../paths.ts';

/** One correction that affects the family: the old text, the new text, and what changed. */
export function CorrectionArticle({ correction }: { correction: Correction }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const { id, giorno, soluzioni, titolo, prima, ora, chi, cifra, livelli } = correction;
  return (
    <Box
      as="article"
      aria-labelledby={`correction-${id}`}
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: '140px minmax(0, 1fr)',
        lg: '160px minmax(0, 1fr) minmax(0, 300px)',
      }}
      columnGap={{ md: '8', lg: '12' }}
      rowGap="4"
      paddingBlock={{ base: '8', md: '10' }}
      borderBottomWidth="1px"
      borderColor="line"
    >
      <div>
        <LetterLine>{formatDate(giorno, language, 'long')}</LetterLine>
        {soluzioni.map((code) => (
          <Text key={code} size="quiet" fontWeight="560" marginTop="1">
            {AREE[code][language]}
          </Text>
        ))}
      </div>
      <div>
        <Title as="h2" size={26} id={`correction-${id}`}>{`${titolo[language]}.`}</Title>
        <Said lead={t('correzioni.before')}>{prima[language]}</Said>
        <Said lead={t('correzioni.now')}>{ora[language]}</Said>
        <Box as="dl" marginTop="5" borderTopWidth="1px" borderColor="line">
          <Row term={t('correzioni.who')}>{`${chi[language]}.`}</Row>
          {livelli.map(({ code, prima: from, ora: to }) => (
            <Row key={code} term={t('correzioni.level')}>
              <HStack gap="2" wrap="wrap">
                <LevelPill level={from} toCheck={naturaDi(code) === 'verifica'} />
                <Icon icon={ArrowRightIcon} size={16} />
                <LevelPill level={to} toCheck={naturaDi(code) === 'verifica'} />
              </HStack>
            </Row>
          ))}
        </Box>
        {soluzioni.length > 0 && (
          <Actions marginTop="4">
            {soluzioni.slice(0, 1).map((code) => (
              <TextLink key={code} href={soluzionePath(code)}>
                {t('correzioni.area')}
              </TextLink>
            ))}
            {soluzioni.slice(0, 1).map((code) => (
              <TextLink key={code} href={metodoPath(`soluzione.${code}`)}>
                {t('correzioni.rule')}
              </TextLink>
            ))}
          </Actions>
        )}
      </div>
      {cifra && <BeforeAndNow cifra={cifra} />}
    </Box>
  );
}

const Said = ({ lead, children }: { lead: string; children: ReactNode }) => (
  <Text marginTop="3" maxWidth="38em">
    <strong>{lead}</strong> {children}
  </Text>
);

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <Box
    display="grid"
    gridTemplateColumns={{ base: '1fr', md: '140px minmax(0, 1fr)' }}
    gap={{ base: '1', md: '4' }}
    paddingBlock="3"
    borderBottomWidth="1px"
    borderColor="line"
    textStyle="quiet"
  >
    <dt>{term}</dt>
    <Box as="dd" color="text">
      {children}
    </Box>
  </Box>
);

/** The figure of the earlier report, struck through, and today's. */
function BeforeAndNow({
  cifra: { nome, prima, ora },
}: {
  cifra: NonNullable<Correction['cifra']>;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const said = useValueText();
  return (
    <Stack gap="3" gridColumn={{ base: '1', md: '2', lg: '3' }}>
      <Text size="quiet">{nome[language]}</Text>
      <div>
        <Text size="quiet">{t('correzioni.was')}</Text>
        <Text size="lead" color="text-2">
          <s>{said(prima)}</s>
        </Text>
      </div>
      <div>
        <Text size="quiet">{t('correzioni.is')}</Text>
        <Title as="h3" size={26}>
          {said(ora)}
        </Title>
      </div>
    </Stack>
  );
}
