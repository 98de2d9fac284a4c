import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';
import { publishToMembers } from './publish.ts';
import { listPartners } from './queries/live-recipients.ts';
import { renamePeer } from './store/conversations.ts';

export const reactions: readonly Reaction[] = [
  // Published so that others load the new keys before they write. Signing in or out publishes nothing: a certificate
  // becomes visible with its first signature.
  reaction('accounts.keysReplaced', 'conversations.tell-keys-after-accounts.keysReplaced', async (reacting) => {
    const { tx, event, platform, afterCommit } = reacting;
    const { memberId } = event.data;
    const partners = await listPartners(tx, memberId);
    afterCommit(() => {
      for (const { conversationId, peerId } of partners) {
        publishToMembers(platform.live, [memberId, peerId], { kind: 'keys', conversationId, memberId });
      }
    });
  }),

  reaction('accounts.usernameChanged', 'conversations.rename-peer', async ({ tx, event, platform: { live }, afterCommit }) => {
    await renamePeer(tx, event.data.memberId);
    const partners = await listPartners(tx, event.data.memberId);
    afterCommit(() => {
      for (const { conversationId, peerId } of partners) publishToMembers(live, [peerId], { kind: 'changed', conversationId });
    });
  }),
];
