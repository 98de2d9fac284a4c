import { constants, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** What the provider calls with, as it came: the order of its fields is what is signed. */
export type NotificationPayload = Readonly<Record<string, string | number | boolean | null>>;

export interface AgeNotification {
  /** Ours, as the session was opened with it. */
  reference: string;
  /** The provider's. */
  session: string;
}

const payloadOf = z.object({ reference_id: z.uuid(), session_key: z.string(), signature: z.base64() });

/** Settings often hold a PEM in one line. */
export const publicKeyOf = (pem: string): KeyObject => createPublicKey(pem.replaceAll(String.raw`\n`, '\n'));

export function isPublicKey(pem: string): boolean {
  try {
    return publicKeyOf(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/**
 * "Verifying the Signature" of Yoti's documentation of notifications: the JSON without `sequence_number` and `signature` and without
 * spaces, RSA-PSS with SHA-256 and the salt that the signature has. Null where the signature is missing or wrong. What the
 * notification says of the result is not read: one is sent for each attempt, in no certain order, and the session is asked.
 */
export function parseYotiNotification(payload: NotificationPayload, key: KeyObject): AgeNotification | null {
  const { sequence_number: _, signature: __, ...signed } = payload;
  const found = payloadOf.safeParse(payload).data;
  if (!found) return null;
  const text = JSON.stringify(signed).replaceAll(/\s/g, '');
  const settings = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_AUTO };
  const isSigned = verify('sha256', Buffer.from(text), settings, Buffer.from(found.signature, 'base64'));
  return isSigned ? { reference: found.reference_id, session: found.session_key } : null;
}
