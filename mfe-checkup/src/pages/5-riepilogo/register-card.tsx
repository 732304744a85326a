import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { chakra, CheckIcon, CompassMark, Icon, LinkButton, Text, Title } from '@bussola/ui/core';
import { useDraft } from '../../draft/use-draft.tsx';
import { stepsNamespace } from '../../steps-namespace.ts';

const GAINS = ['pdf', 'answers', 'areas'] as const;
/** Dark in both themes: what lies on it takes the dark colours, on this ground. */
const ON_NIGHT = {
  '--b-colors-ground': '{colors.night}',
  '--b-colors-line': '{colors.night-line}',
} as const;

/** What registering adds: beside the results, not in front of them. */
export function RegisterCard({ familyName }: { familyName: string }) {
  const stepWords = useT(stepsNamespace);
  const language = useLanguage();
  const { session } = useShell();
  const expiresOn = useDraft((state) => state.expiresOn);
  if (session.user.state !== 'provisional')
    return (
      <chakra.div marginTop="10">
        <LinkButton variant="primary" size="big" href="/app/dashboards/home">
          {stepWords('risultati.openArea')}
        </LinkButton>
      </chakra.div>
    );
  return (
    <chakra.section
      className="dark"
      css={ON_NIGHT}
      aria-labelledby="registrati"
      data-print="hidden"
      bg="night"
      color="night-text"
      borderRadius="card"
      marginTop={{ base: '10', md: '16' }}
      padding={{ base: '6', md: '9' }}
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '150px minmax(0, 1fr) auto' }}
      gap={{ base: '6', lg: '10' }}
      alignItems="center"
    >
      <ReportCover familyName={familyName} />
      <div>
        <Title as="h2" size={26} id="registrati" color="night-text">
          {stepWords('risultati.registerTitle')}
        </Title>
        <chakra.ul listStyle="none" display="grid" gap="2" marginTop="4">
          {GAINS.map((gain) => (
            <chakra.li key={gain} display="flex" gap="3" alignItems="baseline">
              <chakra.span position="relative" top="3px">
                <Icon icon={CheckIcon} size={16} />
              </chakra.span>
              <span>{stepWords(`risultati.gain.${gain}`)}</span>
            </chakra.li>
          ))}
        </chakra.ul>
      </div>
      <chakra.div maxWidth="280px">
        <LinkButton variant="primary" size="big" wide="phone" href="/user/register">
          {stepWords('risultati.registerGo')}
        </LinkButton>
        {expiresOn && (
          <Text size="quiet" marginTop="3" color="night-text">
            {stepWords('risultati.keep', { date: formatDate(expiresOn, language, 'long') })}
          </Text>
        )}
      </chakra.div>
    </chakra.section>
  );
}

/** The first page of the report, in small. */
function ReportCover({ familyName }: { familyName: string }) {
  const stepWords = useT(stepsNamespace);
  return (
    <chakra.div
      className="light"
      aria-hidden="true"
      display={{ base: 'none', lg: 'block' }}
      alignSelf="end"
      marginBottom="-9"
      bg="surface"
      color="title"
      borderRadius="3px 3px 0 0"
      padding="4"
      minHeight="190px"
    >
      <chakra.span fontFamily="title" fontStyle="italic" fontSize="t13" display="block">
        {stepWords('risultati.cover.family', { name: familyName })}
      </chakra.span>
      <chakra.span fontFamily="title" fontSize="t17" lineHeight="1.15" display="block">
        {stepWords('risultati.cover.title')}
      </chakra.span>
      <chakra.span display="block" marginTop="4">
        <CompassMark size={72} />
      </chakra.span>
    </chakra.div>
  );
}
