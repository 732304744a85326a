/** Puts the services together: the one place that knows who needs whom. */
import path from 'node:path';
import type { Deps } from './deps.ts';
import type { Engine } from './engine.ts';
import type { Handlers } from './http/handler.ts';
import { accountRoutes } from './modules/account/account-routes.ts';
import { accountService } from './modules/account/account-service.ts';
import { emailAccessService } from './modules/account/email-access-service.ts';
import { emailChangeService } from './modules/account/email-change-service.ts';
import { passwordHasher } from './modules/people/hashing.ts';
import { lateSignIn } from './modules/account/late-sign-in-link.ts';
import { knownDevice } from './modules/people/known-device.ts';
import { profileRoutes } from './modules/profile/profile-routes.ts';
import { profileService } from './modules/profile/profile-service.ts';
import { signInService } from './modules/account/sign-in-service.ts';
import { throttle } from './modules/people/throttle.ts';
import { verificationService } from './modules/account/verification-service.ts';
import { auditParts } from './modules/audit/audit-parts.ts';
import { adviserAnswers } from './modules/account/adviser-answers.ts';
import { adviserCalls } from './modules/admin/create-advisers.ts';
import { grantPreview } from './modules/thirdparty/grant-preview.ts';
import { grantService } from './modules/thirdparty/grant-service.ts';
import { placeholderService } from './modules/thirdparty/placeholder-service.ts';
import { delegatedSession } from './modules/thirdparty/delegated-session.ts';
import { thirdPartyRoutes } from './modules/thirdparty/thirdparty-routes.ts';
import { adminRoutes } from './modules/admin/admin-routes.ts';
import { lostFactors } from './modules/admin/lost-factors.ts';
import { serviceRoutes } from './modules/admin/service-routes.ts';
import { staffRoutes } from './modules/admin/staff-routes.ts';
import { staffService } from './modules/admin/staff-service.ts';
import { allInfoService } from './modules/area/allinfo-service.ts';
import { areaRoutes } from './modules/area/area-routes.ts';
import { recomputeLevels } from './modules/area/recompute-levels.ts';
import { gestioneService } from './modules/area/gestione-service.ts';
import { nucleoService } from './modules/area/nucleo-service.ts';
import { segniService } from './modules/area/segni-service.ts';
import { testamentiService } from './modules/area/testamenti-service.ts';
import { checkupRoutes } from './modules/checkup/checkup-routes.ts';
import { checkupService } from './modules/checkup/checkup-service.ts';
import { costantiRoutes } from './modules/costanti/costanti-routes.ts';
import { releaseService } from './modules/costanti/release-service.ts';
import { comuneRoutes } from './modules/comune/comuni.ts';
import { generalRoutes } from './modules/general/general-routes.ts';
import { avatarService } from './modules/files/avatar-service.ts';
import { createPortals } from './modules/portals/create-portals.ts';
import { portalRoutes } from './modules/portals/portals-routes.ts';
import { fileRoutes } from './modules/files/file-routes.ts';
import { fileService } from './modules/files/file-service.ts';
import { storageQuota } from './modules/files/storage-quota.ts';
import { uploadIntake } from './modules/files/upload-intake.ts';
import { erasureService } from './modules/privacy/erasure-service.ts';
import { exportService } from './modules/privacy/export-service.ts';
import { privacyRoutes } from './modules/privacy/privacy-routes.ts';
import { contentRoutes } from './modules/contents/content-routes.ts';
import { richiesteService } from './modules/richieste/richieste-service.ts';
import { regaliRoutes } from './modules/regali/regali-routes.ts';
import { regaliService } from './modules/regali/regali-service.ts';
import { retention } from './modules/privacy/retention.ts';
import { onceForVisitors } from './modules/idempotency/once-for-visitors.ts';
import { noteService } from './modules/notes/note-service.ts';
import { mailer as makeMailer } from './modules/mail/mailer.ts';
import { noticeRoutes } from './modules/notice/notice-routes.ts';
import { noticeService } from './modules/notice/notice-service.ts';
import { blobStore } from './storage/blob-store.ts';
import type { DiskSpace } from './storage/disk-space.ts';
import { personalKeys } from './storage/personal-keys.ts';
import type { Draw } from './modules/report/report-pool.ts';
import { compareService } from './modules/report/compare-service.ts';
import { correctionsService } from './modules/report/corrections-service.ts';
import { reportRoutes } from './modules/report/report-routes.ts';
import { reportService } from './modules/report/report-service.ts';
import { factorCodes } from './modules/second-factor/codes.ts';
import { factorService } from './modules/second-factor/factor-service.ts';
import { passkeys } from './modules/second-factor/passkeys.ts';
import { secondFactorRoutes } from './modules/second-factor/second-factor-routes.ts';
import { stepUpService } from './modules/second-factor/step-up-service.ts';
import { socialLink } from './modules/sign-in/link.ts';
import { socialSites } from './modules/social/providers.ts';
import { socialRoutes } from './modules/social/social-routes.ts';
import { socialService } from './modules/social/social-service.ts';
import { vixRoutes } from './modules/vix/vix-routes.ts';
import { vixService } from './modules/vix/vix-service.ts';
import { sessionService } from './modules/session/session-service.ts';

