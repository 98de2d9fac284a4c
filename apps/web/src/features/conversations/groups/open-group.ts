import type { GroupView } from '@subrosa/contract/conversations/parts';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { OpenedGroup } from '@subrosa/crypto/conversation/group-profile';
import { synced, syncAgain } from '../thread/sync.ts';
import { inVault } from '../vault/vault.ts';

type GroupState = NonNullable<GroupView['state']>;

/** Name and picture of a group, with what a report of them needs. */
export type SeenGroup = OpenedGroup & { stamped: GroupState['stamped'] };

const seen = new Map<string, Map<string, SeenGroup>>();

/** What a group was called while somebody was here, the newest last: a name that was changed since can still be reported. */
export const seenGroups = (conversationId: string): SeenGroup[] => [...(seen.get(conversationId)?.values() ?? [])];

export function forgetGroups(): void {
  seen.clear();
}

/** Name and picture of a group. Throws where they are not believed. */
export async function openGroup(conversationId: string, state: GroupState): Promise<SeenGroup> {
  const { nextEpoch } = await synced(conversationId);
  if (state.epoch >= nextEpoch) await syncAgain(conversationId);
  const open = async () => (await inVault((vault) => vault.openGroups({ groups: [{ conversationId, state }] })))[0] ?? null;
  const opened = (await open()) ?? (await syncAgain(conversationId).then(open));
  if (!opened) throw new ConversationError('noKey');
  const group = { ...opened, stamped: state.stamped };
  const ofGroup = seen.get(conversationId) ?? new Map<string, SeenGroup>();
  // Every new key carries the same name on.
  seen.set(conversationId, ofGroup.set(state.stamped.id, group));
  return group;
}
