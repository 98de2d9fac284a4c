import { clearGroups } from './groups/open-group.ts';
import { clearDrafts } from './thread/drafts.ts';
import { clearNames } from './thread/people.ts';
import { clearSynced } from './thread/sync.ts';
import { clearThreads } from './thread/thread.ts';
import { markUnsent } from './thread/unsent-mark.ts';
import { clearVault } from './vault/open-vault.ts';

/** On logout: removes all messages and keys from this browser. */
export async function clearConversations(memberId: string): Promise<void> {
  clearNames();
  clearThreads();
  clearGroups();
  clearSynced();
  clearDrafts();
  markUnsent(false);
  await clearVault(memberId);
}
