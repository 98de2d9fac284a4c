import type { StateKind } from '@subrosa/crypto/signed/franking';
import type { Config } from '../../platform/config/config.ts';
import type { EvidenceFile } from './attachments/prove-files.ts';
import { encryptAtRest, decryptAtRest } from '../../platform/at-rest-encryption.ts';

/** A message that its reader decrypted for staff. */
export interface DisclosedMessage {
  kind: 'message';
  senderId: string;
  sentAt: string;
  sequence: number;
  text: string;
  attachments: readonly EvidenceFile[];
}

/** A disclosed reaction, group name and picture, or invitation. */
export interface DisclosedState {
  kind: StateKind;
  senderId: string;
  /** The day in UTC. */
  on: string;
  text: string;
  attachments: readonly EvidenceFile[];
}

export type Disclosed = DisclosedMessage | DisclosedState;

const PURPOSE = 'conversation report';

/** Encrypts for storage: no table contains the text of a message, not even of a reported one. */
export function encryptDisclosed({ DATA_ENCRYPTION_SECRET }: Config, reportId: string, disclosed: readonly Disclosed[]): Buffer {
  return encryptAtRest(DATA_ENCRYPTION_SECRET, PURPOSE, reportId, Buffer.from(JSON.stringify(disclosed)));
}

/** Reports from before states and files existed lack these fields. */
type StoredRow = Disclosed | (Omit<DisclosedMessage, 'kind' | 'attachments'> & { kind?: undefined; attachments?: readonly EvidenceFile[] });

export function decryptDisclosed({ DATA_ENCRYPTION_SECRET }: Config, reportId: string, encrypted: Buffer): Disclosed[] {
  const stored = JSON.parse(decryptAtRest(DATA_ENCRYPTION_SECRET, PURPOSE, reportId, encrypted).toString()) as StoredRow[];
  return stored.map((one) => (one.kind === undefined ? { ...one, kind: 'message', attachments: one.attachments ?? [] } : one));
}
