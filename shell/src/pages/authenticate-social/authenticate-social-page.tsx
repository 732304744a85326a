import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BodyOf } from '@bussola/contract';
import { asProblem } from '@bussola/client';
import { useErrorText } from '@bussola/i18n';
import { Actions, LinkButton, Skeleton } from '@bussola/ui/core';
import { useAuthWords } from '../../auth/use-auth-words.ts';
import { PublicLayout } from '../../auth/public-layout.tsx';
import { returnedFrom } from '../../auth/one-time-link.ts';
import { useLanding } from '../../auth/use-landing.ts';
import { authenticateSocial } from '../../session/calls.ts';
import { signIn } from '../../session/session.ts';

/** One try for each return: an address is good once, and React draws twice while developing. */
let asked:
  | {
      of: BodyOf<'authenticateSocial'>;
      answer: Promise<
        { session: Awaited<ReturnType<typeof authenticateSocial>> } | { error: unknown }
      >;
    }
  | undefined;

/**
 * /user/authenticate/social: back from another site. What came in the address was taken out of it
 * before anything was drawn.
 */
export default function AuthenticateSocialPage() {
  const landing = useLanding();
  const authWords = useAuthWords();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [returned] = useState(returnedFrom);
  const [told, setTold] = useState<{ code: string | undefined } | null>(
    returned ? null : { code: 'TOKEN_INVALID' },
  );

  useEffect(() => {
    if (!returned) return;
    if (asked?.of !== returned)
      asked = {
        of: returned,
        answer: authenticateSocial(returned).then(
          (session) => ({ session }),
          (error: unknown) => ({ error }),
        ),
      };
    const { answer: coming } = asked;
    void coming.then(async (answer) => {
      if ('session' in answer) {
        const { session } = answer;
        await signIn(session);
        if (session.profileIncomplete && !session.limitedTo) {
          await navigate('/user/complete-profile', { replace: true, state: { incomplete: true } });
          return;
        }
        await navigate(landing(session.user, session.limitedTo ?? null), { replace: true });
        return;
      }
      const problem = asProblem(answer.error);
      // Both are next steps at the sign-in, and not errors: the second factor, or the password that
      // links the two.
      if (problem?.problem?.secondFactor || problem?.problem?.social) {
        await navigate('/user/login', {
          replace: true,
          state: {
            factor: problem.problem.secondFactor,
            linkTicket: problem.problem.social?.ticket,
          },
        });
        return;
      }
      setTold({ code: problem?.code });
    });
  }, [returned, navigate, landing]);

  if (!told)
    return (
      <PublicLayout title={authWords('social.title')}>
        <Skeleton label={authWords('social.title')} />
      </PublicLayout>
    );
  return (
    <PublicLayout
      title={authWords('social.badTitle')}
      lead={
        told.code === 'TOKEN_INVALID' || told.code === 'VALIDATION'
          ? authWords('social.over')
          : errorText(told.code)
      }
    >
      <Actions>
        <LinkButton variant="primary" size="big" href="/user/login">
          {authWords('emailAccess.toLogin')}
        </LinkButton>
      </Actions>
    </PublicLayout>
  );
}
