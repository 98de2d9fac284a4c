import { clearGroups } from './groups/open-group.ts';
import { clearDrafts } from './thread/drafts.ts';
import { clearNames } from './thread/people.ts';
import { clearSynced } from './thread/sync.ts';
import { clearThreads } from './thread/thread.ts';
import { clearVault } from './vault/open-vault.ts';

/** At signing out: nothing that was said stays in this browser, nor what opens it. */
export async function clearConversations(memberId: string): Promise<void> {
  clearNames();
  clearThreads();
  clearGroups();
  clearSynced();
  clearDrafts();
  await clearVault(memberId);
}
