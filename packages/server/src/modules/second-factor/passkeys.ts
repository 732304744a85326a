/**
 * Passkeys: what the browser is asked, and whether what it brings back is good. The protocol is
 * @simplewebauthn's.
 */
import type { PasskeyAnswer, PasskeyMade } from '@bussola/contract';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { plusSeconds } from '../../clock.ts';
import type { Deps, Tx } from '../../deps.ts';
import type { Site } from '../../http/site.ts';
import { ProblemError } from '../../problem-error.ts';
import { hashToken } from '../people/one-use.ts';
import { takeChallenge } from '../people/challenge-repository.ts';
import * as factors from '../people/factor-repository.ts';
import { issueChallenge } from './issue-challenge.ts';
import { originsOf, passkeyDomainOf } from './passkey-domain.ts';

const LIFE_SECONDS = 300;

/** Read at the first passkey, not at start. */
const webauthn = () => import('@simplewebauthn/server');
/** An authenticator's answer that does not hold is a refusal, whatever is wrong with it. */
const refused = (): never => {
  throw new ProblemError('PASSKEY_REFUSED');
};

export function passkeys({ db, clock, config }: Deps) {
  async function issue(
    kind: 'passkey' | 'passkey-new',
    userId: string | null,
    options: { challenge: string },
    domain: string,
  ) {
    const expiresAt = plusSeconds(clock(), LIFE_SECONDS);
    const ticket = await issueChallenge(db, {
      kind,
      userId,
      data: { challenge: options.challenge, domain },
      expiresAt,
    });
    return {
      ticket,
      options: { ...options },
      expiresAt: expiresAt.toISOString(),
    };
  }

  return {
    /** Only passkeys of the address that asks can answer. */
    async askAny(site: Site) {
      const rpID = passkeyDomainOf(config, site);
      const { generateAuthenticationOptions } = await webauthn();
      return issue(
        'passkey',
        null,
        await generateAuthenticationOptions({
          rpID,
          userVerification: 'required',
          timeout: LIFE_SECONDS * 1000,
        }),
        rpID,
      );
    },

    async askNew(user: { id: string; email: string; name: string }, site: Site) {
      const rpID = passkeyDomainOf(config, site);
      const { generateRegistrationOptions } = await webauthn();
      const own = await factors.passkeysOf(db, user.id);
      return issue(
        'passkey-new',
        user.id,
        await generateRegistrationOptions({
          rpName: 'Bussola',
          rpID,
          userName: user.email,
          userDisplayName: user.name,
          userID: Buffer.from(user.id.replaceAll('-', ''), 'hex'),
          timeout: LIFE_SECONDS * 1000,
          attestationType: 'none',
          excludeCredentials: own.map(({ credentialId: id, transports }) => ({ id, transports })),
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        }),
        rpID,
      );
    },

    /**
     * @returns what to keep of a passkey that was made for this person just now.
     * @throws   ProblemError
     */
    async made(
      tx: Tx,
      userId: string,
      ticket: string,
      passkey: PasskeyMade,
    ): Promise<Omit<factors.PasskeyRow, 'id'>> {
      const asked = await takeChallenge(tx, hashToken(ticket), 'passkey-new', clock());
      if (!asked || asked.userId !== userId) return refused();
      const { verifyRegistrationResponse } = await webauthn();
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        // Browsers also send null for absent values, which the library's type leaves out.
        response: passkey as RegistrationResponseJSON,
        expectedChallenge: asked.data.challenge,
        expectedOrigin: originsOf(config, asked.data.domain),
        expectedRPID: asked.data.domain,
        requireUserVerification: true,
      }).catch(refused);
      if (!verified) return refused();
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        userId,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: passkey.response.transports ?? [],
        domain: asked.data.domain,
      };
    },

    /**
     * In the transaction that lets in: a passkey may have been forgotten since it signed.
     * @throws ProblemError
     */
    async stillOf(tx: Tx, userId: string, { id }: PasskeyAnswer): Promise<void> {
      if ((await factors.findPasskey(tx, id))?.userId !== userId) refused();
    },

    /**
     * @returns whose passkey signed. The challenge is spent also by an answer that does not hold.
     * @throws ProblemError
     */
    async signedBy(ticket: string, passkey: PasskeyAnswer): Promise<string> {
      const asked = await takeChallenge(db, hashToken(ticket), 'passkey', clock());
      const known = await factors.findPasskey(db, passkey.id);
      if (!asked || !known) return refused();
      const { verifyAuthenticationResponse } = await webauthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: passkey as AuthenticationResponseJSON,
        expectedChallenge: asked.data.challenge,
        expectedOrigin: originsOf(config, asked.data.domain),
        expectedRPID: asked.data.domain,
        requireUserVerification: true,
        credential: {
          id: known.credentialId,
          publicKey: new Uint8Array(Buffer.from(known.publicKey, 'base64url')),
          counter: known.counter,
          transports: known.transports,
        },
      }).catch(refused);
      if (!verified) return refused();
      await factors.notePasskeyUse(db, known.id, authenticationInfo.newCounter, clock());
      return known.userId;
    },
  };
}
export type Passkeys = ReturnType<typeof passkeys>;
