/**
 * Grants of an area: offered to an address, accepted by the person who proves it, revoked at once.
 * One file a use case; this one puts them together.
 */
import type { BodyOf, ResponseOf } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import { answerGrant } from './answer-grant.ts';
import { changeGrant } from './change-grant.ts';
import { listGrants } from '../people/grant-repository.ts';
import { refuseForeignMembers } from '../people/grant-rules.ts';
import { offerGrant } from './offer-grant.ts';
import type { OfferParts } from './offer-grant.ts';
import { revokeGrant } from './revoke-grant.ts';

export function grantService(deps: Deps, parts: OfferParts) {
  const { db, clock } = deps;
  const offer = offerGrant(deps, parts);
  const change = changeGrant(deps);
  const revoke = revokeGrant(deps);
  const list = async ({ userId }: Actor): Promise<ResponseOf<'listGrants'>> => ({
    grants: await listGrants(db, userId, romeDay(clock())),
  });
  return {
    list,
    refuseForeignMembers: (userId: string, members: readonly string[] | null | undefined) =>
      refuseForeignMembers(db, userId, members),
    async create(
      actor: Actor,
      body: BodyOf<'createGrant'>,
      key: string | undefined,
    ): Promise<ResponseOf<'createGrant'>> {
      const { grantId } = await offer(actor, body, key);
      return { ...(await list(actor)), grantId };
    },
    async update(
      actor: Actor,
      grantId: string,
      body: BodyOf<'updateGrant'>,
    ): Promise<ResponseOf<'updateGrant'>> {
      await change(actor, grantId, body);
      return list(actor);
    },
    async revoke(actor: Actor, grantId: string): Promise<ResponseOf<'revokeGrant'>> {
      await revoke(actor, grantId);
      return list(actor);
    },
    answer: answerGrant(deps),
  };
}
export type GrantService = ReturnType<typeof grantService>;
