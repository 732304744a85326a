/** Parts of a client that staff read for a reason. Reserved answers and the will are in none. */
import type { ClientPart } from '@bussola/contract';
import { missingOfMember } from '@bussola/domain/nomi';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import { HOUSEHOLD, redactMembri } from '../area/area-redaction.ts';
import { levelsOf } from '../area/levels-of.ts';
import { listMembri } from '../people/nucleo-repository.ts';
import {
  listAccessGiven,
  listDocuments,
  listLevelChanges,
  listReports,
  listWritten,
} from './client-parts-repository.ts';

const LIMITS = { scopes: HOUSEHOLD, members: null, hideAmounts: false };

export function clientParts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { allInfo, engine }: { allInfo: Pick<AllInfoService, 'household'>; engine: Engine },
) {
  /** Null before the checkup is done. */
  async function analyse(clientId: string) {
    const membri = await listMembri(db, clientId);
    return {
      membri,
      analisi:
        membri.length === 0
          ? null
          : engine.analizza(await allInfo.household({ areaId: clientId, limits: LIMITS })),
    };
  }
  const parts: {
    [T in ClientPart['tab']]: (clientId: string) => Promise<ClientPart & { tab: T }>;
  } = {
    sintesi: async (clientId) => {
      const { analisi } = await analyse(clientId);
      return {
        tab: 'sintesi',
        livelli: analisi ? levelsOf(analisi) : [],
        ...(await listLevelChanges(db, clientId)),
      };
    },
    famiglia: async (clientId) => {
      const { membri, analisi } = await analyse(clientId);
      return {
        tab: 'famiglia',
        membri: redactMembri(membri, LIMITS).map((membro) => ({
          _id: membro._id,
          firstName: membro.firstName,
          lastName: membro.lastName,
          gradoParentela: membro.gradoParentela,
          convivente: membro.convivente,
          sesso: membro.sesso,
          dataNascita: membro.dataNascita,
          professione: membro.professione,
          enabled: membro.enabled,
          manca: analisi ? missingOfMember(analisi, membro) : [],
        })),
      };
    },
    dati: async (clientId) => {
      const { membri, analisi } = await analyse(clientId);
      return {
        tab: 'dati',
        membri: redactMembri(membri, LIMITS),
        totali: analisi && {
          reddito: analisi.reddito.netto,
          patrimonio: analisi.patrimonio.netto,
        },
        manca: Object.fromEntries(
          membri.map((membro) => [membro._id, analisi ? missingOfMember(analisi, membro) : []]),
        ),
        scritte: await listWritten(db, clientId),
      };
    },
    report: async (clientId) => ({ tab: 'report', reports: await listReports(db, clientId) }),
    documenti: async (clientId) => ({
      tab: 'documenti',
      documenti: await listDocuments(db, clientId),
    }),
    accessi: async (clientId) => ({
      tab: 'accessi',
      grants: await listAccessGiven(db, clientId, romeDay(clock())),
    }),
  };
  return {
    /** For whoever may read a part; who may is the caller's to know. */
    read: (clientId: string, tab: ClientPart['tab']): Promise<ClientPart> => parts[tab](clientId),
    /** Without a reason: how many people, and how many areas of each level. */
    async counts(clientId: string) {
      const { membri, analisi } = await analyse(clientId);
      return { persone: membri.length, conteggi: analisi && analisi.conteggi };
    },
  };
}
