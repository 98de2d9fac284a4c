import { reaction, type Reaction } from '../../platform/jobs/reaction.ts';
import { say } from './live.ts';
import { listPartners } from './queries/telling.ts';
import { renamePeer } from './store/conversations.ts';

/** After which others ask for a member's keys again before they write. */
const ofKeys = ['accounts.keysReplaced', 'devices.certified', 'devices.signedOut'] as const;

export const reactions: readonly Reaction[] = [
  ...ofKeys.map((name) =>
    reaction(name, `conversations.tell-keys-after-${name}`, async ({ tx, event, platform: { live }, afterCommit }) => {
      const { memberId } = event.data;
      const partners = await listPartners(tx, memberId);
      afterCommit(() => {
        for (const { conversationId, peerId } of partners) {
          say(live, [memberId, peerId], { kind: 'keys', conversationId, memberId });
        }
      });
    }),
  ),

  reaction('accounts.usernameChanged', 'conversations.rename-peer', async ({ tx, event, platform: { live }, afterCommit }) => {
    await renamePeer(tx, event.data.memberId);
    const partners = await listPartners(tx, event.data.memberId);
    afterCommit(() => {
      for (const { conversationId, peerId } of partners) say(live, [peerId], { kind: 'changed', conversationId });
    });
  }),
];
