import { useState } from 'react';
import { Actions, Button, LinkButton } from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthAction } from '../../auth/use-auth-action.ts';
import { useOneUseToken } from '../../auth/use-one-use-token.ts';
import { undoDelete } from '../../session/calls.ts';

const SPENT = new Set(['TOKEN_INVALID', 'TOKEN_EXPIRED', 'CONFLICT', 'NOT_FOUND']);

/**
 * /user/undo-delete?token=…: second thoughts about a deleted account, within fourteen days, on a
 * press.
 */
export default function UndoDeletePage() {
  const authWords = useAuthWords();
  const token = useOneUseToken();
  const [isDone, setDone] = useState(false);
  const { busy, banner, refused, send } = useAuthAction();
  const restore = () =>
    void send(async () => {
      if (token === null) return;
      await undoDelete(token);
      setDone(true);
    });
  const isBad = token === null || (refused !== null && SPENT.has(refused.code));
  if (isDone || isBad) {
    return (
      <PublicLayout
        title={authWords(isDone ? 'undoDelete.doneTitle' : 'undoDelete.badTitle')}
        lead={authWords(isDone ? 'undoDelete.done' : 'undoDelete.bad')}
      >
        <LinkButton variant="primary" size="big" href="/user/login">
          {authWords('emailAccess.toLogin')}
        </LinkButton>
      </PublicLayout>
    );
  }
  return (
    <PublicLayout title={authWords('undoDelete.title')} lead={authWords('undoDelete.lead')}>
      <AuthBanner text={banner} />
      <Actions>
        <Button variant="primary" size="big" busy={busy} onClick={restore}>
          {authWords('undoDelete.go')}
        </Button>
      </Actions>
    </PublicLayout>
  );
}
