import type { Report } from '../../../platform/billing/billing.ts';
import { seal, unseal } from '../../../platform/seal.ts';

const PURPOSE = 'billing report';

/** Names, addresses and the end of a card number stand in it: at rest only with our secret. */
export function sealReport(secret: string, eventId: string, report: Report): Buffer {
  return seal(secret, PURPOSE, eventId, Buffer.from(JSON.stringify(report)));
}

export function openReport(secret: string, eventId: string, raw: Buffer): Report {
  return JSON.parse(unseal(secret, PURPOSE, eventId, raw).toString()) as Report;
}
