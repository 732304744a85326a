import { useT } from '@bussola/i18n';
import { Avatar, Box, Button, InfoIcon, Icon, LinkButton, Text, Title } from '@bussola/ui/core';
import type { ReactNode } from 'react';
import { testamentoNamespace } from '../../locales/testamento-namespace.ts';
import { datoPath } from '../../paths.ts';
import { FACTS, useFactText } from './facts.ts';
import type { Will } from './wills.ts';

interface Props {
  will: Will;
  /** In place of the record while it cannot be shown. */
  waiting: ReactNode;
  /** Why it should be read again. */
  reread: string | undefined;
  onEdit: () => void;
}

/** The will of one adult: the record, or the rules of law without a will. */
export function WillPart({ will, waiting, reread, onEdit }: Props) {
  const t = useT(testamentoNamespace);
  const { person, answer } = will;
  const of = t('of', { name: person.name });
  return (
    <Box as="article" aria-label={of} paddingBlock="6" borderTopWidth="1px" borderColor="line">
      <Box display="flex" alignItems="center" gap="3">
        <Avatar name={person.fullName} tone={person.tone} />
        <Box minWidth="0" flex="1">
          <Title as="h3" size={20} overflowWrap="anywhere">
            {person.name}
          </Title>
          <Text size="quiet">{t(`answer.${answer}`)}</Text>
        </Box>
      </Box>
      {answer === 'yes' ? (
        (waiting ?? <Record will={will} of={of} reread={reread} onEdit={onEdit} />)
      ) : (
        <NoWill will={will} of={of} />
      )}
    </Box>
  );
}

function Record({
  will: { record },
  of,
  reread,
  onEdit,
}: Pick<Props, 'will' | 'reread' | 'onEdit'> & { of: string }) {
  const t = useT(testamentoNamespace);
  const factText = useFactText();
  if (!record)
    return (
      <>
        <Text marginTop="3">{t('empty')}</Text>
        <Box marginTop="3">
          <Button variant="primary" onClick={onEdit} aria-label={`${t('add')}: ${of}`}>
            {t('add')}
          </Button>
        </Box>
      </>
    );
  return (
    <>
      <Box as="dl" marginTop="4">
        {FACTS.map((fact) => {
          const text = factText(record, fact);
          return (
            <Box
              key={fact}
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '150px minmax(0, 1fr)' }}
              gap="0 16px"
              paddingBlock="10px"
              borderTopWidth="1px"
              borderColor="line"
            >
              <Box as="dt" color="text-2">
                {t(fact)}
              </Box>
              <Box as="dd" overflowWrap="anywhere">
                {text === undefined ? (
                  <Box as="span" color="text-2">
                    {t('missing')}
                  </Box>
                ) : (
                  <Box as="span" fontWeight="600">
                    {text}
                  </Box>
                )}
                {fact === 'forma' && record.forma && (
                  <Text size="quiet">{t(`forme.${record.forma}.help`)}</Text>
                )}
                {fact === 'rivistoIl' && reread !== undefined && (
                  <Text size="quiet" color="accent-text" display="flex" gap="2" marginTop="1">
                    <Icon icon={InfoIcon} size={16} />
                    <span>{reread}</span>
                  </Text>
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box marginTop="3">
        <Button onClick={onEdit} aria-label={`${t('edit')}: ${of}`}>
          {t('edit')}
        </Button>
      </Box>
    </>
  );
}

function NoWill({ will: { person, isMe, answer }, of }: { will: Will; of: string }) {
  const t = useT(testamentoNamespace);
  const label = t(answer === 'no' ? 'answer.change' : 'answer.give');
  return (
    <>
      <Text marginTop="3">{t(isMe ? 'answer.lawMine' : 'answer.law')}</Text>
      <Box marginTop="3">
        <LinkButton href={datoPath('testamento', person.id)} aria-label={`${label}: ${of}`}>
          {label}
        </LinkButton>
      </Box>
    </>
  );
}
