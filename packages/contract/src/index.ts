/**
 * Every endpoint once: method and path (calls.ts), shapes and permission (here). Browsers import
 * types from this file and values only from `@bussola/contract/calls` and `/draft`.
 */
import { keysOf } from '@bussola/domain/records';
import type { z } from 'zod';
import { account } from './account/account.ts';
import { notices } from './account/notices.ts';
import { secondFactor } from './account/second-factor.ts';
import { sessions } from './account/sessions.ts';
import { social } from './account/social.ts';
import { accessLog } from './account/access-log.ts';
import { grants } from './account/grants.ts';
import { lookingTogether } from './account/looking-together.ts';
import { admin } from './admin/admin.ts';
import { client } from './admin/client.ts';
import { consulenti } from './admin/consulenti.ts';
import { posta } from './admin/posta.ts';
import { registro } from './admin/registro.ts';
import { richieste } from './admin/richieste.ts';
import { staff } from './admin/staff.ts';
import { answers } from './area/answers.ts';
import { area } from './area/area.ts';
import { segni } from './area/segni.ts';
import { testamenti } from './area/testamenti.ts';
import { checkup } from './checkup/checkup.ts';
import { costanti } from './costanti/costanti.ts';
import { metodo } from './costanti/metodo.ts';
import { faqs } from './contents/faqs.ts';
import { solutions } from './contents/solutions.ts';
import { texts } from './contents/texts.ts';
import { files } from './files/files.ts';
import { general } from './general/general.ts';
import { publish } from './portals/publish.ts';
import { watching } from './portals/watching.ts';
import { privacy } from './privacy/privacy.ts';
import { regali } from './regali/regali.ts';
import { corrections } from './report/corrections.ts';
import { report } from './report/report.ts';
import { calls } from './calls.ts';
import type { CallName } from './calls.ts';
import type { Endpoint } from './endpoint.ts';

export const contract = {
  ...account,
  ...social,
  ...sessions,
  ...secondFactor,
  ...notices,
  ...checkup,
  ...area,
  ...answers,
  ...segni,
  ...testamenti,
  ...report,
  ...corrections,
  ...files,
  ...privacy,
  ...general,
  ...regali,
  ...costanti,
  ...metodo,
  ...admin,
  ...client,
  ...lookingTogether,
  ...grants,
  ...accessLog,
  ...consulenti,
  ...staff,
  ...registro,
  ...posta,
  ...richieste,
  ...faqs,
  ...texts,
  ...solutions,
  ...publish,
  ...watching,
} satisfies Record<CallName, Endpoint>;
export type Contract = typeof contract;
/** Every call; `Object.keys` forgets what the keys are. */
export const CALL_NAMES = keysOf(calls);

type Part<K extends CallName, P extends keyof Endpoint> =
  Contract[K] extends Record<P, infer S extends z.ZodType> ? S : never;
type In<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.input<S> : undefined;
type Out<S> = [S] extends [never] ? undefined : S extends z.ZodType ? z.output<S> : undefined;

/** What a caller sends, and what comes back: the only thing a browser needs to know. */
export type ParamsOf<K extends CallName> = In<Part<K, 'params'>>;
export type QueryOf<K extends CallName> = In<Part<K, 'query'>>;
export type BodyOf<K extends CallName> = In<Part<K, 'body'>>;
export type ResponseOf<K extends CallName> = Out<Part<K, 'response'>>;

export type { Call, CallName } from './calls.ts';
export { calls } from './calls.ts';
export type { Endpoint } from './endpoint.ts';
export { SCOPES, type Scope } from './grant-rules.ts';
export { ADVISER_SCOPES, LOOK_SCOPES } from './policy.ts';
export type { Limited, ObjectKind, Policy } from './policy.ts';
export type { Role } from './roles.ts';
export { PROBLEM_CODES, Problem } from './problem.ts';
export type { ProblemCode } from './problem.ts';
export {
  CAMPI_IMPORTO,
  CAMPI_IMPORTO_POLIZZE,
  CAMPI_SEMPRE,
  SEZIONE_CAMPO,
  SEZIONE_SOLUZIONE,
} from './area/campi.ts';
export type { Grant } from './account/grants.ts';
export type { OwnLook, StaffLook } from './account/looking-together.ts';
export type { AnswerHistory } from './area/answers.ts';
export type { AllInfo } from './area/area.ts';
export type { Bozza, Draft } from './checkup/checkup.ts';
export type { Profile } from './account/account.ts';
export type { Notice, NoticeKind } from './account/notices.ts';
export type { PasskeyAnswer, PasskeyMade } from './account/second-factor.ts';
export type { SessionRow } from './account/sessions.ts';
export { NEW_RED_DAYS } from './limits.ts';
export type { ClientRow, ClientView, DoneToClients } from './admin/admin.ts';
export type { ClientCard, ClientPart } from './admin/client.ts';
export type { LetterRow, Posta } from './admin/posta.ts';
export type { RegistroFilters, RegistroRow, RegistroState } from './admin/registro.ts';
export type { Richieste, RichiestaRow } from './admin/richieste.ts';
export type { StaffRow } from './admin/staff-row.ts';
export type { ConsulenteRow, ProfiloConsulente } from './admin/profilo.ts';
export type { Attese, ConsulenteCard } from './admin/consulenti.ts';
export type { CostantiRelease } from './costanti/costanti.ts';
export type { FaqBody, FaqDoc, FaqRow, FaqWords } from './contents/faqs.ts';
export type {
  SolutionBody,
  SolutionDoc,
  SolutionFact,
  SolutionRow,
  SolutionWords,
} from './contents/solutions.ts';
export type { TextBody, TextDoc, TextRow } from './contents/texts.ts';
export type { RichText, ShownText } from './contents/rich-text.ts';
export type { Segno } from './area/segni.ts';
export type { Testamento } from './area/testamenti.ts';
export type { StoredFile } from './files/files.ts';
export type { ChannelTarget, PortalState, PublishPortals } from './portals/portals-shapes.ts';
export type { LoadEvent, PortalStatus } from './portals/watching.ts';
export type { RegaloFatto } from './regali/regali.ts';
export type { Report } from './report/report.ts';
export { Email, Password } from './shapes.ts';
export type { AreaEnded, Membro, Session, User } from './shapes.ts';
