/**
 * What the shell itself asks of the server. Most of it runs before anybody is signed in, so before
 * there is a query client.
 */
import type { BodyOf, Session } from '@bussola/contract';
import { call, callBlob } from '@bussola/client';
import { http } from './session.ts';

export const startCheckup = (language: BodyOf<'createCheckup'>['language']) =>
  call('createCheckup', { body: { language } });

export const authenticate = (body: BodyOf<'authenticate'>) => call('authenticate', { body });
export const proveSecondFactor = (body: BodyOf<'authenticateSecondFactor'>) =>
  call('authenticateSecondFactor', { body });
export const authenticatePasskey = (body: BodyOf<'authenticatePasskey'>) =>
  call('authenticatePasskey', { body });
export const authenticateSocial = (body: BodyOf<'authenticateSocial'>) =>
  call('authenticateSocial', { body });
export const beginSocial = (provider: string, remember: boolean) =>
  call('beginSocial', { params: { provider }, body: { remember } });
export const exchangeSession = (code: string) => call('exchangeSession', { body: { code } });
/** The grants that a person holds, as they are now. */
export const readGrantsHeld = (userId: string) =>
  call('updateThirdParty', { params: { userId } }).then(({ thirdParty }) => thirdParty);
/**
 * The header proves a press: scanners of mail open links and send no header. `call` sends no
 * headers.
 */
export const openMailedLink = (token: string) =>
  http({
    method: 'GET',
    path: `/api/account/emailAccess/${token}`,
    headers: { 'x-bussola-intent': 'email-access' },
  }) as Promise<Session>;

export const register = (body: BodyOf<'newRegister'>) => call('newRegister', { body });
export const registerByEmail = (body: BodyOf<'emailRegister'>) => call('emailRegister', { body });
export const completeProfile = (userId: string, body: BodyOf<'completeProfile'>) =>
  call('completeProfile', { params: { userId }, body });
export const verifyEmail = (token: string) => call('verifyEmail', { body: { token } });
export const verifyNewAccount = (body: BodyOf<'newVerifyEmail'>) =>
  call('newVerifyEmail', { body });
export const sendCodeAgain = (email: string) => call('newVerifySendEmail', { body: { email } });
export const verifyChangedEmail = (body: BodyOf<'newVerifyChangeEmail'>) =>
  call('newVerifyChangeEmail', { body });
export const forgotPassword = (email: string) => call('forgotPassword', { body: { email } });
export const resetPassword = (body: BodyOf<'resetPassword'>) => call('resetPassword', { body });
export const refuseRegali = (token: string) => call('refuseRegali', { body: { token } });
export const stopFactorReset = (token: string) =>
  call('stopFactorResetByLink', { body: { token } });
export const undoDelete = (token: string) => call('undoDelete', { body: { token } });

export const downloadMailedReport = (userId: string, reportId: string) =>
  callBlob('downloadReport', { params: { userId, reportId } });
export const readSintesi = (token: string) => call('reportSintesi', { query: { token } });
export const readMetodo = (release: string | null) =>
  call('metodo', { query: release === null ? {} : { release } });

export const noteLookPage = (userId: string, page: string) =>
  call('noteLookPage', { params: { userId }, body: { page } });
export const listNotices = (userId: string) => call('listNotices', { params: { userId } });
export const dismissNotice = (userId: string, noticeId: string) =>
  call('dismissNotice', { params: { userId, noticeId } });
export const readNote = (userId: string) => call('getNote', { params: { userId } });
export const createNote = (userId: string, text: string) =>
  call('createNote', { params: { userId }, body: { text } });
export const updateNote = (userId: string, body: BodyOf<'updateNote'>) =>
  call('updateNote', { params: { userId }, body });
/** Digits of prices in the release in force (specification §1). */
export const readPriceDecimals = (): Promise<{ release: string; decimals: number }> =>
  call('costantiPublic').then(({ release, costanti }) => ({
    release,
    decimals: Number(costanti.find(({ key }) => key === 'ui.decimali.prezzi')?.value ?? 0),
  }));
