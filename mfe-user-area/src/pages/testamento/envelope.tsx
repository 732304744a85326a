import { useT } from '@bussola/i18n';
import { Box, Button, CloseIcon, Icon, PrinterIcon, Text, Title } from '@bussola/ui/core';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { testamentoNamespace } from '../../locales/testamento-namespace.ts';
import { isNoted } from './wills.ts';
import type { Will } from './wills.ts';

const NEVER = ['text', 'who', 'scan'] as const;

/** The envelope for the heirs with its button, and what the page never asks. */
export function EnvelopeAside({
  wills,
  isRead,
}: {
  wills: readonly Will[];
  /** Before the records are there, nobody knows whether there is something to print. */
  isRead: boolean;
}) {
  const t = useT(testamentoNamespace);
  const there = wills.filter(({ answer }) => answer === 'yes');
  const noted = there.filter(isNoted);
  return (
    <Box as="aside" minWidth="0">
      {isRead && there.length > 0 && (
        <Box marginBottom="8" maxWidth={{ md: '320px' }}>
          <Picture />
          <Title as="h2" size={17} marginTop="4">
            {t('envelope.title')}
          </Title>
          <Text size="quiet" marginTop="2">
            {[t('envelope.text'), noted.length > 1 && t('envelope.pages')]
              .filter(Boolean)
              .join(' ')}
          </Text>
          <Box marginTop="3">
            <Button
              variant={noted.length > 0 ? 'primary' : 'secondary'}
              wide
              icon={<Icon icon={PrinterIcon} />}
              disabledReason={noted.length === 0 ? t('envelope.first') : undefined}
              onClick={() => window.print()}
            >
              {t('envelope.print')}
            </Button>
          </Box>
        </Box>
      )}
      <Title as="h2" size={17}>
        {t('never.title')}
      </Title>
      <Box as="ul" listStyleType="none" display="grid" gap="2" marginTop="3">
        {NEVER.map((one) => (
          <Text as="li" size="quiet" key={one} display="flex" alignItems="center" gap="2">
            <Icon icon={CloseIcon} size={16} />
            <span>{t(`never.${one}`)}</span>
          </Text>
        ))}
      </Box>
      {noted.length > 0 && createPortal(<Sheets wills={noted} />, document.body)}
    </Box>
  );
}

/** A closed envelope. */
function Picture() {
  const t = useT(testamentoNamespace);
  return (
    <Box
      aria-hidden="true"
      hideBelow="md"
      position="relative"
      borderWidth="1px"
      borderColor="line-strong"
      borderRadius="4px"
      bg="surface"
      aspectRatio="5 / 3"
      textAlign="center"
      overflow="hidden"
    >
      <Box
        as="svg"
        position="absolute"
        inset="0"
        width="100%"
        height="60%"
        color="line-strong"
        {...{ viewBox: '0 0 100 40', preserveAspectRatio: 'none' }}
      >
        <path
          d="M0 0 50 38 100 0"
          fill="none"
          stroke="currentColor"
          vectorEffect="non-scaling-stroke"
        />
      </Box>
      <Box position="absolute" insetInline="0" bottom="14%">
        <Box fontFamily="title" fontStyle="italic" fontSize="t20" color="title">
          {t('envelope.over')}
        </Box>
        <Box fontSize="t13" color="text-2">
          {t('envelope.open')}
        </Box>
      </Box>
    </Box>
  );
}

/** What the printer gets: one sheet for each will, and nothing of the page. */
function Sheets({ wills }: { wills: readonly Will[] }) {
  const t = useT(testamentoNamespace);
  useEffect(() => {
    document.body.dataset['prints'] = 'sheet';
    return () => {
      delete document.body.dataset['prints'];
    };
  }, []);
  return (
    <Box data-print="sheet" display="none" _print={{ display: 'block' }} color="#000">
      {wills.map(({ person, record }) => (
        <Box key={person.id} paddingTop="15mm" breakAfter="page" _last={{ breakAfter: 'auto' }}>
          <Box
            fontFamily="title"
            fontStyle="italic"
            fontSize="t20"
          >{`${t('envelope.over')}, ${t('envelope.open')}`}</Box>
          <Box fontFamily="title" fontSize="t34" marginTop="4mm" overflowWrap="anywhere">
            {t('of', { name: person.fullName })}
          </Box>
          <Box as="dl" marginTop="10mm">
            {(['indirizzo', 'notaio', 'chiLoSa'] as const).map(
              (fact) =>
                record?.[fact] && (
                  <Box key={fact} paddingBlock="5mm" borderTopWidth="1px" borderColor="#777">
                    <Box as="dt" fontSize="t15">
                      {t(fact)}
                    </Box>
                    <Box as="dd" fontSize="t20" overflowWrap="anywhere">
                      {record[fact]}
                    </Box>
                  </Box>
                ),
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
