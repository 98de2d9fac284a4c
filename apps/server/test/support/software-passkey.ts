import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const ES256 = -7;

/** How a response may differ from that of a correct browser with an ordinary key. */
export interface Deviation {
  origin?: string;
  challenge?: string;
  rpId?: string;
  counter?: number;
  /** The user did not unlock the key for this response. */
  unverified?: boolean;
  /** Signs the registration with the new key, as some authenticators do without a request. */
  signed?: boolean;
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest();
const bytes = (data: Buffer) => new Uint8Array(data);

/** Simulates an authenticator with one ES256 key, with responses as a browser on `origin` would send them. */
export function softwarePasskey(origin: string, { counts = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let uses = 0;

  const coseKey = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, bytes(Buffer.from(x, 'base64url'))],
      [-3, bytes(Buffer.from(y, 'base64url'))],
    ]),
  );

  function authenticatorData(rpId: string, flags: number, counter: number, attested: Buffer = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), head, attested]);
  }

  function clientData(type: string, challenge: string, deviation: Deviation): Buffer {
    const from = deviation.origin ?? origin;
    return Buffer.from(JSON.stringify({ type, challenge: deviation.challenge ?? challenge, origin: from, crossOrigin: false }));
  }

  const flagsOf = (deviation: Deviation) => USER_PRESENT | (deviation.unverified ? 0 : USER_VERIFIED);
  const signatureOf = (data: Buffer, client: Buffer) => sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);

  function answerOf(response: Record<string, Buffer>): string {
    const encoded = Object.fromEntries(Object.entries(response).map(([name, data]) => [name, data.toString('base64url')]));
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: encoded });
  }

  /** Responds to `navigator.credentials.create`, without attestation. */
  function register(options: string, deviation: Deviation = {}): string {
    const { challenge, rp } = JSON.parse(options) as { challenge: string; rp: { id: string } };
    const length = Buffer.alloc(2);
    length.writeUInt16BE(credentialId.length);
    const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
    const data = authenticatorData(deviation.rpId ?? rp.id, flagsOf(deviation) | HAS_CREDENTIAL, deviation.counter ?? uses, attested);
    const client = clientData('webauthn.create', challenge, deviation);
    const attStmt = new Map<string, number | Uint8Array>();
    if (deviation.signed) attStmt.set('alg', ES256).set('sig', bytes(signatureOf(data, client)));
    const attestation = new Map<string, string | Uint8Array | typeof attStmt>([
      ['fmt', deviation.signed ? 'packed' : 'none'],
      ['attStmt', attStmt],
      ['authData', bytes(data)],
    ]);
    return answerOf({ clientDataJSON: client, attestationObject: Buffer.from(isoCBOR.encode(attestation)) });
  }

  /** Responds to `navigator.credentials.get`. */
  function assert(options: string, deviation: Deviation = {}): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string };
    if (counts) uses += 1;
    const data = authenticatorData(deviation.rpId ?? rpId, flagsOf(deviation), deviation.counter ?? uses);
    const client = clientData('webauthn.get', challenge, deviation);
    return answerOf({ clientDataJSON: client, authenticatorData: data, signature: signatureOf(data, client) });
  }

  return { id, publicKey: Buffer.from(coseKey), register, assert };
}
