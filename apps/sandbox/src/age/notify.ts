import { constants, generateKeyPairSync, randomUUID, sign, type KeyObject } from 'node:crypto';
import type { AgeSession } from './sessions.ts';

const TIMEOUT = 15_000;

/** Signs and sends notifications as the "Notifications" section of Yoti's documentation describes them; one request per attempt. */
export function createNotifier(given: KeyObject | undefined, now: () => Date) {
  let key = given;

  /** The signature covers the JSON without `sequence_number`, and has the longest salt that fits. */
  function signed(payload: object): string {
    key ??= generateKeyPairSync('rsa', { modulusLength: 3072 }).privateKey;
    const settings = { key, padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_MAX_SIGN };
    return sign('sha256', Buffer.from(JSON.stringify(payload)), settings).toString('base64');
  }

  /** The HTTP status of the response, 0 without a response, null when the session has no notification URL. */
  return async ({ id, reference, notificationUrl, attempts }: AgeSession, state: string): Promise<number | null> => {
    if (!notificationUrl) return null;
    const payload = {
      method: 'AGE_ESTIMATION',
      result: state === 'COMPLETE',
      age: 25,
      session_key: id,
      reference_id: reference,
      id: randomUUID(),
      timestamp: Math.floor(now().getTime() / 1000),
      notification_url: notificationUrl,
      evidence_id: randomUUID(),
      state,
      check_type: 'PASSIVE',
    };
    const response = await fetch(notificationUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...payload, sequence_number: attempts, signature: signed(payload) }),
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch(() => null);
    await response?.body?.cancel();
    return response?.status ?? 0;
  };
}
