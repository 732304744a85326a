/**
 * Method and path of every call, as in the specification (§7). Plain data, which browsers load as
 * code. Shapes and permissions are in the schemas beside it, of which browsers take only the types.
 */
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export interface Call {
  method: Method;
  path: string;
}
const get = <P extends string>(path: P) => ({ method: 'GET', path }) as const;
const post = <P extends string>(path: P) => ({ method: 'POST', path }) as const;
const put = <P extends string>(path: P) => ({ method: 'PUT', path }) as const;
const del = <P extends string>(path: P) => ({ method: 'DELETE', path }) as const;

export const calls = {
  // account
  authenticate: post('/api/account/authenticate'),
  register: post('/api/account/register'),
  newRegister: post('/api/account/new-register'),
  newVerifySendEmail: post('/api/account/new-verify-send-email'),
  newVerifyEmail: post('/api/account/new-verify-email'),
  verifyEmail: post('/api/account/verify-email'),
  forgotPassword: post('/api/account/forgot-password'),
  resetPassword: post('/api/account/reset-password'),
  refreshToken: post('/api/account/refresh-token'),
  logout: post('/api/account/logout'),
  deleteAccount: del('/api/account/delete/:userId'),
  accessLog: get('/api/account/accesslog/:userId'),
  listGrants: get('/api/account/thirdpartygrantaccess/:userId'),
  createGrant: post('/api/account/thirdpartygrantaccess/:userId'),
  previewGrant: post('/api/account/thirdpartygrantaccess/:userId/preview'),
  updateGrant: put('/api/account/thirdpartygrantaccess/:userId/:grantId'),
  revokeGrant: del('/api/account/thirdpartygrantaccess/:userId/:grantId'),
  answerGrant: put('/api/account/thirdparty/:userId/:grantId'),
  thirdPartyHandle: post('/api/account/thirdparty/:userId/:grantId'),
  authThirdParty: get('/api/account/authenticate/auththirdparty'),
  logoutThirdParty: get('/api/account/authenticate/logoutthirdparty'),
  exchangeSession: post('/api/account/authenticate/exchange'),
  updateThirdParty: get('/api/account/updatethirdparty/:userId'),
  newVerifyChangeEmail: post('/api/account/new-verify-change-email'),
  newUpdateEmail: put('/api/account/new-update-email/:userId'),
  emailRegister: post('/api/account/emailRegister'),
  emailAccess: get('/api/account/emailAccess/:token'),
  completeProfile: put('/api/account/completeprofile/:userId'),
  changePassword: put('/api/account/change-password/:userId'),
  updateAccount: put('/api/account/update/:userId'),
  profile: post('/api/account/profile/:userId'),
  // account: sessions, and who is really there
  listSessions: get('/api/account/sessions/:userId'),
  revokeSession: del('/api/account/sessions/:userId/:sessionId'),
  revokeOtherSessions: del('/api/account/sessions/:userId'),
  stepUp: post('/api/account/step-up/:userId'),
  listAdvisers: get('/api/account/advisers/:userId'),
  removeAdviser: del('/api/account/advisers/:userId/:adviser'),
  listNotices: get('/api/account/notices/:userId'),
  dismissNotice: del('/api/account/notices/:userId/:noticeId'),
  // account: by another site
  socialProviders: get('/api/account/social'),
  beginSocial: post('/api/account/social/:provider'),
  authenticateSocial: post('/api/account/authenticate/social'),
  unlinkSocial: del('/api/account/social/:userId/:provider'),
  // account: second factor
  authenticateSecondFactor: post('/api/account/authenticate/second-factor'),
  authenticatePasskey: post('/api/account/authenticate/passkey'),
  passkeyOptions: post('/api/account/passkey-options'),
  beginTotp: post('/api/account/totp/:userId'),
  confirmTotp: put('/api/account/totp/:userId'),
  removeTotp: del('/api/account/totp/:userId'),
  beginPasskey: post('/api/account/passkeys/:userId'),
  addPasskey: put('/api/account/passkeys/:userId'),
  removePasskey: del('/api/account/passkeys/:userId/:passkeyId'),
  newRecoveryCodes: post('/api/account/recovery-codes/:userId'),

  exportData: get('/api/account/export/:userId'),
  undoDelete: post('/api/account/undo-delete'),

  // checkup
  createCheckup: post('/api/checkup/create'),
  checkEmail: get('/api/checkup/checkEmail'),
  getDraft: get('/api/userdatatmp/getAll/'),
  areaEconomica: post('/api/checkup/areaEconomica'),
  newAreaEconomica: post('/api/checkup/newAreaEconomica'),
  areaPrevidenzaAssistenza: post('/api/checkup/areaPrevidenzaAssistenza'),
  areaFinanziaria: post('/api/checkup/areaFinanziaria'),
  reopenCheckup: post('/api/checkup/reopen'),
  finalizeCheckup: get('/api/checkup/finalizeCheckup'),
  newFinalizeCheckup: get('/api/checkup/newFinalizeCheckup'),
  reportSintesi: get('/api/checkup/reportsintesi/'),
  getByComune: get('/api/comune/getByComune/:comune'),

  // area
  allInfo: get('/api/area/generale/allInfo/:userId'),
  getNucleo: get('/api/area/nucleo/getAll/:userId'),
  createMember: post('/api/area/nucleo/createMember/:userId'),
  updateMember: put('/api/area/nucleo/update/:userId/:memberId'),
  enableMember: put('/api/area/nucleo/enabled/:userId/:memberId'),
  deleteMember: del('/api/area/nucleo/delete/:userId/:memberId'),
  updateHousehold: put('/api/area/nucleo/household/:userId'),
  answerHistory: get('/api/area/nucleo/history/:userId'),
  // «Segna come»
  listSegni: get('/api/area/segni/:userId'),
  updateSegno: put('/api/area/segni/:userId/:code'),
  deleteSegno: del('/api/area/segni/:userId/:code'),
  // parts of one person's answers
  updateReddito: put('/api/area/economica/reddito/:userId/:memberId'),
  enableAssicurazioni: put('/api/area/assicurazioni/enable/:userId/:memberId'),
  enablePrevidenza: put('/api/area/previdenza/enable/:userId/:memberId'),
  enableLaurea: put('/api/area/laurea/enable/:userId/:memberId'),
  updateImmobili: put('/api/area/finanziaria/immobili/:userId/:memberId'),
  updateMobiliare: put('/api/area/finanziaria/mobiliare/:userId/:memberId'),
  updateSuddivisione: put('/api/area/finanziaria/mobiliare/suddivisione/:userId/:memberId'),
  updateStrumenti: put('/api/area/finanziaria/mobiliare/strumenti/:userId/:memberId'),
  updateRegimi: put('/api/area/finanziaria/mobiliare/regimi/:userId/:memberId'),
  enableTestamento: put('/api/area/testamento/enabled/:id'),
  listTestamenti: get('/api/area/testamento/:userId'),
  updateTestamentoNotaio: put('/api/area/testamento/notaio/:id'),
  updateTestamentoIndirizzo: put('/api/area/testamento/indirizzo/:id'),
  enableGaranziePersonali: put('/api/area/garanziepersonali/enabled/:id'),
  // sections of the answers, in the results or not
  enableInvestimenti: put('/api/area/investimenti/enabled/:userId'),
  enablePersonalData: put('/api/area/personaldata/enabled/:userId'),

  economicaMedie: get('/api/area/economica/medie/:userId'),
  infoRiscatto: get('/api/area/inforiscatto/:userId/:memberId/:anni/:forma'),
  infoGestirePatrimonio: get('/api/area/infogestirepatrimonio/:userId/:plannedOutflows'),

  // report
  listReports: get('/api/area/report/:userId'),
  generateReport: put('/api/area/report/generate/:userId'),
  renameReport: put('/api/area/report/rename/:userId'),
  downloadReport: get('/api/area/report/download/:userId/:reportId'),
  reportFigures: get('/api/area/report/figures/:userId/:reportId'),
  compareReports: get('/api/area/report/compare/:userId/:reportId/:otherId'),
  compareReportWithNow: get('/api/area/report/compare/:userId/:reportId'),
  corrections: get('/api/area/report/corrections/:userId'),
  dismissCorrections: put('/api/area/report/corrections/:userId'),
  shareSintesi: post('/api/area/report/sintesi/:userId'),

  // files, notes, avatars
  listFiles: get('/api/files/:userId'),
  uploadFiles: post('/api/files/upload/:userId'),
  renameFile: put('/api/files/rename/:userId'),
  downloadFile: get('/api/files/download/:userId/:fileId'),
  deleteFile: del('/api/files/delete/:userId/:fileId'),
  getNote: get('/api/notes/getOne/:userId'),
  createNote: post('/api/notes/create/:userId'),
  updateNote: put('/api/notes/update/:userId'),
  getAvatar: get('/api/avatars/:userId/:memberId'),
  uploadAvatar: post('/api/avatars/upload/:userId/:memberId'),
  deleteAvatar: del('/api/avatars/delete/:userId/:memberId'),

  // other
  vix: get('/api/vix'),
  noteVix: post('/api/vix'),
  uploadVix: post('/api/vix/upload'),
  fetchVix: post('/api/vix/fetch'),
  consentsProfile: post('/api/consents/profile'),
  listConsents: get('/api/consents/:userId'),
  consentsCreate: post('/api/consents/create'),
  listRegali: get('/api/regaliutili'),
  sendRegalo: post('/api/regaliutili'),
  deleteRegalo: del('/api/regaliutili/:regaloId'),
  refuseRegali: post('/api/regaliutili/refuse'),

  // costanti
  getCostanti: get('/api/costanti'),
  updateCostanti: post('/api/costanti/update'),
  setCostantiOwner: post('/api/costanti/owners'),
  costantiPublic: get('/api/costanti/public'),
  metodo: get('/api/metodo'),
  costantiRelease: get('/api/costanti/release/:id'),
  costantiReleases: get('/api/costanti/releases'),
  costantiReleaseDetail: get('/api/costanti/releases/:id'),
  costantiPreview: get('/api/costanti/releases/:id/preview'),
  costantiFamilies: get('/api/costanti/releases/:id/families'),
  submitCostanti: post('/api/costanti/releases/:id/submit'),
  approveCostanti: post('/api/costanti/releases/:id/approve'),
  scheduleCostanti: post('/api/costanti/releases/:id/schedule'),
  withdrawCostanti: post('/api/costanti/releases/:id/withdraw'),
  discardCostanti: post('/api/costanti/releases/:id/discard'),
  rollbackCostanti: post('/api/costanti/rollback'),

  // admin
  openPlaceholder: post('/api/admin/placeholder'),
  toggleClient: put('/api/admin/consulente/toggleclient'),
  consulenteClienti: get('/api/consulenti/clienti/getAll'),
  adminClients: get('/api/admin/clients/getAll'),
  exportClients: post('/api/admin/clients/export'),
  adminGetAll: get('/api/admin/getAll'),
  adminClient: get('/api/admin/client/:clientId'),
  openAdminClient: post('/api/admin/client/:clientId/open'),
  enableClient: put('/api/admin/client/:clientId/enabled'),
  deleteClient: del('/api/admin/client/:clientId'),
  getAllAdmins: get('/api/admin/getAllAdmins'),
  getAllConsulenti: get('/api/admin/consulente/getAll'),
  createAdmin: post('/api/admin/create'),
  createConsulente: post('/api/admin/consulente/create'),
  deleteAdmin: del('/api/admin/delete/:id'),
  updateAdmin: put('/api/admin/update/:id'),

  // platform
  portalList: get('/api/portals/list'),
  portalEvents: post('/api/portals/events'),
  cspReports: post('/api/portals/csp-reports'),
  endOverride: del('/api/portals/override'),
  acceptOverride: post('/api/portals/override'),
  // publishers
  publishPrune: post('/api/portals/prune'),
  publishState: get('/api/portals/publish/:portal'),
  publishBegin: post('/api/portals/publish/:portal'),
  publishFile: put('/api/portals/publish/:portal/:buildId'),
  publishComplete: post('/api/portals/publish/:portal/:buildId/complete'),
  publishKill: post('/api/portals/publish/:portal/:buildId/kill'),
  publishChannel: put('/api/portals/publish/:portal/channel'),
  publishPromote: post('/api/portals/publish/:portal/promote'),
  publishRollback: post('/api/portals/publish/:portal/rollback'),
  // «Stato dei portali»
  portalStatus: get('/api/admin/portals/status'),
  createOverride: post('/api/admin/portals/overrides'),
  createPublishToken: post('/api/admin/portals/tokens'),
  revokePublishToken: del('/api/admin/portals/tokens/:id'),
  rollbackPortal: post('/api/admin/portals/:portal/rollback'),
  killBuild: post('/api/admin/portals/:portal/kill'),
  canaryPercent: put('/api/admin/portals/:portal/canary'),
  withdrawCanary: post('/api/admin/portals/:portal/withdraw'),
  promotePortal: post('/api/admin/portals/:portal/promote'),
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
