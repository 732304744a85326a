import { asProblem, useAskQuestion } from '@bussola/client';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import {
  Box,
  Button,
  Icon,
  MailIcon,
  Question,
  RuledList,
  RuledRow,
  Section,
  Text,
  Title,
} from '@bussola/ui/core';
import { TextAreaField } from '@bussola/ui/forms';
import { useState } from 'react';
import { faqNamespace } from './faq-namespace.ts';

const MAX = MAX_LENGTH.question;

/** The way out is a person: the question becomes a request that staff answer by mail. */
export function AskUs() {
  const t = useT(faqNamespace);
  const { session } = useShell();
  const [isOpen, setOpen] = useState(false);
  if (session.isActing) return null;
  return (
    <Section>
      <Question>{t('other')}</Question>
      <RuledList marginTop="4">
        <RuledRow>
          <Box display="flex" flexWrap="wrap" gap="4" alignItems="flex-start" width="100%">
            <Box paddingTop="0.5">
              <Icon icon={MailIcon} />
            </Box>
            <Box flex="1 1 240px">
              <Title as="h3" size={17}>
                {t('ask.title')}
              </Title>
              <Text color="text-2">{t('ask.text')}</Text>
            </Box>
            {!isOpen && (
              <Button
                variant="secondary"
                width={{ base: '100%', md: 'auto' }}
                onClick={() => setOpen(true)}
              >
                {t('ask.open')}
              </Button>
            )}
            {isOpen && <AskForm onDone={() => setOpen(false)} />}
          </Box>
        </RuledRow>
      </RuledList>
    </Section>
  );
}

function AskForm({ onDone }: { onDone: () => void }) {
  const t = useT(faqNamespace);
  const { notify } = useShell();
  const ask = useAskQuestion();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState<string>();
  const send = () => {
    const { length } = typed.trim();
    const fault =
      length < 10 ? t('ask.short') : length > MAX ? t('ask.long', { max: MAX }) : undefined;
    setWrong(fault);
    if (fault) return;
    ask.mutate(typed.trim(), {
      onSuccess: () => {
        notify({ kind: 'success', text: t('ask.sent'), permanent: true });
        onDone();
      },
    });
  };
  const refused = asProblem(ask.error)?.code;
  const failed = refused && t(refused === 'TOO_MANY_REQUESTS' ? 'ask.tooMany' : 'ask.failed');
  return (
    <Box
      as="form"
      flexBasis="100%"
      maxWidth="664px"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextAreaField
        label={t('ask.label')}
        help={t('ask.help', { max: MAX })}
        error={wrong ?? failed}
        value={typed}
        onChange={setTyped}
      />
      <Box display="flex" gap="3" marginTop="4">
        <Button type="submit" variant="primary" busy={ask.isPending}>
          {t('ask.send')}
        </Button>
        <Button variant="tertiary" onClick={onDone}>
          {t('ask.cancel')}
        </Button>
      </Box>
    </Box>
  );
}
