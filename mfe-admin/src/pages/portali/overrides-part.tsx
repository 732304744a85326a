import { asProblem, useEndOverride } from '@bussola/client';
import type { PortalStatus, ResponseOf } from '@bussola/contract';
import { useErrorText, useLanguage, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Actions, Box, Button, Question, Section, SectionHead, Text } from '@bussola/ui/core';
import { adminNamespace } from '../../locales/admin-namespace.ts';
import { usePortalWords } from './portal-words.ts';

interface Props {
  overrides: ResponseOf<'portalStatus'>['overrides'];
  portals: readonly PortalStatus[];
}

/** Who tries which build in their own browser, until when; and the way out of one's own trial. */
export function OverridesPart({ overrides, portals }: Props) {
  const t = useT(adminNamespace);
  const language = useLanguage();
  const errorText = useErrorText();
  const { notify } = useShell();
  const { moment } = usePortalWords();
  const { mutateAsync: endOverride, isPending: busy } = useEndOverride();
  const live = overrides.filter(({ endedAt }) => endedAt === null);
  const end = async () => {
    try {
      await endOverride();
      notify({ kind: 'success', text: t('portali.done.end') });
    } catch (error) {
      notify({ kind: 'error', text: errorText(asProblem(error)?.code) });
    }
  };
  return (
    <Section>
      <SectionHead>
        <Question>{t('portali.overrides')}</Question>
      </SectionHead>
      {live.length === 0 ? (
        <Text color="text-2">{t('portali.overridesNone')}</Text>
      ) : (
        <Box as="ul" listStyleType="none" display="grid" gap="2">
          {live.map(({ id, person, buildId, portal, expiresAt }) => (
            <li key={id}>
              <Text>
                {t('portali.overrideRow', {
                  person,
                  build: buildId,
                  portal: portals.find(({ name }) => name === portal)?.title[language] ?? portal,
                  ...moment(expiresAt),
                })}
              </Text>
            </li>
          ))}
        </Box>
      )}
      {live.length > 0 && (
        <Actions marginTop="4">
          <Button busy={busy} onClick={() => void end()}>
            {t('portali.endOwn')}
          </Button>
        </Actions>
      )}
    </Section>
  );
}
