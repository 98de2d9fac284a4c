import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';

// An Ed25519 private key in PKCS 8 consists of this prefix and a seed of 32 bytes.
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
const seed = createHash('sha256').update('subrosa development only').digest();

/** The key pair of all development machines and tests. It is public and protects nothing. */
export const developmentPrivateKey = createPrivateKey({
  key: Buffer.concat([PKCS8_ED25519, seed]),
  format: 'der',
  type: 'pkcs8',
});

export const DEVELOPMENT_KEY_ID = 'development';

export const developmentSigningKey = { ...developmentPrivateKey.export({ format: 'jwk' }), kid: DEVELOPMENT_KEY_ID };

export const developmentKeySet = {
  keys: [{ ...createPublicKey(developmentPrivateKey).export({ format: 'jwk' }), kid: DEVELOPMENT_KEY_ID, alg: 'EdDSA', use: 'sig' }],
};
