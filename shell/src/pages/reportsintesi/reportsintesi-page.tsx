import { useEffect, useState } from 'react';
import type { ResponseOf } from '@bussola/contract';
import { naturaDi, NOMI } from '@bussola/domain/nomi';
import { useCommonWords, useLanguage } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import {
  Actions,
  Button,
  chakra,
  LevelPill,
  LinkButton,
  Logo,
  Skeleton,
  Text,
  Title,
  VisuallyHidden,
} from '@bussola/ui/core';
import { useOneUseToken } from '../../auth/use-one-use-token.ts';
import { useShellWords } from '../../boot/hooks.ts';
import { readSintesi } from '../../session/calls.ts';

type Sintesi = ResponseOf<'reportSintesi'>;

/**
 * /reportsintesi by signed link: levels without amounts. Without a link, a blank page, as the
 * specification allows.
 */
export default function ReportSintesiPage() {
  const t = useShellWords();
  const common = useCommonWords();
  const language = useLanguage();
  const token = useOneUseToken();
  const [state, setState] = useState<Sintesi | 'loading' | 'expired'>('loading');
  useEffect(() => {
    document.title = t('sintesi.title');
    if (token === null) return;
    readSintesi(token).then(setState, () => setState('expired'));
  }, [token, t]);

  if (token === null)
    return (
      <main id="content">
        <VisuallyHidden as="h1">{t('sintesi.title')}</VisuallyHidden>
      </main>
    );
  return (
    <chakra.main
      id="content"
      maxWidth="760px"
      marginInline="auto"
      paddingInline="5"
      paddingBlock="10"
    >
      <Logo />
      {state === 'loading' ? (
        <chakra.div marginTop="10">
          <Skeleton />
        </chakra.div>
      ) : state === 'expired' ? (
        <>
          <Title size={34} marginTop="10">
            {t('sintesi.expired')}
          </Title>
          <Text marginTop="3">{t('sintesi.expiredLead')}</Text>
        </>
      ) : (
        <>
          <Title size={34} marginTop="10">
            {t('sintesi.title')}
          </Title>
          <Text size="lead" marginTop="2">
            {t('sintesi.of', {
              name: state.familyName,
              date: formatDate(state.date, language, 'long'),
            })}
          </Text>
          <Text color="text-2" marginTop="1">
            {t('sintesi.lead')}
          </Text>
          <chakra.ul listStyle="none" marginTop="6" borderTopWidth="1px" borderColor="line">
            {state.areas.map(({ code, level, motivo }) => (
              <chakra.li
                key={code}
                display="flex"
                justifyContent="space-between"
                gap="4"
                alignItems="center"
                minHeight="52px"
                borderBottomWidth="1px"
                borderColor="line"
              >
                <span>{NOMI[code][language]}</span>
                <LevelPill
                  level={level}
                  toCheck={naturaDi(code) === 'verifica'}
                  notApplicable={motivo === 'non_applicabile'}
                />
              </chakra.li>
            ))}
          </chakra.ul>
          <Text size="quiet" marginTop="4">
            {common('disclaimer')}
          </Text>
          <Text size="quiet" marginTop="1">
            {t('sintesi.expires', { date: formatDate(state.expiresOn, language, 'long') })}
          </Text>
          <Actions marginTop="6" css={{ '@media print': { display: 'none' } }}>
            <LinkButton variant="primary" href="/user/login">
              {t('sintesi.start')}
            </LinkButton>
            <Button variant="secondary" onClick={() => print()}>
              {t('sintesi.print')}
            </Button>
          </Actions>
        </>
      )}
    </chakra.main>
  );
}
