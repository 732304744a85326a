import { isGrantLive } from '@bussola/contract/grant-rules';
import { accountQueries, useAnswerGrant } from '@bussola/client';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate, formatList } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import {
  Actions,
  Box,
  Button,
  LinkButton,
  Question,
  RuledList,
  RuledRow,
  Section,
  SectionHead,
  Text,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useAsyncAction } from '../../area/use-async-action.ts';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { useScopeWords } from './scope-words.ts';

/**
 * Other people's areas that this person was let into, or is offered; not drawn when there are none.
 */
export function ReceivedPart({ userId, day }: { userId: string; day: string }) {
  const t = useT(userAreaNamespace);
  const language = useLanguage();
  const scopeWords = useScopeWords();
  const { notify, session } = useShell();
  const { mutateAsync: answerGrant } = useAnswerGrant(userId, session.reload);
  const { busy, run } = useAsyncAction();
  const { data } = useQuery(accountQueries.thirdParty(userId));
  const live = data?.thirdParty.filter((grant) => isGrantLive(grant, day)) ?? [];
  if (live.length === 0) return null;
  const answer = (grantId: string, accept: boolean) =>
    void run(async () => {
      await answerGrant({ grantId, accept });
      notify({
        kind: 'success',
        text: t(accept ? 'grants.received.accepted' : 'grants.received.refusedDone'),
      });
    });
  return (
    <Section>
      <SectionHead>
        <Question>{t('grants.received.title')}</Question>
      </SectionHead>
      <Text color="text-2">{t('grants.received.lead')}</Text>
      <RuledList marginTop="4" maxWidth="720px">
        {live.map((grant) => (
          <RuledRow key={grant.grantId}>
            <Box flex="1" minWidth="16em">
              <Text overflowWrap="anywhere">
                {grant.state === 'pending'
                  ? t('grants.received.offer', {
                      name: grant.name,
                      sections: formatList(scopeWords(grant.scopes), language),
                    })
                  : t('grants.received.holding', {
                      name: grant.name,
                      to: formatDate(grant.to, language, 'long'),
                    })}
              </Text>
              {grant.purpose && (
                <Text size="quiet" overflowWrap="anywhere">
                  {grant.purpose}
                </Text>
              )}
            </Box>
            {grant.state === 'pending' && (
              <Actions>
                <Button
                  disabled={busy}
                  aria-label={t('grants.received.acceptOf', { name: grant.name })}
                  onClick={() => answer(grant.grantId, true)}
                >
                  {t('grants.received.accept')}
                </Button>
                <Button
                  variant="tertiary"
                  disabled={busy}
                  aria-label={t('grants.received.refuseOf', { name: grant.name })}
                  onClick={() => answer(grant.grantId, false)}
                >
                  {t('grants.received.refuse')}
                </Button>
              </Actions>
            )}
          </RuledRow>
        ))}
      </RuledList>
      {live.some(({ state }) => state === 'active') && (
        <Actions marginTop="4">
          <LinkButton href="/thirdparty/clienti">{t('grants.received.open')}</LinkButton>
        </Actions>
      )}
    </Section>
  );
}
