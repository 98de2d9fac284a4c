import type { EpochRecord } from '../signed/epoch.ts';
import { fingerprintOf } from '../signed/identity.ts';
import { idsOf } from '../signed/membership.ts';
import type { TrustedMember } from './create-epoch.ts';

const LONGEST_MS = 30 * 86_400_000;

/** Whether the key is too old, a member has newer keys than in the epoch, or its creator is no longer a member. */
export async function isRenewalDue(record: EpochRecord, members: readonly TrustedMember[], now: Date): Promise<boolean> {
  if (now.getTime() - Date.parse(record.createdOn) >= LONGEST_MS) return true;
  if (!idsOf(record).includes(record.creatorId)) return true;
  const current = await Promise.all(
    members.map(async ({ memberId, record: keys }) => {
      const stands = record.members.find((member) => member.memberId === memberId);
      return stands?.accountKeyVersion === keys.accountKeyVersion && stands.identity === (await fingerprintOf(keys.identityKey));
    }),
  );
  return !current.every(Boolean);
}
