import type { GroupView } from '@subrosa/contract/conversations/schemas';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { DecryptedGroup } from '@subrosa/crypto/conversation/group-profile';
import { getSyncedState, resync } from '../thread/sync.ts';
import { inVault } from '../../../shared/vault/vault.ts';

type GroupState = NonNullable<GroupView['state']>;

/** The name and the picture of a group, with what a report of them needs. */
export type CachedGroup = DecryptedGroup & { stamped: GroupState['stamped'] };

const cachedGroups = new Map<string, Map<string, CachedGroup>>();

/** All names of a group in this session, newest last: a name that was changed since can still be reported. */
export const getCachedGroups = (conversationId: string): CachedGroup[] => [...(cachedGroups.get(conversationId)?.values() ?? [])];

export function clearGroups(): void {
  cachedGroups.clear();
}

/** Decrypts the name and the picture of a group. Throws when their signature is invalid. */
export async function openGroup(conversationId: string, state: GroupState): Promise<CachedGroup> {
  const { nextEpoch } = await getSyncedState(conversationId);
  if (state.epoch >= nextEpoch) await resync(conversationId);
  const open = async () => (await inVault((vault) => vault.decryptGroups({ groups: [{ conversationId, state }] })))[0] ?? null;
  const opened = (await open()) ?? (await resync(conversationId).then(open));
  if (!opened) throw new ConversationError('noKey');
  const group = { ...opened, stamped: state.stamped };
  const ofGroup = cachedGroups.get(conversationId) ?? new Map<string, CachedGroup>();
  // Every new epoch contains the same name again.
  cachedGroups.set(conversationId, ofGroup.set(state.stamped.id, group));
  return group;
}
