import { useT } from '@bussola/i18n';
import {
  Box,
  ExternalLinkIcon,
  HomeIcon,
  Icon,
  KeyIcon,
  LockIcon,
  PencilIcon,
  PeopleIcon,
  Question,
  RuledRow,
  Section,
  ShieldIcon,
  Text,
  TextLink,
} from '@bussola/ui/core';
import { testamentoNamespace } from '../../locales/testamento-namespace.ts';

const NOTARIATO = 'https://notariato.it';
const THINGS = [
  ['family', PeopleIcon],
  ['goods', HomeIcon],
  ['tell', KeyIcon],
  ['safe', LockIcon],
  ['hand', PencilIcon],
  ['policies', ShieldIcon],
] as const;

/** What keeps a will good, and where a notary is found. */
export function Remember() {
  const t = useT(testamentoNamespace);
  return (
    <Section>
      <Question>{t('remember.title')}</Question>
      <Box
        as="ul"
        listStyleType="none"
        display="grid"
        gap="0 56px"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        marginTop="3"
      >
        {THINGS.map(([thing, icon]) => (
          <RuledRow key={thing} gap="4" flexWrap="nowrap" alignItems="flex-start">
            <Box color="ink" flex="none" display="inline-flex" marginTop="2px">
              <Icon icon={icon} />
            </Box>
            <div>
              <Text fontWeight="600">{t(`remember.${thing}.name`)}</Text>
              <Text size="quiet">{t(`remember.${thing}.why`)}</Text>
            </div>
          </RuledRow>
        ))}
      </Box>
      <Text marginTop="6" color="text-2" measure="free">
        <span>{t('remember.notary')}</span>{' '}
        <TextLink external href={NOTARIATO} display="inline-flex" alignItems="center" gap="1">
          <span>{t('remember.notaryLink')}</span> <Icon icon={ExternalLinkIcon} size={16} />
        </TextLink>
      </Text>
    </Section>
  );
}
