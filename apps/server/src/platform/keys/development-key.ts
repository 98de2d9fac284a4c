import { createECDH, createHash, createPrivateKey } from 'node:crypto';

const pair = createECDH('prime256v1');
pair.setPrivateKey(createHash('sha256').update('subrosa development only, documents').digest());
const point = pair.getPublicKey();

const publicHalf = {
  kid: 'development',
  kty: 'EC',
  crv: 'P-256',
  x: point.subarray(1, 33).toString('base64url'),
  y: point.subarray(33).toString('base64url'),
};

/** The key pair of all development machines and tests. It is public and protects nothing. */
export const developmentDocumentKey = publicHalf;
export const developmentDocumentKeys = { keys: [{ ...publicHalf, d: pair.getPrivateKey().toString('base64url') }] };

// An Ed25519 private key in PKCS 8 consists of this prefix and a seed of 32 bytes.
const PKCS8_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');
const seed = createHash('sha256').update('subrosa development only, transparency').digest();

/** Signs the transparency log of development machines and tests. */
export const developmentLogKey = createPrivateKey({ key: Buffer.concat([PKCS8_ED25519, seed]), format: 'der', type: 'pkcs8' }).export({
  format: 'jwk',
});
