import type { Report } from '../../../platform/billing/billing.ts';
import { encryptAtRest, decryptAtRest } from '../../../platform/at-rest-encryption.ts';

const PURPOSE = 'billing report';

/** Encrypts for storage, because a webhook contains names, addresses and the last digits of a card number. */
export function encryptWebhook(secret: string, eventId: string, report: Report): Buffer {
  return encryptAtRest(secret, PURPOSE, eventId, Buffer.from(JSON.stringify(report)));
}

export function openReport(secret: string, eventId: string, encryptedPayload: Buffer): Report {
  return JSON.parse(decryptAtRest(secret, PURPOSE, eventId, encryptedPayload).toString()) as Report;
}
