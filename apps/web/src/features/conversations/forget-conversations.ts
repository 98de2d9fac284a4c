import { forgetGroups } from './groups/open-group.ts';
import { forgetDrafts } from './thread/drafts.ts';
import { forgetNames } from './thread/people.ts';
import { forgetSynced } from './thread/sync.ts';
import { forgetThreads } from './thread/thread.ts';
import { forgetVault } from './vault/open-vault.ts';

/** At signing out: nothing that was said stays in this browser, nor what opens it. */
export async function forgetConversations(memberId: string): Promise<void> {
  forgetNames();
  forgetThreads();
  forgetGroups();
  forgetSynced();
  forgetDrafts();
  await forgetVault(memberId);
}
