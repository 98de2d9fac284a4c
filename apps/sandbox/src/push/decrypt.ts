import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

const SALT = 16;
const HEADER = SALT + 5;
const TAG = 16;
const LAST_RECORD = 2;

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Decrypts an `aes128gcm` body (RFC 8188 with the keys of RFC 8291) as the browser does; returns null when that fails. */
export function readMessage(body: Buffer, pair: ECDH, auth: Buffer): string | null {
  try {
    const salt = body.subarray(0, SALT);
    const recordSize = body.readUInt32BE(SALT);
    const keyLength = body.readUInt8(SALT + 4);
    const senderKey = body.subarray(HEADER, HEADER + keyLength);
    const record = body.subarray(HEADER + keyLength);
    // A push message is one record.
    if (record.length > recordSize) return null;
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
    const material = derive(pair.computeSecret(senderKey), auth, info, 32);
    return textIn(record, {
      key: derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16),
      nonce: derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12),
    });
  } catch {
    return null;
  }
}

function textIn(record: Buffer, { key, nonce }: { key: Buffer; nonce: Buffer }): string | null {
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-TAG));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()]);
  const end = padded.lastIndexOf(LAST_RECORD);
  const isPadding = end >= 0 && padded.subarray(end + 1).every((byte) => byte === 0);
  return isPadding ? padded.subarray(0, end).toString('utf8') : null;
}
