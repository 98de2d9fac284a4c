import { createECDH, createHash } from 'node:crypto';

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
