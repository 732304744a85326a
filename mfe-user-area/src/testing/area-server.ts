import { ProblemError } from '@bussola/client';
import type { Http } from '@bussola/client';
import type {
  AnswerHistory,
  AllInfo,
  BodyOf,
  OwnLook,
  Problem,
  RegaloFatto,
  Report,
  ResponseOf,
  Segno,
  StoredFile,
  Testamento,
} from '@bussola/contract';
import { ANSWER_PARTS, partData } from '@bussola/contract/answer-parts';
import type { AnswerPart } from '@bussola/contract/answer-parts';
import { mergeFields } from '@bussola/contract/draft';
import {
  ageYearsAt,
  analizza,
  confrontaVersamenti,
  correzioni,
  correzioniPer,
  cosaECambiato,
  COSTANTI_2026_12,
  economicaMedie,
  ENGINE_VERSION,
  FAMIGLIE_ESEMPIO,
  metodo,
  scriviRelease,
  targetAllocation,
  usedAnswers,
  valoriAl,
} from '@bussola/domain';
import type {
  Analisi,
  Famiglia,
  FamigliaEsempio,
  Membro,
  SezioniAnalisi,
  UscitaDatata,
} from '@bussola/domain';
import { answerCall } from './answer-calls.ts';
import type { Answers } from './answer-calls.ts';
import { segniServer } from './segni-server.ts';
import { faqServer } from './faq-server.ts';
import { regaliServer } from './regali-server.ts';
import { testamentiServer } from './testamenti-server.ts';

export const TODAY = '2026-11-20';
export const USER_ID = 'b0550000-0000-4000-8000-00000000a001';
const NOW = `${TODAY}T10:00:00.000Z`;

/** A household with its analysis, as the server keeps it with a report. */
export const documentOf = (famiglia: Famiglia) => ({
  famiglia,
  costanti: COSTANTI_2026_12,
  analisi: analizza(famiglia, COSTANTI_2026_12),
});

export interface Asked {
  method: string;
  path: string;
  body: unknown;
}
interface Start {
  /** The day of the analysis; {@link TODAY} by default. */ refDate?: string;
  checkup?: boolean;
  analisi?: boolean;
  reports?: Report[];
  lastReportAt?: string | null;
  changedSinceReport?: boolean;
  membri?: (membri: Membro[]) => Membro[];
  /** The household as it was when the report was made. */ before?: Membro[];
  /** The analysis that the last report of an older engine kept. */ prima?: Analisi;
  /** True when there are corrections that were not closed. */ nuove?: boolean;
  fail?: Record<string, { status: number; code: RefusalCode }>;
  history?: AnswerHistory['answers'];
  /** Who looks together with the client. */ look?: OwnLook;
  /** Planned outflows with their dates, all within three years. */
  uscite?: UscitaDatata[];
  /** Sections that the results leave out; none by default. */
  sezioni?: Partial<SezioniAnalisi>;
  segni?: Segno[];
  files?: StoredFile[];
  testamenti?: Testamento[];
  regali?: RegaloFatto[];
  /** Another person's area, open with these scopes on every member, amounts shown. */
  vista?: readonly string[];
}

/** Those of past days do not count. */
const totalOf = (uscite: readonly UscitaDatata[], refDate: string) =>
  uscite.reduce((sum, { data, importo }) => sum + (data < refDate ? 0 : importo), 0);

const PARTS = Object.keys(ANSWER_PARTS) as AnswerPart[];
type RefusalCode = ProblemError['code'];
const PROBLEM = { type: 'about:blank', requestId: 'prova-1' };

/** The server sends the analysis only when the grant opens the whole household. */
const seesHousehold = (scopes: readonly string[] | undefined): boolean =>
  !scopes ||
  ['dati', 'patrimonio', 'protezione', 'previdenza'].every(
    (scope) => scopes.includes(scope) || scopes.includes(`${scope}:write`),
  );

export const famigliaEsempio = (key: string): FamigliaEsempio => {
  const found = FAMIGLIE_ESEMPIO.find((one) => one.key === key);
  if (!found) throw new Error(`no example family ${key}`);
  return found;
};

