export { accountQueries } from './account/account-queries.ts';
export {
  useAddPasskey,
  useBeginPasskey,
  useBeginTotp,
  useChangeEmail,
  useChangePassword,
  useConfirmTotp,
  useDeleteAccount,
  useExportData,
  useNewRecoveryCodes,
  useRemovePasskey,
  useRemoveTotp,
  useRevokeOtherSessions,
  useRevokeSession,
  useSetConsent,
  useStepUp,
  useUnlinkSocial,
  useUpdateAccount,
} from './account/account-mutations.ts';
export {
  useAnswerGrant,
  useCreateGrant,
  useGrantTicket,
  useRemoveAdviser,
  useRevokeGrant,
  useUpdateGrant,
} from './account/grant-mutations.ts';
export { isEmailAddress } from './account/email-address.ts';
export { adminQueries } from './admin/admin-queries.ts';
export {
  useCanaryPercent,
  useCreateOverride,
  useCreatePublishToken,
  useDeleteClient,
  useEnableClient,
  useEndOverride,
  useKillBuild,
  useLinkAdviser,
  useOpenClient,
  usePromotePortal,
  useRevokePublishToken,
  useRollbackPortal,
  useWithdrawCanary,
} from './admin/admin-mutations.ts';
export { adviserQueries } from './admin/adviser-queries.ts';
export { useDeleteAvatar, useUploadAvatar } from './avatars/avatar-mutations.ts';
export { avatarQueries } from './avatars/avatar-queries.ts';
export { call, callBlob, callUpload, connectClient } from './call.ts';
export type { CallInput } from './call.ts';
export { costantiQueries } from './costanti/costanti-queries.ts';
export { sendStep, useFinalizeCheckup, useReopenCheckup } from './checkup/checkup-mutations.ts';
export { draftQueries } from './checkup/draft-queries.ts';
export { searchComuni } from './comune/comune-queries.ts';
export {
  fileQueries,
  useDeleteFile,
  useDownloadFile,
  useRenameFile,
  useUploadFile,
} from './files/file-queries.ts';
export { generaleQueries } from './generale/generale-queries.ts';
export { createHttp } from './http.ts';
export type { Http } from './http.ts';
export {
  nucleoQueries,
  RELOAD_AFTER_CREATE_MS,
  useCreateMembro,
  useDeleteMembro,
  useEnableMembro,
  useEnableSezione,
  useSaveAnswers,
  useUpdateHousehold,
  useUpdateMembro,
} from './nucleo/nucleo-queries.ts';
export { asProblem, ProblemError } from './problem.ts';
export {
  reportQueries,
  useDownloadReport,
  useDismissCorrections,
  useGenerateReport,
  useRenameReport,
} from './report/report-queries.ts';
export { segniQueries, useDeleteSegno, useUpdateSegno } from './segni/segni-queries.ts';
export {
  regaliQueries,
  sentAlreadyOn,
  useDeleteRegalo,
  useSendRegalo,
} from './regali/regali-queries.ts';
export {
  testamentiQueries,
  useUpdateTestamentoIndirizzo,
  useUpdateTestamentoNotaio,
} from './testamenti/testamenti-queries.ts';
export { saveFile } from './save-file.ts';
export { useViewState, wipeViewState } from './view-state.ts';
