import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import type { GroupProfile } from '@subrosa/crypto/signed/payload';
import { silentClient } from '../../../shared/api/client.ts';
import { uploadBlob } from '../files/upload-files.ts';
import { epochBody, isCode, putEpoch, reachableMembers, withKeys } from '../thread/renew.ts';
import { resync } from '../thread/sync.ts';
import { savePins } from '../vault/save-pins.ts';
import { inVault } from '../../../shared/vault/vault.ts';

const ATTEMPTS = 5;

/** Creates a group with no other members. */
export async function createGroup(ownId: string, name: string, picture: Blob | null): Promise<ConversationView> {
  const { id: conversationId } = await silentClient.call(conversations.createGroup, {});
  await resync(conversationId);
  const people = { members: [ownId], admins: [ownId] };
  await putEpoch(conversationId, await inVault((vault) => vault.renew({ conversationId, people, group: { first: { name } } })));
  await resync(conversationId);
  const view = await silentClient.call(conversations.getConversation, { params: { id: conversationId } });
  return picture ? describeGroup(view, { name }, picture) : view;
}

/** Changes the name or the picture of a group. */
export async function describeGroup(view: ConversationView, profile: GroupProfile, picture: Blob | null): Promise<ConversationView> {
  const { id: conversationId, members, group: before } = view;
  const image = picture && (await uploadBlob(conversationId, picture));
  const group = { ...profile, ...(image && { image }) };
  return withKeys({ conversationId, members: members.map(({ id }) => id), state: before?.state ?? null }, async () => {
    const state = await inVault((vault) => vault.describeGroup({ conversationId, id: crypto.randomUUID(), group }));
    return silentClient.call(conversations.describeGroup, {
      params: { id: conversationId },
      body: { state, ...(image && { image: image.id }) },
    });
  });
}

/** Invites a member. The name of the group is encrypted for them, because the server does not know it. */
export async function invite(conversationId: string, memberId: string, name: string): Promise<ConversationView> {
  const log = await readKeys(memberId);
  const { pinsChanged, ...invitation } = await inVault((vault) => vault.encryptInvitation({ conversationId, log, name }));
  if (pinsChanged) savePins();
  return silentClient.call(conversations.inviteToGroup, { params: { id: conversationId }, body: { memberId, ...invitation } });
}

type LeaveGroupInput = {
  conversationId: string;
  ownId: string;
  /** The next admin, when the only admin leaves. */
  heir: string | null;
  /** Blocks further invitations; the name stays in the member's own list of blocked groups. */
  block: { name: string } | null;
};

/** Leaves the group and renews its keys for the remaining members, so that the leaving member does not have the new ones. */
export async function leaveGroup({ conversationId, ownId, heir, block }: LeaveGroupInput): Promise<void> {
  const log = block && (await readKeys(ownId));
  const blocked = log && (await inVault((vault) => vault.encryptName({ conversationId, log, name: block.name })));
  for (let attempt = 1; ; attempt += 1) {
    const now = reachableMembers(await resync(conversationId));
    const members = now.members.filter((id) => id !== ownId);
    const staying = now.admins.filter((id) => id !== ownId);
    const admins = staying.length > 0 || heir === null ? staying : [heir];
    try {
      const epoch = members.length === 0 ? null : await inVault((vault) => vault.renew({ conversationId, people: { members, admins } }));
      const body = { epoch: epoch && epochBody(epoch), ...(blocked && { block: blocked }) };
      await silentClient.call(conversations.leaveGroup, { params: { id: conversationId }, body });
      return;
    } catch (error) {
      if (attempt >= ATTEMPTS || !isCode(error, 'conversations.epochStale')) throw error;
    }
  }
}

async function readKeys(memberId: string) {
  const log = await silentClient.call(conversations.getMemberKeys, { params: { id: memberId } });
  if (log.memberId !== memberId) throw new ConversationError('keyLog', { memberId });
  return log;
}
