import type { StaffRow } from '@bussola/contract';

export type StaffAction =
  'role' | 'resetFactors' | 'suspend' | 'reopen' | 'remove' | 'resend' | 'uninvite';

export const nameOf = ({ firstName, lastName }: StaffRow): string => `${firstName} ${lastName}`;
