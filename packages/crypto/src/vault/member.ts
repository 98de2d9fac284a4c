import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import type { CertifiedDevice } from '../conversation/key-log.ts';
import type { VerifiedEpoch, Self } from '../conversation/self.ts';
import type { Pins } from '../conversation/trust.ts';
import type { EpochRecord } from '../signed/epoch.ts';
import { readRow, writeRow } from './database.ts';
import { decryptRow, type EncryptedRow, encryptRow } from './encrypted-row.ts';

/** A member in this browser. */
export interface Member {
  self: Self;
  certificate: CertifiedDevice;
  storageKey: CryptoKey;
  /** Encrypts and decrypts the settings; 32 bytes. */
  settingsKey: string;
  pins: Pins;
}

type MemberRow = Pick<Member, 'self' | 'certificate' | 'storageKey'> & { encryptedSecrets: EncryptedRow };

export async function loadMember(memberId: string): Promise<Member | null> {
  const row = (await readRow('members', memberId)) as MemberRow | undefined;
  if (!row) return null;
  const { self, certificate, storageKey } = row;
  const secrets = (await decryptRow(storageKey, row.encryptedSecrets, memberId)) as Pick<Member, 'settingsKey' | 'pins'>;
  return { self, certificate, storageKey, ...secrets };
}

export async function saveMember({ self, certificate, storageKey, settingsKey, pins }: Member): Promise<void> {
  const encryptedSecrets = await encryptRow(storageKey, { settingsKey, pins }, self.memberId);
  await writeRow('members', self.memberId, { self, certificate, storageKey, encryptedSecrets } satisfies MemberRow);
}

interface EpochRow {
  record: EpochRecord;
  key: string | null;
}

export async function loadEpochs({ self, storageKey }: Member, conversationId: string): Promise<VerifiedEpoch[]> {
  const row = (await readRow('conversations', [self.memberId, conversationId])) as EncryptedRow | undefined;
  if (!row) return [];
  const stored = (await decryptRow(storageKey, row, self.memberId, conversationId)) as EpochRow[];
  return stored.map(({ record, key }) => ({ record, key: key === null ? null : fromBase64url(key) }));
}

export async function saveEpochs({ self, storageKey }: Member, conversationId: string, epochs: readonly VerifiedEpoch[]): Promise<void> {
  const stored = epochs.map(({ record, key }): EpochRow => ({ record, key: key && toBase64url(key) }));
  await writeRow('conversations', [self.memberId, conversationId], await encryptRow(storageKey, stored, self.memberId, conversationId));
}
