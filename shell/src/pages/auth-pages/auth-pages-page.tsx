import type { ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import AuthenticateLogoutThirdPartyPage from '../authenticate-logoutthirdparty/authenticate-logoutthirdparty-page.tsx';
import AuthenticateSocialPage from '../authenticate-social/authenticate-social-page.tsx';
import AuthenticateThirdPartyPage from '../authenticate-thirdparty/authenticate-thirdparty-page.tsx';
import CompleteProfilePage from '../complete-profile/complete-profile-page.tsx';
import EmailAccessPage from '../email-access/email-access-page.tsx';
import EmailRegisterPage from '../email-register/email-register-page.tsx';
import ErrorPage from '../system/error-page.tsx';
import NewVerifyChangeEmailPage from '../new-verify-change-email/new-verify-change-email-page.tsx';
import NoMoreLettersPage from '../no-more-letters/no-more-letters-page.tsx';
import StopFactorResetPage from '../stop-factor-reset/stop-factor-reset-page.tsx';
import UndoDeletePage from '../undo-delete/undo-delete-page.tsx';

const DOORS: Readonly<Record<string, ComponentType>> = {
  'complete-profile': CompleteProfilePage,
  'email-access': EmailAccessPage,
  'email-register': EmailRegisterPage,
  'new-verify-change-email': NewVerifyChangeEmailPage,
  'no-more-letters': NoMoreLettersPage,
  'stop-factor-reset': StopFactorResetPage,
  'undo-delete': UndoDeletePage,
  'authenticate/social': AuthenticateSocialPage,
  'authenticate/thirdparty': AuthenticateThirdPartyPage,
  'authenticate/logoutthirdparty': AuthenticateLogoutThirdPartyPage,
};

/**
 * The pages under /user that few ever open, in one piece: each alone would add its address to what
 * the sign-in loads.
 */
export default function AuthPagesPage() {
  const { pathname } = useLocation();
  const name = pathname.replace(/^\/user\//, '').replace(/\/+$/, '');
  const Page = DOORS[name] ?? (name.startsWith('email-access/') ? EmailAccessPage : ErrorPage);
  return <Page />;
}
