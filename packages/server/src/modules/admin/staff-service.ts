/**
 * People of the staff and advisers, by invitation. One file a use case; this one
 * puts them together, and reads.
 */
import type { ResponseOf } from '@bussola/contract';
import { plusDays, romeDay } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/handler.ts';
import type { EncryptedReasons } from '../audit/encrypted-reasons.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { NoticeService } from '../notice/notice-service.ts';
import type { SessionService } from '../session/session-service.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { changeStaff } from './change-staff.ts';
import { countClients } from '../people/admin-repository.ts';
import { listAspettano } from '../people/proposta-repository.ts';
import { listConsulenti } from '../people/profilo-repository.ts';
import { inviteStaff } from './invite-staff.ts';
import { offTheStaff, removeStaff } from './remove-staff.ts';
import { staffDeed } from './staff-deed.ts';
import { countRequests, countStuckLetters, countToSign } from './waiting-repository.ts';
import { listStaff, sweepInvitations } from '../people/staff-repository.ts';

const ADMINS = ['Admin', 'SuperAdmin'] as const;
const CONSULENTI = ['Consulente'] as const;

interface Parts {
  sessions: SessionService;
  mailer: Mailer;
  notices: NoticeService;
  reasons: EncryptedReasons;
}

export function staffService(deps: Deps, { sessions, mailer, notices, reasons }: Parts) {
  const { db, clock } = deps;
  const deed = staffDeed(deps, { notices, reasons });
  const admins = async () => ({ rows: await listStaff(db, ADMINS, clock()) });
  return {
    admins,
    consulenti: async () => ({ rows: await listConsulenti(db, clock(), romeDay(clock())) }),
    /** Who the admins are is for a SuperAdmin to know (specification §6). */
    async all({ userId, role }: Actor): Promise<ResponseOf<'adminGetAll'>> {
      const isSuper = role === 'SuperAdmin';
      return {
        admins: isSuper ? (await admins()).rows : null,
        consulenti: await listStaff(db, CONSULENTI, clock()),
        clients: await countClients(db, clock()),
        waiting: {
          people: (await listAspettano(db, clock())).total,
          releases: isSuper ? await countToSign(db, userId) : null,
          letters: isSuper ? await countStuckLetters(db) : null,
          requests: await countRequests(db),
        },
      };
    },
    invite: inviteStaff(deps, { mailer, deed }),
    ...acceptInvitation(deps),
    change: changeStaff(deps, { sessions, mailer, notices, deed }),
    remove: removeStaff(deps, offTheStaff(deps, { sessions, mailer, deed })),
    sweep: () => sweepInvitations(db, plusDays(clock(), -30)),
  };
}
export type StaffService = ReturnType<typeof staffService>;
