import type { Config } from '../../platform/config/config.ts';
import { seal, unseal } from '../../platform/seal.ts';

const PURPOSE = 'helpdesk';

/** The tables hold no text; what was said to one member opens in nobody else's thread. */
export function sealText({ SEAL_SECRET }: Config, memberId: string, text: string): Buffer {
  return seal(SEAL_SECRET, PURPOSE, memberId, Buffer.from(text));
}

export function openText({ SEAL_SECRET }: Config, memberId: string, sealed: Buffer): string {
  return unseal(SEAL_SECRET, PURPOSE, memberId, sealed).toString();
}
