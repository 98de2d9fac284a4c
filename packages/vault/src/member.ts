import type { CertifiedDevice } from '@subrosa/crypto/conversation/key-log';
import type { VerifiedEpoch, Self } from '@subrosa/crypto/conversation/self';
import type { KnownSettings } from '@subrosa/crypto/conversation/known-settings';
import type { EpochRecord } from '@subrosa/crypto/signed/epoch';
import { readRow, writeRow } from './database.ts';
import { decryptRow, type EncryptedRow, encryptRow } from './encrypted-row.ts';

/** A member in this browser. No key can be exported: every script of the site can read the rows. */
export interface Member {
  self: Self;
  certificate: CertifiedDevice;
  storageKey: CryptoKey;
  /** Encrypts and decrypts the settings. */
  settingsKey: CryptoKey;
  /** Names the settings in the log of keys, in base64url; null for keys from before that log. */
  settingsLabel: string | null;
  /** The day on which that name was created; null for older keys. */
  labelCreatedOn: string | null;
  settings: KnownSettings;
}

/** Older releases did not know every field. */
type StoredSettings = Omit<KnownSettings, 'uncheckedDays'> & Partial<Pick<KnownSettings, 'uncheckedDays'>>;

type MemberRow = Pick<Member, 'self' | 'certificate' | 'storageKey' | 'settingsKey' | 'settingsLabel'> & {
  labelCreatedOn?: string | null;
  encryptedSettings: EncryptedRow;
};

export async function loadMember(memberId: string): Promise<Member | null> {
  const row = (await readRow('members', memberId)) as MemberRow | undefined;
  if (!row) return null;
  const { encryptedSettings, ...member } = row;
  const settings = (await decryptRow(row.storageKey, encryptedSettings, memberId)) as StoredSettings;
  return { ...member, labelCreatedOn: row.labelCreatedOn ?? null, settings: { uncheckedDays: [], ...settings } };
}

export async function saveMember({ settings, ...member }: Member): Promise<void> {
  const { memberId } = member.self;
  const encryptedSettings = await encryptRow(member.storageKey, settings, memberId);
  await writeRow('members', memberId, { ...member, encryptedSettings } satisfies MemberRow);
}

interface EpochsRow {
  encryptedRecords: EncryptedRow;
  /** In the order of the records. */
  keys: readonly (CryptoKey | null)[];
}

export async function loadEpochs({ self, storageKey }: Member, conversationId: string): Promise<VerifiedEpoch[]> {
  const row = (await readRow('conversations', [self.memberId, conversationId])) as EpochsRow | undefined;
  if (!row) return [];
  const records = (await decryptRow(storageKey, row.encryptedRecords, self.memberId, conversationId)) as EpochRecord[];
  return records.map((record, index) => ({ record, key: row.keys[index] ?? null }));
}

export async function saveEpochs({ self, storageKey }: Member, conversationId: string, epochs: readonly VerifiedEpoch[]): Promise<void> {
  const records = epochs.map(({ record }) => record);
  const encryptedRecords = await encryptRow(storageKey, records, self.memberId, conversationId);
  const row: EpochsRow = { encryptedRecords, keys: epochs.map(({ key }) => key) };
  await writeRow('conversations', [self.memberId, conversationId], row);
}
