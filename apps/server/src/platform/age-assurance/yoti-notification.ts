import { constants, createPublicKey, verify, type KeyObject } from 'node:crypto';
import { z } from 'zod';

/** The notification as received: the order of its fields is part of the signed text. */
export type NotificationPayload = Readonly<Record<string, string | number | boolean | null>>;

export interface AgeNotification {
  /** Our reference, as sent when the session was created. */
  reference: string;
  /** The provider's session id. */
  session: string;
}

const payloadOf = z.object({ reference_id: z.uuid(), session_key: z.string(), signature: z.base64() });

/** Environment variables often hold a PEM in one line with escaped line breaks. */
export const publicKeyOf = (pem: string): KeyObject => createPublicKey(pem.replaceAll(String.raw`\n`, '\n'));

export function isPublicKey(pem: string): boolean {
  try {
    return publicKeyOf(pem).asymmetricKeyType === 'rsa';
  } catch {
    return false;
  }
}

/**
 * Implements "Verifying the Signature" of Yoti's documentation of notifications: the signature covers the JSON without
 * `sequence_number`, `signature` and spaces, with RSA-PSS, SHA-256 and any salt length. Returns null when the signature is
 * missing or invalid. The result in the notification is ignored: Yoti sends one for each attempt, in no fixed order, so the
 * session is queried instead.
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
