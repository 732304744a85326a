import { asProblem, useFaqFeedback } from '@bussola/client';
import type { FaqRow } from '@bussola/contract';
import { MAX_LENGTH } from '@bussola/contract/limits';
import { useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { Box, Button, Icon, Text, TextField, ThumbsDownIcon, ThumbsUpIcon } from '@bussola/ui/core';
import { useState } from 'react';
import { faqNamespace } from './faq-namespace.ts';

/** «Ti è stato utile?»: one vote, which can be changed; after a «No» one line without a name. */
export function Vote({ faq: { id, useful } }: { faq: FaqRow }) {
  const t = useT(faqNamespace);
  const { mutate, isPending, isError } = useFaqFeedback(useShell().session.user.id);
  const [hasVoted, setVoted] = useState(false);
  const vote = (yes: boolean) =>
    mutate({ id, action: 'vote', useful: yes }, { onSuccess: () => setVoted(true) });
  return (
    <Box display="grid" gap="2" justifyItems={{ base: 'start', md: 'end' }}>
      <Box display="flex" alignItems="center" gap="2" role="group" aria-label={t('useful')}>
        <Text size="small" fontWeight="600" marginInlineEnd="1.5">
          {t('useful')}
        </Text>
        {([true, false] as const).map((yes) => (
          <Button
            key={String(yes)}
            variant="secondary"
            icon={<Icon icon={yes ? ThumbsUpIcon : ThumbsDownIcon} />}
            aria-pressed={useful === yes}
            disabled={isPending}
            onClick={() => vote(yes)}
          >
            {t(yes ? 'yes' : 'no')}
          </Button>
        ))}
      </Box>
      {(isError || (hasVoted && useful === true)) && (
        <Text size="small" role="status" color="text-2">
          {t(isError ? 'notSent' : 'thanks')}
        </Text>
      )}
      {hasVoted && useful === false && <Remark id={id} />}
    </Box>
  );
}

function Remark({ id }: { id: string }) {
  const t = useT(faqNamespace);
  const [typed, setTyped] = useState('');
  const remark = useFaqFeedback(useShell().session.user.id);
  const text = typed.trim();
  if (remark.isSuccess) return <Text size="small">{t('remarked')}</Text>;
  if (asProblem(remark.error)?.code === 'CONFLICT') return <Text size="small">{t('once')}</Text>;
  return (
    <Box
      as="form"
      display="flex"
      alignItems="flex-end"
      gap="2"
      width="100%"
      onSubmit={(event) => {
        event.preventDefault();
        if (text && text.length <= MAX_LENGTH.faqRemark)
          remark.mutate({ id, action: 'remark', text });
      }}
    >
      <Box flex="1">
        <TextField
          label={t('missing')}
          help={t('missingHelp')}
          error={remark.isError ? t('notSent') : undefined}
          value={typed}
          onChange={(value) => setTyped(value.slice(0, MAX_LENGTH.faqRemark))}
          autoComplete="off"
        />
      </Box>
      <Button type="submit" variant="secondary" disabled={!text || remark.isPending}>
        {t('send')}
      </Button>
    </Box>
  );
}
