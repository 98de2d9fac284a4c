import type { PublicRecord } from '../account/public-record.ts';
import { dayOf } from '../primitives/day.ts';
import { importKeyMaterial } from '../primitives/hkdf.ts';
import { sign } from '../primitives/signature.ts';
import { type EpochMember, type EpochRecord, epochSigningInput, hashEpoch, hashWraps, type Wrap } from '../signed/epoch.ts';
import { fingerprintOf } from '../signed/identity.ts';
import { commitToKey, newEpochKey, wrapKey } from './epoch-key.ts';
import type { Self } from './self.ts';

/** A member to whom the epoch key is encrypted, with assessed keys. */
export interface TrustedMember {
  memberId: string;
  record: Pick<PublicRecord, 'identityKey' | 'accountKey' | 'accountKeyVersion'>;
}

export interface NewEpoch {
  record: EpochRecord;
  wraps: Wrap[];
}

interface EpochInput {
  self: Self;
  conversationId: string;
  previous: EpochRecord | null;
  members: readonly TrustedMember[];
  admins: readonly string[];
  now: Date;
}

/**
 * Creates an epoch key for these members, in use once the server has stored it as the next epoch. Also returns the key, for
 * content that is encrypted under it immediately.
 */
export async function createEpoch(input: EpochInput): Promise<NewEpoch & { key: CryptoKey }> {
  const { self, conversationId, previous } = input;
  const epochRef = { conversationId, epoch: previous ? previous.epoch + 1 : 0 };
  const key = newEpochKey();
  const invited = input.members.toSorted((one, other) => (one.memberId < other.memberId ? -1 : 1));
  const members = await Promise.all(invited.map(asMember));
  const wraps = await Promise.all(
    invited.map(async ({ memberId, record }) => ({
      memberId,
      wrap: await wrapKey(key, record.accountKey, epochRef, { memberId, accountKeyVersion: record.accountKeyVersion }),
    })),
  );
  const unsigned = {
    ...epochRef,
    previousHash: previous && (await hashEpoch(previous)),
    members,
    admins: input.admins.toSorted(),
    creatorId: self.memberId,
    deviceId: self.deviceId,
    createdOn: dayOf(input.now),
    keyCommitment: await commitToKey(key),
    wrapsHash: await hashWraps(wraps),
  };
  const signature = await sign(self.deviceKey.privateKey, epochSigningInput(unsigned));
  return { record: { ...unsigned, signature }, wraps, key: await importKeyMaterial(key) };
}

async function asMember({ memberId, record }: TrustedMember): Promise<EpochMember> {
  return { memberId, identity: await fingerprintOf(record.identityKey), accountKeyVersion: record.accountKeyVersion };
}
