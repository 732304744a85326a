/**
 * An authenticator in software: makes passkeys and signs with them as a device does, for tests
 * without a browser.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import type { PasskeyAnswer, PasskeyMade } from '@bussola/contract';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Behaviour {
  origin?: string;
  rpId?: string;
  userVerified?: boolean;
  counter?: number;
  challenge?: string;
}
interface Made {
  options: Record<string, unknown>;
}

export class TestAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  private readonly key: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync(
    'ec',
    { namedCurve: 'P-256' },
  );

  make({ options }: Made, how: Behaviour = {}): PasskeyMade {
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' });
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]),
    );
    const credential = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credential.length);
    const authData = Buffer.concat([
      this.authData(0x40, how),
      Buffer.alloc(16),
      length,
      credential,
      Buffer.from(cose),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Map<string, string> | Uint8Array>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: clientData('webauthn.create', options, how).toString('base64url'),
        attestationObject: Buffer.from(attestation).toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  sign({ options }: Made, how: Behaviour = {}): PasskeyAnswer {
    const data = clientData('webauthn.get', options, how);
    const authData = this.authData(0, how);
    const signature = sign(
      'sha256',
      Buffer.concat([authData, createHash('sha256').update(data).digest()]),
      this.key.privateKey,
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  private authData(
    flags: number,
    { rpId = 'localhost', userVerified = true, counter }: Behaviour,
  ): Buffer {
    this.counter = counter ?? this.counter + 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([
      createHash('sha256').update(rpId).digest(),
      Buffer.from([flags | 0x01 | (userVerified ? 0x04 : 0)]),
      count,
    ]);
  }
}

function clientData(
  type: string,
  options: Record<string, unknown>,
  { origin = 'http://localhost:3000', challenge }: Behaviour,
): Buffer {
  return Buffer.from(
    JSON.stringify({ type, challenge: challenge ?? options.challenge, origin, crossOrigin: false }),
  );
}