export function makeServices(
  deps: Deps,
  { engine, draw, disk }: { engine: Engine; draw: Draw; disk: DiskSpace },
) {
  const mailer = makeMailer(deps);
  const notices = noticeService(deps, mailer);
  const sessions = sessionService(deps, notices);
  const hasher = passwordHasher();
  const limit = throttle(deps);
  const verification = verificationService(deps, { sessions, mailer, limit });
  const checkup = checkupService(deps, sessions);
  const allInfo = allInfoService(deps, engine);
  const vix = vixService(deps, engine);
  const gestione = gestioneService({ allInfo, engine, vix });
  const segni = segniService(deps, { allInfo, engine });
  const releases = releaseService(deps, engine);
  const personal = personalKeys(deps.secrets);
  const testamenti = testamentiService(deps, personal);
  const regali = regaliService(deps, { mailer, keys: personal, limit, engine });
  const reportBlobs = blobStore(path.join(deps.config.dataDir, 'reports'));
  const fileParts = {
    keys: personal,
    blobs: blobStore(path.join(deps.config.dataDir, 'documents')),
    intake: uploadIntake(path.join(deps.config.dataDir, 'uploads'), deps.clock),
    quota: storageQuota(deps, disk),
  };
  const nucleo = nucleoService(deps, fileParts.blobs);
  const erasure = erasureService(deps, {
    mailer,
    keys: personal,
    reportBlobs,
    documentBlobs: fileParts.blobs,
  });
  const codes = factorCodes(deps, personal);
  const keys = passkeys(deps);
  const factors = factorService(deps, { codes, keys, sessions, notices });
  const audit = auditParts(deps, personal);
  const { reasons } = audit;
  const grants = grantService(deps, { mailer, notices, limit });
  const lost = lostFactors(deps, { sessions, mailer, notices, reasons });
  const placeholder = placeholderService(deps);
  const swap = delegatedSession(deps, { sessions, placeholder, factors });
  const staff = staffService(deps, { sessions, mailer, notices, reasons });
  const parts = {
    sessions,
    visitors: onceForVisitors(deps),
    mailer,
    hasher,
    limit,
    notices,
    verification,
    erasure,
    factors,
    staff,
  };
  const account = accountService(deps, parts);
  const withFactors = { ...parts, codes, keys };
  const device = knownDevice(deps.secrets);
  const signIn = signInService(deps, { ...withFactors, link: socialLink(deps, notices) });
  const social = socialService(deps, { sites: socialSites(deps), signIn, factors });
  const emailChange = emailChangeService(deps, parts);
  const files = fileService(deps, fileParts);
  const avatars = avatarService(deps, fileParts, files);
  const report = reportService(deps, {
    allInfo,
    engine,
    keys: personal,
    draw,
    disk,
    blobs: reportBlobs,
  });
  const richieste = richiesteService(deps, { mailer, keys: personal });
  const own = { notes: noteService(deps, personal), testamenti, regali, richieste };
  const exports = exportService(deps, {
    reportBlobs,
    documentBlobs: fileParts.blobs,
    keys: personal,
    ...own,
    reasons,
  });
  const portals = createPortals(deps);
  const handlers: Handlers = {
    ...accountRoutes(deps, { account, signIn, device }, parts),
    ...profileRoutes(deps, {
      profile: profileService(deps, { ...withFactors, social }),
      emailChange,
      emailAccess: emailAccessService(deps, { ...withFactors, countMail: account.countMail }),
      lateSignIn: lateSignIn(deps, signIn),
      sessions,
      limit,
      device,
    }),
    ...secondFactorRoutes(deps, { factors, stepUp: stepUpService(deps, withFactors), keys, limit }),
    ...noticeRoutes(notices),
    ...socialRoutes(deps, { social, limit, device }),
    ...checkupRoutes(deps, checkup, limit),
    ...comuneRoutes(),
    ...areaRoutes(allInfo, nucleo, gestione, segni, testamenti),
    ...reportRoutes(
      report,
      compareService(deps, { allInfo, engine }),
      correctionsService(deps, { allInfo, engine }),
    ),
    ...fileRoutes(files, avatars, own.notes),
    ...privacyRoutes(deps, { exports, erasure, limit }),
    ...generalRoutes(deps),
    ...regaliRoutes(regali, limit),
    ...contentRoutes(deps, engine, personal, limit),
    ...vixRoutes(vix),
    ...costantiRoutes(deps, engine, releases),
    ...adminRoutes(deps, { ...parts, allInfo, engine, reasons, lost, swap }),
    ...adviserAnswers(deps, { notices, reasons }),
    ...adviserCalls(deps, { ...parts, reasons }),
    ...serviceRoutes(deps, { ...parts, allInfo, engine, reasons, audit, richieste }),
    ...thirdPartyRoutes({
      grants,
      preview: grantPreview(deps, {
        sessions,
        grants,
        limit,
        allInfo,
        report,
        files,
        gestione,
        segni,
      }),
      swap,
      limit,
    }),
    ...staffRoutes(staff),
    ...portalRoutes(portals, disk),
  };
  return {
    handlers,
    portals,
    visitors: parts.visitors,
    ...audit,
    placeholder,
    swap,
    staff,
    lost,
    notices,
    emailChange,
    mailer,
    sessions,
    hasher,
    browserOf: device.browserOf,
    allInfo,
    releases,
    report,
    files,
    regali,
    richieste,
    levels: recomputeLevels(deps, engine),
    vix,
    limit,
    erasure,
    retention: retention(deps, { mailer, erasure }),
  };
}
export type Services = ReturnType<typeof makeServices>;
