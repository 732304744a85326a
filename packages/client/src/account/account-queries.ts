import { queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '@bussola/contract';
import { call } from '../call.ts';

export const accountQueries = {
  /** The grants that this person holds on other people's areas. */
  thirdParty: (userId: string) =>
    queryOptions({
      queryKey: ['thirdParty', userId],
      queryFn: ({ signal }) => call('updateThirdParty', { params: { userId }, signal }),
    }),
  of: (userId: string) => ['account', userId] as const,
  /**
   * The account itself: person, pending address, second factor, until when this session is proved.
   */
  profile: (userId: string) =>
    queryOptions({
      queryKey: [...accountQueries.of(userId), 'profile'],
      queryFn: ({ signal }) => call('profile', { params: { userId }, body: {}, signal }),
    }),
  sessions: (userId: string) =>
    queryOptions({
      queryKey: [...accountQueries.of(userId), 'sessions'],
      queryFn: ({ signal }) => call('listSessions', { params: { userId }, signal }),
    }),
  /**
   * What others did in this area, the newest first, with the proof of the chain. With `grantId`
   * only what was done under that grant.
   */
  accesses: (userId: string, page: number, pageSize: number, grantId?: string) =>
    queryOptions({
      queryKey: [...accountQueries.of(userId), 'accesses', page, pageSize, grantId ?? null],
      queryFn: ({ signal }) =>
        call('accessLog', {
          params: { userId },
          query: { page, pageSize, ...(grantId === undefined ? {} : { grantId }) },
          signal,
        }),
    }),
  /** The advisers that staff gave to this client. */
  advisers: (userId: string) =>
    queryOptions({
      queryKey: [...accountQueries.of(userId), 'advisers'],
      queryFn: ({ signal }) => call('listAdvisers', { params: { userId }, signal }),
    }),
  /** Who was let into this person's area, the newest first. */
  grants: (userId: string) =>
    queryOptions({
      queryKey: [...accountQueries.of(userId), 'grants'],
      queryFn: ({ signal }) => call('listGrants', { params: { userId }, signal }),
    }),
  /**
   * What somebody with such a grant would be shown. The answer is of one moment, and is not kept.
   */
  grantPreview: (userId: string, wanted: BodyOf<'previewGrant'>) =>
    queryOptions({
      queryKey: [...accountQueries.of(userId), 'grantPreview', wanted],
      staleTime: 0,
      gcTime: 0,
      queryFn: ({ signal }) => call('previewGrant', { params: { userId }, body: wanted, signal }),
    }),
  /**
   * Other sites that this server knows how to sign in by; they change with its configuration, not
   * with the person.
   */
  socialProviders: () =>
    queryOptions({
      queryKey: ['socialProviders'],
      staleTime: Infinity,
      queryFn: ({ signal }) => call('socialProviders', { signal }),
    }),
  consents: (userId: string) =>
    queryOptions({
      queryKey: [...accountQueries.of(userId), 'consents'],
      queryFn: ({ signal }) => call('listConsents', { params: { userId }, signal }),
    }),
};