/** As the server refuses, or without a problem when it cannot be reached. */
const refusal = (status: number, code: RefusalCode, more: Partial<Problem> = {}): ProblemError =>
  code === 'NETWORK'
    ? new ProblemError(status, code)
    : new ProblemError(status, code, { ...PROBLEM, status, code, title: code, ...more });

const RELEASE = JSON.parse(scriviRelease(COSTANTI_2026_12)) as ResponseOf<'costantiRelease'>;

/**
 * The area of one example family behind the transport that a portal is lent: the real engine
 * answers, on a fixed day. What a real server adds (permissions, versions, storage) is tested there
 * and in the journeys.
 */
export function areaServer(key: string, start: Start = {}) {
  const { famiglia: example, nome } = famigliaEsempio(key);
  const famiglia = { ...example };
  const refDate = start.refDate ?? TODAY;
  let uscite = start.uscite ?? null;
  if (uscite) famiglia.uscitePianificate = totalOf(uscite, refDate);
  let membri = (start.membri ?? ((all) => all))(structuredClone(famiglia.membri));
  let reports = start.reports ?? [];
  let nuove = start.nuove ?? false;
  let sezioni: SezioniAnalisi = {
    investimenti: { enabled: true, dal: null },
    personaldata: { enabled: true, dal: null },
    ...start.sezioni,
  };
  const asked: Asked[] = [];
  const wills = testamentiServer(start.testamenti);
  let version = 7;
  let refused: { path: string; error: Error } | undefined;
  const nucleo = (): AllInfo['nucleoFamiliare'] =>
    membri.map((membro) => ({
      ...membro,
      userId: USER_ID,
      createdAt: NOW,
      residenzaPropria:
        membro.statoResidenza === 'proprietà' || membro.statoResidenza === 'comproprietà',
    }));
  const me = membri.find(({ gradoParentela }) => gradoParentela === 'me');
  const allInfo = (): AllInfo => ({
    user: {
      id: USER_ID,
      firstName: me?.firstName ?? '',
      lastName: me?.lastName ?? nome,
      email: 'prova@esempio.test',
      role: 'User',
      state: 'active',
      checkup: true,
      comuneResidenza: null,
      thirdParty: [],
    },
    nucleoFamiliare: nucleo(),
    analisiFamiliare: famiglia.analisiFamiliare,
    uscitePianificate: famiglia.uscitePianificate ?? null,
    uscite,
    sezioni,
    analisi:
      start.analisi === false || !seesHousehold(start.vista)
        ? null
        : analizza(household(), COSTANTI_2026_12),
    ...(start.vista
      ? {
          vista: {
            via: 'grant' as const,
            scopes: [...start.vista],
            members: null,
            hideAmounts: false,
            livelli: [],
          },
        }
      : {}),
    version,
    updatedAt: NOW,
    flags: {
      checkup: start.checkup ?? true,
      changedSinceReport: start.changedSinceReport ?? false,
      lastReportAt: start.lastReportAt ?? null,
    },
  });
  /** As the engine takes it. */
  const household = () => ({
    refDate,
    analisiFamiliare: famiglia.analisiFamiliare,
    membri: membri.map((one) => usedAnswers(one, sezioni)),
    uscitePianificate: famiglia.uscitePianificate,
  });
  const answer = (): { nucleoFamiliare: AllInfo['nucleoFamiliare']; version: number } => ({
    nucleoFamiliare: nucleo(),
    version,
  });

  /** From the household that the test began with to the one of now. */
  const compared = (reportId: string): ResponseOf<'compareReports'> => {
    const now = {
      refDate,
      analisiFamiliare: famiglia.analisiFamiliare,
      membri,
      uscitePianificate: famiglia.uscitePianificate,
    };
    const { regole, differenze, spostamenti } = cosaECambiato(
      documentOf({ ...now, membri: start.before ?? membri }),
      documentOf(now),
    );
    const moment = {
      reportId,
      name: 'Report',
      at: NOW,
      costanti: COSTANTI_2026_12.id,
    };
    return {
      result: 'compared',
      prima: moment,
      dopo: moment,
      regole,
      differenze: differenze.map(({ nome: words }) => words),
      spostamenti: spostamenti.map(({ code, prima, dopo, cause, insieme, testo }) => ({
        code,
        prima,
        dopo,
        cause: cause.map(({ nome: words }) => words),
        insieme,
        testo,
      })),
    };
  };

  const corrections = (): ResponseOf<'corrections'> => {
    const { analisi } = documentOf(household());
    return {
      correzioni: start.prima ? correzioniPer(household(), analisi, start.prima) : [],
      report: start.prima
        ? { reportId: 'b0550000-0000-4000-8000-00000000b001', name: 'Report', at: NOW, kept: true }
        : null,
      nuove,
    };
  };

  const saved = () => {
    version += 1;
    return answer();
  };
  const changeMember = (memberId: string, change: (membro: Membro) => Membro) => {
    membri = membri.map((one) => (one._id === memberId ? change(one) : one));
    return saved();
  };
  const include = (sezione: keyof SezioniAnalisi, enabled: boolean) => {
    sezioni = { ...sezioni, [sezione]: { enabled, dal: refDate } };
    return { ...saved(), sezioni };
  };
  /** The calls that save a part of a person's answers. */
  const parts: Answers = Object.fromEntries(
    PARTS.map((part) => [
      part,
      ({
        params,
        body,
      }: {
        params: { memberId?: string; id?: string };
        body: BodyOf<AnswerPart>;
      }) =>
        changeMember(params.memberId ?? params.id ?? '', (one) =>
          mergeFields<Membro>(one, partData(part, body, one)),
        ),
    ]),
  );

  const files = () => ({
    files: start.files ?? [],
    usedBytes: 0,
    quotaBytes: 1e8,
    maxFileBytes: 1e7,
  });

  /** A call that is not here, and not in the servers named at its end, is a 404. */
  const answers: Answers = {
    ...parts,
    allInfo,
    getNucleo: answer,
    answerHistory: () => ({ answers: start.history ?? [] }),
    listGrants: () => ({ grants: [] }),
    ownLook: () => ({ look: start.look ?? null }),
    // Nobody has a picture.
    getAvatar: () => {
      throw new ProblemError(404, 'NOT_FOUND');
    },
    updateMember: ({ params, body }) =>
      changeMember(params.memberId, (one) => mergeFields(one, body.data)),
    enableMember: ({ params, body }) =>
      changeMember(params.memberId, (one) => ({ ...one, enabled: body.enabled })),
    deleteMember: ({ params }) => {
      membri = membri.filter(({ _id }) => _id !== params.memberId);
      return saved();
    },
    createMember: ({ body: { gradoParentela, data } }) => {
      const _id = 'b0550000-0000-4000-8000-00000000a0ff';
      const membro: Membro = { _id, gradoParentela, enabled: true, seq: membri.length + 1 };
      membri = [...membri, mergeFields(membro, data)];
      return { ...saved(), memberId: _id };
    },
    updateHousehold: ({ body: { analisiFamiliare, uscitePianificate, uscite: dated } }) => {
      if (dated !== undefined || uscitePianificate !== undefined) uscite = dated ?? null;
      if (dated !== undefined)
        famiglia.uscitePianificate = dated ? totalOf(dated, refDate) : undefined;
      famiglia.analisiFamiliare = analisiFamiliare ?? famiglia.analisiFamiliare;
      if (uscitePianificate !== undefined)
        famiglia.uscitePianificate = uscitePianificate ?? undefined;
      return saved();
    },
    enableInvestimenti: ({ body }) => include('investimenti', body.enabled),
    enablePersonalData: ({ body }) => include('personaldata', body.enabled),
    economicaMedie: () => ({
      refDate,
      costanti: COSTANTI_2026_12.id,
      confronti: economicaMedie(household(), COSTANTI_2026_12),
    }),
    infoRiscatto: ({ params: { memberId, anni, forma } }) => {
      const valori = valoriAl(COSTANTI_2026_12, TODAY);
      const born = membri.find(({ _id }) => _id === memberId)?.dataNascita ?? TODAY;
      const allocation = targetAllocation(valori, ageYearsAt(born, TODAY), 0);
      return {
        refDate,
        costanti: COSTANTI_2026_12.id,
        esito: confrontaVersamenti(
          valori,
          household(),
          memberId,
          { anni: Number(anni), forma },
          allocation,
        ),
      };
    },
    metodo: () => {
      const { altre: _altre, ...rest } = metodo(COSTANTI_2026_12, TODAY);
      const page = { motore: ENGINE_VERSION, ...rest, correzioni: correzioni() };
      return structuredClone(page) as ResponseOf<'metodo'>;
    },
    costantiRelease: () => RELEASE,
    listFiles: files,

    listReports: () => ({ reports }),
    renameReport: ({ body: { reportId, newName } }) => {
      reports = reports.map((one) => (one.reportId === reportId ? { ...one, name: newName } : one));
      return { reports };
    },
    generateReport: ({ body }) => {
      const report = reportExample(body);
      reports = [report, ...reports];
      return { report, reports };
    },
    compareReports: ({ params }) => compared(params.reportId),
    compareReportWithNow: ({ params }) => compared(params.reportId),
    corrections,
    dismissCorrections: () => {
      nuove = false;
      return { nuove };
    },
    ...segniServer(start.segni, start.files),
    ...wills.answers,
    ...faqServer(),
    ...regaliServer(start.regali),
  };

  const http: Http = async (request) => {
    const { method, path, body } = request;
    asked.push({ method, path, body });
    const failure = Object.entries(start.fail ?? {}).find(([part]) => path.includes(part))?.[1];
    if (failure) throw refusal(failure.status, failure.code);
    if (refused && path.includes(refused.path)) {
      const { error } = refused;
      refused = undefined;
      throw error;
    }
    return answerCall(answers, request);
  };
  return {
    http,
    asked,
    /** Refuses the next call of this path, after another person changed the household. */
    refuseOnce: (
      path: string,
      status: number,
      code: RefusalCode,
      change: (all: Membro[]) => Membro[],
    ) => {
      refused = { path, error: refusal(status, code) };
      version += 1;
      membri = change(membri);
    },
    /** The next call of this path is refused, with what the server says of it. */
    refuseNext: (path: string, status: number, code: RefusalCode, more: Partial<Problem> = {}) => {
      refused = { path, error: refusal(status, code, more) };
    },
    /** Somebody else writes the record of a will. */ writeWill: wills.write,
    somebodySaves: (change: (all: Membro[]) => Membro[]) => {
      version += 1;
      membri = change(membri);
    },
  };
}

