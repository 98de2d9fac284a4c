import type { EpochRecord } from '@subrosa/contract/conversations/ciphertext';
import { hashEpoch } from '@subrosa/crypto/signed/epoch';
import { fingerprintOf } from '@subrosa/crypto/signed/identity';
import { idsOf } from '@subrosa/crypto/signed/membership';
import type { Tx } from '../../platform/db/database.ts';
import { findEpoch } from './queries/epochs.ts';
import { listNewestKeys } from './queries/keys.ts';

interface EpochInput {
  conversationId: string;
  epoch: number;
  record: EpochRecord;
}

/** Checks whether the same record was already stored. */
export async function isThere(tx: Tx, { conversationId, epoch, record }: EpochInput): Promise<boolean> {
  const stored = await findEpoch(tx, conversationId, epoch);
  return stored !== null && stored.signature === record.signature && (await hashEpoch(stored)) === (await hashEpoch(record));
}

/** Checks that the record uses the members’ newest keys: a member could not open a key wrapped to a replaced one. */
export async function hasNewestKeys(tx: Tx, record: EpochRecord): Promise<boolean> {
  const newest = await listNewestKeys(tx, idsOf(record));
  for (const member of record.members) {
    const keys = newest.find(({ member_id }) => member_id === member.memberId);
    if (!keys || keys.account_key_version !== member.accountKeyVersion) return false;
    if ((await fingerprintOf(keys.identity_key)) !== member.identity) return false;
  }
  return true;
}
