import type { Profile } from '@bussola/contract';
import { romeDay } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import { resetDueOf } from '../people/factor-reset-repository.ts';
import * as factors from '../people/factor-repository.ts';

export type Method = 'totp' | 'passkey' | 'recovery';
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
    async profile(userId: string): Promise<Profile['secondFactor']> {
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
        passkeys: await factors.listPasskeys(db, userId),
      };
    },
  };
}
