import { incontroComune, paroleComune } from '@bussola/domain/nome-comune';
import { withSimpleAnswers } from '@bussola/domain/testing/risposte-semplici';
import { ProblemError } from '@bussola/client';
import type { BodyOf, Draft, ResponseOf } from '@bussola/contract';
import { mergeDraft } from '@bussola/contract/draft';
import type { HttpRequest } from '@bussola/portal';

export const USER_ID = '11111111-1111-4111-8111-111111111111';
type Body = BodyOf<'newAreaEconomica'>;
const isReggio = (typed: string): boolean =>
  incontroComune(paroleComune(typed), paroleComune(REGGIO.comune), ['re']) !== null;
const REGGIO = {
  comune: "Reggio nell'Emilia",
  provincia: 'RE',
  regione: 'Emilia-Romagna',
  codiceIstat: '035033',
};

/** The calls of the checkup, answered from a variable with the server's rule of a save. */
export function draftServer(data: Partial<Draft['data']> = {}, reached = 1, version = 0) {
  let draft: Draft = {
    userId: USER_ID,
    data: { membri: [], ...data },
    reached,
    version,
    completed: false,
    updatedAt: '2026-11-20T09:42:00.000Z',
    expiresOn: '2026-12-20',
  };
  const saves: Body[] = [];
  let held: Promise<void> | undefined;
  let refuse: ((body: Body) => ProblemError | undefined) | undefined;
  const save = (body: Body): ResponseOf<'newAreaEconomica'> => {
    saves.push(body);
    const problem = refuse?.(body);
    if (problem) throw problem;
    const merged = body.version !== draft.version;
    draft = {
      ...draft,
      version: draft.version + 1,
      data: mergeDraft(draft.data, body.data, body.removeMembri),
      reached:
        body.completes === undefined ? draft.reached : Math.max(draft.reached, body.completes + 1),
    };
    return { userId: USER_ID, draft, merged };
  };
  let consents: ResponseOf<'listConsents'>['consents'] = [];
  return {
    saves,
    /** The person has read about privacy in an earlier visit. */
    consent: () => {
      consents = [{ kind: 'privacy', granted: true, textVersion: '1', at: draft.updatedAt }];
    },
    get data() {
      return draft.data;
    },
    refuse: (rule: typeof refuse) => {
      refuse = rule;
    },
    /** Another device saves. */
    write: (answers: Partial<Draft['data']>) => {
      draft = { ...draft, data: { ...draft.data, ...answers }, version: draft.version + 1 };
    },
    /** No save is answered until the function that this gives back is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    http: async ({ method, path, body }: HttpRequest): Promise<unknown> => {
      if (method === 'GET' && path.startsWith('/api/userdatatmp')) return draft;
      if (method === 'GET' && path.startsWith('/api/consents')) return { consents };
      if (method === 'GET' && path.startsWith('/api/comune'))
        return isReggio(decodeURIComponent(path.split('/').at(-1) ?? '')) ? [REGGIO] : [];
      if (method === 'POST' && path.startsWith('/api/checkup')) {
        await held;
        return save(body as Body);
      }
      throw new ProblemError(404, 'NOT_FOUND');
    },
  };
}

/** Everything up to and including welfare, of one person alone. */
export const UP_TO_MONEY = withSimpleAnswers<Partial<Draft['data']>>({
  firstName: 'Anna',
  lastName: 'Colombo',
  sesso: 'F',
  professione: 'Dipendente',
  dataNascita: '1986-05-12',
  titoloStudio: 'diploma',
  comuneResidenza: REGGIO,
  redditoNettoAnnuo: 24_000,
  acceptTerms: true,
  analisiFamiliare: 'perMe',
  statoResidenza: 'affitto',
  valorePatrimonioMobiliare: 46_000,
  strumentiInvestimento: { fondi: 0, etf: 0, assicurativi: 0, singoliTitoli: 0, altro: 100 },
  regimeInvestimento: { amministrato: 0, gestito: 0, dichiarativo: 0, nonso: 100 },
  suddivisioneInvestimento: {
    azioni: 51,
    obbligazioni: 0,
    gestioneSeparate: 0,
    oro: 0,
    liquidi: 48,
    altro: 0,
  },
});