export const reportExample = (over: Partial<Report> = {}): Report => ({
  reportId: 'b0550000-0000-4000-8000-00000000b001',
  name: 'Report famiglia Bellini – 20 novembre 2026',
  createdAt: NOW,
  costanti: '2026.12',
  motore: '1.0.0',
  membri: ['Anna', 'Marco'],
  language: 'it',
  hideAmounts: false,
  state: 'ready',
  outdated: false,
  changed: [],
  sizeBytes: 258_000,
  ...over,
});

/** Answers of a household with some of the first person's changed. */
export const withMe = (change: Partial<Membro>) => (membri: Membro[]) =>
  membri.map((one) => (one.gradoParentela === 'me' ? { ...one, ...change } : one));

/** The analysis of Bellini as an older engine stored it, with another date and another level. */
export function ofBefore(): Analisi {
  const { famiglia } = famigliaEsempio('bellini');
  const { analisi } = documentOf({ ...famiglia, refDate: TODAY });
  const prima = { ...structuredClone(analisi), motore: '1.4.0' };
  const [first] = prima.previdenza;
  if (first) first.decorrenza = '2099-01';
  for (const one of prima.soluzioni) if (one.code === 'infortuni-malattie') one.level = 'green';
  return prima;
}

/** Two reports of the Bellini, between which Anna and Marco lost a cover of two million each. */
export function changedSinceReport() {
  const { famiglia } = famigliaEsempio('bellini');
  const before: Membro[] = famiglia.membri.map((one) =>
    one.gradoParentela === 'me' || one.gradoParentela === 'husband'
      ? { ...one, polizze: { ...one.polizze, casoMorte: true, capitaleCasoMorte: 2_000_000 } }
      : one,
  );
  const state = (membri: Membro[]) => documentOf({ refDate: TODAY, ...famiglia, membri });
  return {
    before,
    told: cosaECambiato(state(before), state(famiglia.membri)),
    two: [
      reportExample({ reportId: 'b0550000-0000-4000-8000-00000000b002', name: 'Il secondo' }),
      reportExample({ name: 'Il primo' }),
    ],
  };
}
