import type { Translated } from '../namespace.ts';
import type { errorsIt } from './errors.it.ts';

export const errorsEn: Translated<typeof errorsIt> = {
  VALIDATION: 'Some of the data is not right: look at the marked fields.',
  MALFORMED: 'The request cannot be read. Reload the page and try again.',
  TOO_LARGE: 'What you sent is too large.',
  UNSUPPORTED_MEDIA: 'This format is not accepted.',
  NOT_FOUND: 'We cannot find what you are looking for: it may have been removed.',
  METHOD_NOT_ALLOWED: 'This operation is not possible here.',
  UNAUTHENTICATED: 'Sign in again to go on.',
  SESSION_ENDED: 'Your session has ended. Sign in again: what you had saved is still there.',
  FORBIDDEN: 'You do not have permission for this operation.',
  BAD_CREDENTIALS: 'Wrong e-mail or password.',
  EMAIL_UNVERIFIED:
    'The e-mail address is not confirmed yet: open the message we sent you or ask for a new code.',
  TOO_MANY_REQUESTS: 'Too many attempts: wait a few minutes and try again.',
  SIGN_IN_LIMITED:
    'Too many attempts. If the password is right, we have sent you an e-mail with a link to sign in.',
  BUSY: 'There are many requests right now. Try again in a few seconds.',
  UNAVAILABLE: 'The service is not answering. Saved data is safe: try again shortly.',
  STORAGE_FULL:
    'There is no room left for data: we cannot save for now. What you had saved is safe.',
  CONFLICT: 'Somebody saved in the meantime. Here is the latest data: check it and save again.',
  TOKEN_INVALID: 'This link is not valid. Ask for a new one.',
  TOKEN_EXPIRED: 'This link has expired. Ask for a new one.',
  CODE_WRONG: 'The code is not right. Check the six digits.',
  CODE_LOCKED: 'Too many wrong codes. Ask for a new code.',
  WEAK_PASSWORD:
    'This password is soon guessed. Add two or three words that have nothing to do with each other or with you.',
  CHECKUP_INCOMPLETE: 'Some answers of the checkup are still missing.',
  CHECKUP_COMPLETED: 'The checkup is already complete.',
  UNDERAGE: 'You must be of age to continue.',
  LAST_ENABLED_MEMBER: 'At least one person must stay in the analysis.',
  OWNER_MEMBER: 'The person the area belongs to cannot be removed.',
  SECOND_SPOUSE: 'There is already a spouse in the family.',
  ADVISER_FULL: 'This adviser already has all the clients they may follow: choose another one.',
  ADVISER_UNREGISTERED:
    'The register number of this adviser is missing: write it on their page first.',
  CLIENT_SAID_NO: 'The client said no: somebody is proposed only when they ask.',
  OWN_RELEASE: 'You cannot approve a release you worked on: another SuperAdmin is needed.',
  RELEASE_ORDER:
    'Another release comes before or after this one. Check the dates, then withdraw this release or the scheduled one.',
  RELEASE_REFUSED: 'The release is refused: the reasons are listed.',
  ONLY_AT_BACK_OFFICE:
    'This account works at another address, the one of the people who run Bussola.',
  ONLY_AT_SITE: 'This is where the people who run Bussola sign in. Your area is on the site.',
  REPORT_FAILED: 'We could not prepare the report. Earlier reports can still be downloaded.',
  STEP_UP_REQUIRED: 'This operation needs a confirmation: prove that it is you.',
  SECOND_FACTOR_REQUIRED:
    'The second step is needed: the code of the app, a passkey or a recovery code.',
  SIGN_IN_REQUIRED: 'This link only opens the report. Sign in for the rest.',
  LAST_FACTOR: 'Your account must have a second factor: add another one first.',
  PASSKEY_REFUSED: 'This passkey was not recognised. Try again, or sign in another way.',
  SOCIAL_REFUSED: 'The other site did not let you in. Try again, or sign in with your password.',
  SOCIAL_UNVERIFIED:
    'The other site gave us no confirmed e-mail address. Sign in with your password, or register.',
  SOCIAL_LINK_REQUIRED:
    'You already have an account with this address: give its password once, and then you can enter this way too.',
  INTERNAL: 'Something went wrong on our side. Try again; if it happens again, tell us the code.',
  NETWORK: 'We cannot reach the service. Check your connection and try again.',
};
