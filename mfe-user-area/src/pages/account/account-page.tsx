import { accountQueries, asProblem } from '@bussola/client';
import { useErrorText, useT } from '@bussola/i18n';
import { useShell } from '@bussola/portal';
import { StepUp } from '@bussola/step-up';
import {
  Box,
  Button,
  ErrorState,
  Icon,
  Notice,
  PageHead,
  RetryIcon,
  Skeleton,
} from '@bussola/ui/core';
import { useQuery } from '@tanstack/react-query';
import { userAreaNamespace } from '../../locales/user-area-namespace.ts';
import { ConsentsPart } from './consents-part.tsx';
import { DataPart } from './data-part.tsx';
import { EmailPart } from './email-part.tsx';
import { AccessesPart } from './accesses-part.tsx';
import { FactorsPart } from './factors-part.tsx';
import { LooksPart } from './looks-part.tsx';
import { PasswordPart } from './password-part.tsx';
import { PersonPart } from './person-part.tsx';
import { SessionsPart } from './sessions-part.tsx';
import { SocialPart } from './social-part.tsx';
import '../../portal.css';

/**
 * /app/dashboards/account: works with the checkup undone too. It is of the person who acts, never
 * of the area that is open.
 */
export default function AccountPage() {
  const t = useT(userAreaNamespace);
  const errorText = useErrorText();
  const {
    session: {
      user: { id: userId },
      mustEnrol,
    },
  } = useShell();
  const { data: profile, error, refetch } = useQuery(accountQueries.profile(userId));
  return (
    <Box>
      <PageHead title={t('account.title')}>{t('account.lead')}</PageHead>
      {error && !profile && (
        <ErrorState
          title={t('account.failed')}
          code={asProblem(error)?.code}
          action={
            <Button icon={<Icon icon={RetryIcon} />} onClick={() => void refetch()}>
              {t('account.retry')}
            </Button>
          }
        >
          {errorText(asProblem(error)?.code)}
        </ErrorState>
      )}
      {!error && !profile && <Skeleton label={t('account.loading')} />}
      {profile && (
        <StepUp>
          {mustEnrol ? (
            <Box maxWidth="720px">
              <Notice kind="warning" flat title={t('account.enrol.title')}>
                {t('account.enrol.text')}
              </Notice>
            </Box>
          ) : (
            <>
              <PersonPart userId={userId} profile={profile} />
              <EmailPart userId={userId} profile={profile} />
              <PasswordPart userId={userId} profile={profile} />
            </>
          )}
          {/* In its place before and after: it shows the recovery codes at the very moment in which
              the session becomes whole. */}
          <FactorsPart userId={userId} profile={profile} />
          {!mustEnrol && (
            <>
              <SocialPart userId={userId} profile={profile} />
              <SessionsPart userId={userId} />
              <LooksPart userId={userId} />
              <ConsentsPart userId={userId} />
              <AccessesPart userId={userId} />
              <DataPart userId={userId} profile={profile} />
            </>
          )}
        </StepUp>
      )}
    </Box>
  );
}
