import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { connectClient } from '../call.ts';
import {
  canUsePasskeys,
  forgetPasskey,
  isCancelled,
  isKnown,
  makePasskey,
  signWithPasskey,
} from './passkey.ts';

const bytes = (...of: number[]) => Uint8Array.from(of).buffer;
/** What the server asks for a new passkey. */
const OPTIONS = {
  rp: { name: 'Bussola', id: 'bussola.example' },
  user: { id: 'AQID', name: 'anna@esempio.test', displayName: 'Anna' },
  challenge: '-_8',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [{ id: 'BAUG', type: 'public-key', transports: ['internal'] }],
};
const MADE = {
  rawId: bytes(251, 255),
  response: { clientDataJSON: bytes(1, 2), attestationObject: bytes(3) },
};
const SIGNED = {
  rawId: bytes(251, 255),
  response: {
    clientDataJSON: bytes(1, 2),
    authenticatorData: bytes(3),
    signature: bytes(4),
    userHandle: bytes(5),
  },
};

let asked: { publicKey: Record<string, unknown> };
/** What navigator.credentials answers. */
function browserAnswers(answer: unknown, statics: object = {}): void {
  const give = (options: typeof asked) => {
    asked = options;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: give, get: give },
  });
  // A browser without the parsers of JSON.
  Object.assign(globalThis, { PublicKeyCredential: Object.assign(() => undefined, statics) });
}
beforeEach(() => {
  connectClient(() =>
    Promise.resolve({ ticket: 't', options: { challenge: '-_8', rpId: 'bussola.example' } }),
  );
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'credentials');
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

const named = (name: string) => Object.assign(new Error('said no'), { name });
const illegal = () => {
  throw new TypeError('Illegal invocation');
};

describe('a passkey', () => {
  it('needs the browser’s words for it', () => {
    expect(canUsePasskeys()).toBe(false);
    browserAnswers(null);
    expect(canUsePasskeys()).toBe(true);
  });

  it.each([
    ['a plain object', MADE],
    [
      'with methods that cannot be called',
      {
        ...MADE,
        toJSON: illegal,
        response: { ...MADE.response, getTransports: illegal },
      },
    ],
    [
      'with texts in place of bytes',
      {
        id: '-_8=',
        response: { clientDataJSON: 'AQI=', attestationObject: 'Aw' },
      },
    ],
    [
      'with views of bytes',
      {
        rawId: new Uint8Array([0, 251, 255]).subarray(1),
        response: { clientDataJSON: new Uint8Array([1, 2]), attestationObject: bytes(3) },
      },
    ],
  ])('of a password manager, %s, is read', async (_, answer) => {
    browserAnswers(answer);
    expect(await makePasskey(OPTIONS)).toEqual({
      id: '-_8',
      rawId: '-_8',
      type: 'public-key',
      clientExtensionResults: {},
      response: { clientDataJSON: 'AQI', attestationObject: 'Aw', transports: [] },
    });
    expect(asked.publicKey).toMatchObject({
      challenge: Uint8Array.from([251, 255]),
      user: { id: Uint8Array.from([1, 2, 3]), name: 'anna@esempio.test' },
      excludeCredentials: [{ id: Uint8Array.from([4, 5, 6]), transports: ['internal'] }],
    });
  });

  it('keeps how it is reached', async () => {
    browserAnswers({
      ...MADE,
      response: { ...MADE.response, getTransports: () => ['internal', 'hybrid', 3] },
    });
    expect((await makePasskey(OPTIONS)).response.transports).toEqual(['internal', 'hybrid']);
  });

  it('signs', async () => {
    browserAnswers(SIGNED);
    expect(await signWithPasskey()).toEqual({
      ticket: 't',
      passkey: {
        id: '-_8',
        rawId: '-_8',
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: 'AQI',
          authenticatorData: 'Aw',
          signature: 'BA',
          userHandle: 'BQ',
        },
      },
    });
  });

  it.each([
    ['nothing', null, isCancelled],
    ['a refusal of the person', named('NotAllowedError'), isCancelled],
    ['a key that is here already', named('InvalidStateError'), isKnown],
  ])('answered by %s is told apart', async (_, answer, is) => {
    browserAnswers(answer);
    expect(is(await makePasskey(OPTIONS).catch((error: unknown) => error))).toBe(true);
  });

  it.each([{}, { rawId: bytes(1) }, { rawId: bytes(1), response: {} }])(
    'that cannot be read is refused, not taken for closed',
    async (answer) => {
      browserAnswers(answer);
      for (const work of [() => makePasskey(OPTIONS), signWithPasskey])
        await expect(work()).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' });
    },
  );

  it('that the server did not take is signalled to the browser', async () => {
    const told: unknown[] = [];
    browserAnswers(MADE, {
      signalUnknownCredential: (unknown: object) => {
        told.push(unknown);
        return Promise.resolve();
      },
    });
    const made = await makePasskey(OPTIONS);
    await forgetPasskey(made, OPTIONS);
    expect(told).toEqual([{ rpId: 'bussola.example', credentialId: '-_8' }]);
    browserAnswers(MADE);
    await forgetPasskey(made, OPTIONS);
  });
});
