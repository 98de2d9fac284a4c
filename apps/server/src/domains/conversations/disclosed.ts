import type { Config } from '../../platform/config/config.ts';
import type { ShownFile } from './attachments/prove-files.ts';
import { seal, unseal } from '../../platform/seal.ts';

/** A message that its reader has opened for staff. */
export interface Disclosed {
  senderId: string;
  sentAt: string;
  sequence: number;
  text: string;
  /** Missing in what was reported before there were files. */
  attachments?: readonly ShownFile[];
}

const PURPOSE = 'conversation report';

/** The tables hold no text of a conversation, not even of one that was reported. */
export function sealDisclosed({ SEAL_SECRET }: Config, reportId: string, messages: readonly Disclosed[]): Buffer {
  return seal(SEAL_SECRET, PURPOSE, reportId, Buffer.from(JSON.stringify(messages)));
}

export function openDisclosed({ SEAL_SECRET }: Config, reportId: string, sealed: Buffer): Disclosed[] {
  return JSON.parse(unseal(SEAL_SECRET, PURPOSE, reportId, sealed).toString()) as Disclosed[];
}
