import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { asProblem, saveFile } from '@bussola/client';
import { Actions, Button, DownloadIcon, Icon, LinkButton, Notice, Text } from '@bussola/ui/core';
import { AuthBanner } from '../../auth/auth-banner.tsx';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { useAuthAction } from '../../auth/use-auth-action.ts';
import { mailedLink } from '../../auth/one-time-link.ts';
import { forgetOneTimeAddress } from '../../boot/one-time-address.ts';
import { useSession } from '../../boot/hooks.ts';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { useLanding } from '../../auth/use-landing.ts';
import { downloadMailedReport, openMailedLink } from '../../session/calls.ts';
import { signIn } from '../../session/session.ts';

const SPENT = new Set(['TOKEN_INVALID', 'TOKEN_EXPIRED', 'SIGN_IN_REQUIRED', 'NOT_FOUND']);

/**
 * /user/email-access: what came by mail. Nothing is asked of the server before «Continua»: mail
 * scanners open links, and press nothing.
 */
export default function EmailAccessPage() {
  const { limitedTo, reportId } = useSession();
  const [link] = useState(mailedLink);
  const action = useAuthAction();
  if (limitedTo === 'report' && reportId !== null)
    return <MailedReport action={action} reportId={reportId} />;
  return !link || (action.refused && SPENT.has(action.refused.code)) ? (
    <BadLink needsSignIn={action.refused?.code === 'SIGN_IN_REQUIRED'} />
  ) : (
    <GoodLink action={action} link={link} />
  );
}

type Action = ReturnType<typeof useAuthAction>;
type Link = NonNullable<ReturnType<typeof mailedLink>>;

/** The link is used when «Continua» is pressed. */
function GoodLink({ action: { busy, banner, send }, link }: { action: Action; link: Link }) {
  const landing = useLanding();
  const authWords = useAuthWords();
  const navigate = useNavigate();
  const { user } = useSession();
  const enter = () =>
    void send(async () => {
      const session = await openMailedLink(link.token).catch(async (error: unknown) => {
        const factor = asProblem(error)?.problem?.secondFactor;
        if (!factor) throw error;
        // The link counted as the password; the sign-in page asks for the second step.
        forgetOneTimeAddress();
        await navigate('/user/login', { replace: true, state: { factor } });
        return undefined;
      });
      if (!session) return;
      forgetOneTimeAddress();
      await signIn(session);
      if (session.limitedTo !== 'report') await navigate(landing(session.user), { replace: true });
    });
  return (
    <PublicLayout
      title={authWords('emailAccess.title')}
      lead={authWords(link.reportId === null ? 'emailAccess.lead' : 'emailAccess.leadReport')}
    >
      <AuthBanner text={banner} />
      {user !== null && user.state !== 'provisional' && (
        <Notice
          kind="info"
          flat
          title={authWords('emailAccess.replaces', { name: user.firstName })}
        />
      )}
      <Actions marginTop="5">
        <Button
          variant="primary"
          size="big"
          busy={busy}
          busyLabel={authWords('emailAccess.busy')}
          onClick={enter}
        >
          {authWords('emailAccess.go')}
        </Button>
      </Actions>
    </PublicLayout>
  );
}

/** A session that sees one report and nothing else. */
function MailedReport({
  action: { busy, banner, send },
  reportId,
}: {
  action: Action;
  reportId: string;
}) {
  const authWords = useAuthWords();
  const { user } = useSession();
  const download = () =>
    void send(async () => {
      if (user) saveFile(await downloadMailedReport(user.id, reportId), 'bussola-report.pdf');
    });
  return (
    <PublicLayout
      title={authWords('emailAccess.reportTitle')}
      lead={authWords('emailAccess.reportLead')}
    >
      <AuthBanner text={banner} />
      <Actions>
        <Button
          variant="primary"
          size="big"
          busy={busy}
          icon={<Icon icon={DownloadIcon} />}
          onClick={download}
        >
          {authWords('emailAccess.download')}
        </Button>
        <LinkButton variant="tertiary" href="/user/login">
          {authWords('emailAccess.toLogin')}
        </LinkButton>
      </Actions>
      <Text size="quiet" marginTop="5">
        {authWords('emailAccess.limited')}
      </Text>
    </PublicLayout>
  );
}

/** No link, or one that opens nothing any more. */
function BadLink({ needsSignIn }: { needsSignIn: boolean }) {
  const authWords = useAuthWords();
  return (
    <PublicLayout
      title={authWords('emailAccess.badTitle')}
      lead={authWords(needsSignIn ? 'emailAccess.signIn' : 'emailAccess.bad')}
    >
      <Actions>
        <LinkButton variant="primary" size="big" href="/user/login">
          {authWords('emailAccess.toLogin')}
        </LinkButton>
        <LinkButton variant="tertiary" href="/user/email-register">
          {authWords('emailAccess.newLink')}
        </LinkButton>
      </Actions>
    </PublicLayout>
  );
}
