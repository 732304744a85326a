/** One client as staff see them (product.md 1.6): no amount without a reason, and every look is in the client's own log. */
import type { ClientCard } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Engine } from '../../engine.ts';
import type { Actor } from '../../http/handler.ts';
import { Refusal } from '../../refusal.ts';
import type { AllInfoService } from '../area/allinfo-service.ts';
import { listMembri } from '../area/nucleo-repository.ts';
import { HOUSEHOLD, cutMembri } from '../area/vista.ts';
import { note } from '../audit/audit-repository.ts';
import { findClient } from './client-repository.ts';

export function clientService({ db, clock }: Deps, { allInfo, engine }: { allInfo: Pick<AllInfoService, 'household'>; engine: Engine }) {
  async function card(clientId: string, amounts: boolean): Promise<ClientCard> {
    const found = await findClient(db, clientId, romeDay(clock()));
    if (!found) throw new Refusal('NOT_FOUND');
    const membri = await listMembri(db, clientId);
    const analisi = membri.length === 0 ? null : engine.analizza(await allInfo.household(clientId));
    return {
      ...found, amounts, membri: cutMembri(membri, { scopes: HOUSEHOLD, members: null, hideAmounts: !amounts }),
      livelli: analisi?.soluzioni.map(({ code, level }) => ({ code, level })) ?? [],
      totali: amounts && analisi ? { reddito: analisi.reddito.netto, patrimonio: analisi.patrimonio.netto } : null,
    };
  }
  /** Written before anything is answered: a look that cannot be written down does not happen. */
  async function look(actor: Actor, clientId: string, action: string, reason?: string): Promise<void> {
    if (!await findClient(db, clientId, romeDay(clock()))) throw new Refusal('NOT_FOUND');
    await db.transaction((tx) => note(tx, { at: clock(), actor: actor.userId, subject: clientId, action, via: 'staff', ...(reason === undefined ? {} : { reason }) }));
  }
  return {
    async masked(actor: Actor, clientId: string): Promise<ClientCard> {
      await look(actor, clientId, 'read.adminClient');
      return card(clientId, false);
    },
    async open(actor: Actor, clientId: string, reason: string): Promise<ClientCard> {
      await look(actor, clientId, 'read.openAdminClient', reason);
      return card(clientId, true);
    },
  };
}
export type ClientService = ReturnType<typeof clientService>;
