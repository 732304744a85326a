import type { ResponseOf } from '@bussola/contract';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { chakra, Text, Title } from '@bussola/ui/core';
import { metodoNamespace } from './metodo-namespace.ts';

/** The corrected rules, for everybody. What changed for a family is shown in its own area. */
export function Corrections({ correzioni }: Pick<ResponseOf<'metodo'>, 'correzioni'>) {
  const t = useT(metodoNamespace);
  const language = useLanguage();
  return (
    <chakra.section
      id="correzioni"
      aria-labelledby="corrections-title"
      marginTop="14"
      scrollMarginTop="20px"
    >
      <Title as="h2" size={34} id="corrections-title">
        {t('corrections')}
      </Title>
      <Text size="lead" color="text-2" marginTop="1.5" marginBottom="6">
        {t('correctionsLead')}
      </Text>
      {correzioni.map(({ id, giorno, titolo, prima, ora, chi }) => (
        <chakra.article
          key={id}
          aria-labelledby={`correction-${id}`}
          paddingBlock="6"
          borderTopWidth="1px"
          borderColor="line"
        >
          <Text size="quiet">{formatDate(giorno, language, 'long')}</Text>
          <Title as="h3" size={20} id={`correction-${id}`} marginTop="1">
            {titolo[language]}
          </Title>
          <Text marginTop="2" maxWidth="44em">
            <strong>{t('before')}</strong> <span>{prima[language]}</span>
          </Text>
          <Text marginTop="2" maxWidth="44em">
            <strong>{t('now')}</strong> <span>{ora[language]}</span>
          </Text>
          <Text size="quiet" marginTop="2">{`${t('who')} ${chi[language]}.`}</Text>
        </chakra.article>
      ))}
    </chakra.section>
  );
}
