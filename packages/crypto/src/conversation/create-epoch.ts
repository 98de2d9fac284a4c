import type { PublicRecord } from '../account/public-record.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { dayOf } from '../primitives/day.ts';
import { sign } from '../primitives/signature.ts';
import { type EpochMember, type EpochRecord, epochSigningInput, hashEpoch, hashWraps, type Wrap } from '../signed/epoch.ts';
import { fingerprintOf } from '../signed/identity.ts';
import { commitToKey, newEpochKey, wrapKey } from './epoch-key.ts';
import type { Self } from './self.ts';

/** Somebody for whom the key is sealed, with the keys that were judged. */
export interface Invited {
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
  members: readonly Invited[];
  admins: readonly string[];
  now: Date;
}

/** A new key for these members. It counts once the server has taken it as the next one and it came back. */
export async function createEpoch(input: EpochInput): Promise<NewEpoch> {
  const { record, wraps } = await makeEpoch(input);
  return { record, wraps };
}

/** With its key, for what is sealed under it at once. */
export async function makeEpoch(input: EpochInput): Promise<NewEpoch & { key: Bytes }> {
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
  return { record: { ...unsigned, signature: await sign(self.deviceKey.privateKey, epochSigningInput(unsigned)) }, wraps, key };
}

async function asMember({ memberId, record }: Invited): Promise<EpochMember> {
  return { memberId, identity: await fingerprintOf(record.identityKey), accountKeyVersion: record.accountKeyVersion };
}
