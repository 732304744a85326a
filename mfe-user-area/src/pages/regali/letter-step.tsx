import { plainText } from '@bussola/contract/plain-text';
import { letteraRegalo } from '@bussola/domain/regali-lettera';
import { toMessaggio } from '@bussola/domain/regali-messaggio';
import { useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Actions, Box, Button, Fact, Facts, Notice, Question, takeFocus } from '@bussola/ui/core';
import { usePublished } from '../../vista/use-texts.ts';
import { regaliNamespace } from '../../locales/regali-namespace.ts';
import { LetterPaper } from './letter-paper.tsx';
import type { GiftForm } from './use-gift-form.ts';

interface Props {
  form: GiftForm;
  deducibilita: number;
  /** The day of the same gift to the same address, when there is one. */
  sentOn: string | undefined;
  onBack: () => void;
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** What will be sent, word by word, and to whom. */
export function LetterStep({ form, deducibilita, sentOn, onBack }: Props) {
  const t = useT(regaliNamespace);
  const language = useLanguage();
  const published = usePublished();
  const { firstName, lastName } = useShell().session.user;
  const { regalo, nome, email, messaggio } = form.values;
  const lettera = letteraRegalo({
    regalo,
    mittente: `${firstName} ${lastName}`.trim(),
    messaggio: toMessaggio(messaggio),
    language,
    deducibilita,
    testo: (key) => {
      const tree = published(key);
      return tree && linesOf(plainText(tree));
    },
  });
  return (
    <>
      <Question marginBottom="5" tabIndex={-1} ref={takeFocus} _focusVisible={{ outline: 'none' }}>
        {t('letter.question')}
      </Question>
      <Facts>
        <Fact label={t('letter.to')}>{`${nome.trim()}, ${email.trim()}`}</Fact>
        <Fact label={t('letter.subject')}>{lettera.subject}</Fact>
      </Facts>
      <Box marginTop="6">
        <LetterPaper {...lettera} />
      </Box>
      <Box role="status" marginTop={sentOn === undefined ? '0' : '6'} maxWidth="620px">
        {sentOn !== undefined && (
          <Notice
            kind="warning"
            flat
            silent
            title={t('letter.againTitle', { date: formatDate(sentOn, language, 'long') })}
          >
            {t('letter.againText')}
          </Notice>
        )}
      </Box>
      <Actions marginTop="6">
        <Button
          type="submit"
          variant="primary"
          wide="phone"
          busy={form.busy}
          busyLabel={t('letter.sending')}
        >
          {t(sentOn === undefined ? 'letter.send' : 'letter.sendAgain')}
        </Button>
        <Button variant="tertiary" disabled={form.busy} onClick={onBack}>
          {t('letter.back')}
        </Button>
      </Actions>
    </>
  );
}
