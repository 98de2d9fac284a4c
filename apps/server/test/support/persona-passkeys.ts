import { createECDH, createHash, createPrivateKey } from 'node:crypto';

/** A passkey with a public private key, for tests and development only. */
export interface PersonaPasskey {
  credentialId: Buffer;
  /** PKCS #8, as browser automation requires it. */
  privateKey: Buffer;
  /** COSE, as the database stores it. */
  publicKey: Buffer;
}

const seedOf = (what: string) => createHash('sha256').update(`subrosa development passkey: ${what}`).digest();

function personaPasskey(name: string): PersonaPasskey {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(seedOf(`key of ${name}`));
  const [x, y] = [pair.getPublicKey().subarray(1, 33), pair.getPublicKey().subarray(33)];
  const part = (bytes: Buffer) => bytes.toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', d: part(pair.getPrivateKey()), x: part(x), y: part(y) };
  return {
    credentialId: seedOf(`id of ${name}`),
    privateKey: createPrivateKey({ key: jwk, format: 'jwk' }).export({ type: 'pkcs8', format: 'der' }),
    // A map of five entries: EC2, ES256, P-256, x and y.
    publicKey: Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]),
  };
}

/** The two passkeys of a staff persona: the same on every machine, and only the seed inserts them. */
export const personaPasskeys = (username: string): readonly [PersonaPasskey, PersonaPasskey] => [
  personaPasskey(`${username} 1`),
  personaPasskey(`${username} 2`),
];
