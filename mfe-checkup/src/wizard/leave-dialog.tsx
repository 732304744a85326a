import { useCommonWords, useLanguage, useT } from '@bussola/i18n';
import { formatDate } from '@bussola/i18n/format';
import { useShell } from '@bussola/portal';
import { Button, Dialog, LinkButton, Text } from '@bussola/ui/core';
import { useDraft } from '../draft/use-draft.tsx';
import { checkupNamespace } from '../namespace.ts';

/** What happens to the answers of a person who leaves, and the way out. */
export function LeaveDialog({ onClose }: { onClose: () => void }) {
  const t = useT(checkupNamespace);
  const common = useCommonWords();
  const language = useLanguage();
  const { session } = useShell();
  const expiresOn = useDraft((state) => state.expiresOn);
  const isWaiting = useDraft((state) => state.saveState !== 'saved');
  const isProvisional = session.user.state === 'provisional';
  return (
    <Dialog
      open
      title={t('leave.title')}
      onClose={onClose}
      actions={
        <>
          {isProvisional ? (
            <LinkButton variant="primary" href="/user/login">
              {t('leave.go')}
            </LinkButton>
          ) : (
            <Button variant="primary" onClick={() => void session.signOut()}>
              {common('action.signOut')}
            </Button>
          )}
          <Button variant="tertiary" onClick={onClose}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <Text>
        {isWaiting
          ? t('leave.waiting')
          : isProvisional
            ? t('leave.provisional', { date: formatDate(expiresOn, language, 'long') })
            : t('leave.registered')}
      </Text>
    </Dialog>
  );
}
