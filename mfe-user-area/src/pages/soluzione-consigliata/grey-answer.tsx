import { isLeftOut } from '@bussola/domain';
import type { SezioniAnalisi, Soluzione } from '@bussola/domain';
import { useLanguage, useT } from '@bussola/i18n';
import { Actions, Box, Card, LinkButton, Text, TextLink, Title } from '@bussola/ui/core';
import { groupOf, missingInputs } from '@bussola/results';
import type { Person } from '@bussola/results';
import { answerPath } from '../../dati/editors.ts';
import { paths } from '../../paths.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';

/**
 * Why an area has no level: the missing answers with links to give them, or why it does not concern
 * this family.
 */
export function GreyAnswer({
  soluzione,
  people,
  sezioni,
}: {
  soluzione: Soluzione;
  people: readonly Person[];
  sezioni: SezioniAnalisi;
}) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const missing = missingInputs(soluzione);
  const nameOf = (id: string | undefined) => people.find((person) => person.id === id)?.name;
  const toGive = missing.filter(({ key }) => !isLeftOut(key, sezioni));
  const whose = [...new Set(toGive.flatMap(({ memberId }) => memberId ?? []))].filter((id) =>
    nameOf(id),
  );

  if (groupOf(soluzione) === 'notApplicable') {
    return (
      <Card ghost marginTop="8" maxWidth="720px">
        <Title as="h2" size={20}>
          {t('soluzioni.notApplicable.title')}
        </Title>
        <Text color="text-2" marginTop="2">
          {t('soluzioni.notApplicable.text')}
        </Text>
      </Card>
    );
  }
  return (
    <Card marginTop="8" maxWidth="720px">
      <Title as="h2" size={20}>
        {t('soluzioni.missingData.title')}
      </Title>
      <Text color="text-2" marginTop="2">
        {t(missing.length > 0 ? 'soluzioni.missingData.lead' : 'soluzioni.missingData.nothing')}
      </Text>
      {missing.length > 0 && (
        <Box as="ul" paddingInlineStart="5" marginTop="3" display="grid" gap="1">
          {missing.map(({ key, memberId, label }) => (
            <li key={`${memberId ?? ''} ${key}`}>
              <TextLink href={answerPath({ key, memberId })}>
                {nameOf(memberId) && people.length > 1
                  ? `${label[language]} (${nameOf(memberId) ?? ''})`
                  : label[language]}
              </TextLink>
            </li>
          ))}
        </Box>
      )}
      {toGive.length < missing.length && (
        <Text size="quiet" marginTop="3">
          <span>{t('soluzioni.missingData.off')}</span>{' '}
          <TextLink href={paths.profilo}>{t('soluzioni.missingData.offLink')}</TextLink>
        </Text>
      )}
      <Actions marginTop="5" data-print="hidden">
        {whose.length === 0 && (toGive.length > 0 || missing.length === 0) && (
          <LinkButton variant="primary" href={toGive[0] ? answerPath(toGive[0]) : paths.profilo}>
            {t('soluzioni.missingData.actionAny')}
          </LinkButton>
        )}
        {whose.map((id, place) => (
          <LinkButton
            key={id}
            variant={place === 0 ? 'primary' : 'secondary'}
            href={answerPath(toGive.find(({ memberId }) => memberId === id) ?? { key: '' })}
          >
            {t('soluzioni.missingData.action', { name: nameOf(id) ?? '' })}
          </LinkButton>
        ))}
      </Actions>
    </Card>
  );
}
