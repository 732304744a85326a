import type { Profile } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { resetDueOf } from '../people/factor-reset-repository.ts';
import type { Actor } from '../../http/handler.ts';
import { isStaff } from '../../http/site.ts';
import type { Site } from '../../http/site.ts';
import * as factors from '../people/factor-repository.ts';
import { domainOfKept, hostsOf, passkeyDomainOf } from './passkey-domain.ts';

export type Method = 'totp' | 'passkey' | 'recovery';
/** `passkeysAt`: the host where passkeys work that do not work here. */
export interface Ways {
  methods: Method[];
  passkeysAt?: string;
}
export interface Standing {
  methods: Method[];
  mandatory: boolean;
  /** Invented people of demo mode may do without, until they add one. */
  excused: boolean;
}

/** What a person can prove with, and whether they must. */
export function factorStanding({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) {
  const isExcused = (demo: boolean) => config.mode === 'demo' && demo;
  return {
    async standing(tx: Tx, userId: string): Promise<Standing> {
      const { totp, passkeys, recoveryLeft, mandatory, demo } = await factors.standingOf(
        tx,
        userId,
        romeDay(clock()),
      );
      const has = totp || passkeys > 0;
      return {
        methods: [
          ...(totp ? ['totp' as const] : []),
          ...(passkeys > 0 ? ['passkey' as const] : []),
          ...(has && recoveryLeft > 0 ? ['recovery' as const] : []),
        ],
        mandatory,
        excused: isExcused(demo),
      };
    },
    /**
     * Of the ways to prove, those that work at an address.
     * @returns also where the passkeys work that do not work there, when there are no others
     */
    async waysAt(tx: Tx, userId: string, site: Site, methods: Method[]): Promise<Ways> {
      if (!methods.includes('passkey')) return { methods };
      const kept = (await factors.passkeysOf(tx, userId)).map(({ domain }) =>
        domainOfKept(config, domain),
      );
      if (kept.includes(passkeyDomainOf(config, site))) return { methods };
      const [passkeysAt] = kept.flatMap((domain) => hostsOf(config, domain));
      return {
        methods: methods.filter((method) => method !== 'passkey'),
        ...(passkeysAt === undefined ? {} : { passkeysAt }),
      };
    },
    async profile({ userId, site, role }: Actor): Promise<Profile['secondFactor']> {
      const { totp, recoveryLeft, mandatory, demo } = await factors.standingOf(
        db,
        userId,
        romeDay(clock()),
      );
      return {
        totp,
        mandatory: mandatory && !isExcused(demo),
        recoveryCodesLeft: recoveryLeft,
        resetDue: await resetDueOf(db, userId),
        passkeys: (await factors.listPasskeys(db, userId)).map(({ domain, ...passkey }) => {
          const kept = domainOfKept(config, domain);
          return {
            ...passkey,
            here: kept === passkeyDomainOf(config, site),
            // Only the staff work at more than one address.
            hosts: isStaff(role) && config.backOfficeUrl !== null ? hostsOf(config, kept) : [],
          };
        }),
      };
    },
  };
}
