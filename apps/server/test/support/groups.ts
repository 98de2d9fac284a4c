import type { conversationsRoutes } from '@subrosa/contract/conversations';
import type { ConversationView } from '@subrosa/contract/conversations/schemas';
import type { ReplyOf } from '@subrosa/contract/route';
import { encryptFile } from '@subrosa/crypto/conversation/attachments';
import { loadContacts, requireTrusted } from '@subrosa/crypto/conversation/contacts';
import { NEW_SETTINGS } from '@subrosa/crypto/conversation/settings';
import { type DecryptedGroup, decryptProfile, encryptProfile } from '@subrosa/crypto/conversation/group-profile';
import { decryptInvitation, encryptInvitation } from '@subrosa/crypto/conversation/invitation';
import type { KeyLog } from '@subrosa/crypto/conversation/key-log';
import { decryptReaction, encryptReaction } from '@subrosa/crypto/conversation/reactions';
import { type GroupToEncrypt, renewEpoch, type GroupMembers } from '@subrosa/crypto/conversation/renew-epoch';
import { stateReportOf } from '@subrosa/crypto/conversation/report';
import { writeMessage } from '@subrosa/crypto/conversation/write-message';
import type { Attachment } from '@subrosa/crypto/signed/attachment';
import type { GroupProfile, MessagePayload } from '@subrosa/crypto/signed/payload';
import type { StampView, ChatMember } from './conversations.ts';

const at = (id: string) => `/api/conversation/${id}`;
const LONGEST = 4000;

export type InvitationView = ReplyOf<(typeof conversationsRoutes)['listInvitations']>[number];

/** Prepares the next epoch of a group with these members, as the browser of its author would. */
export async function prepareGroup(who: ChatMember, id: string, people?: GroupMembers, group?: GroupToEncrypt) {
  const { contacts, epochs } = await who.know(id);
  return renewEpoch({ self: who.self, conversationId: id, epochs, contacts, people, group, now: new Date() });
}

/** Returns the current group profile to carry over, or the first one when the group has none. */
export async function groupToEncrypt(who: ChatMember, id: string, first: GroupProfile = { name: 'Garden' }): Promise<GroupToEncrypt> {
  const opened = await groupSeenBy(who, id);
  return opened ? { carried: opened.proof } : { first };
}

export const putGroup = async (who: ChatMember, id: string, people?: GroupMembers, group: GroupProfile = { name: 'Garden' }) => {
  const epoch = await prepareGroup(who, id, people, await groupToEncrypt(who, id, group));
  return who.call<object>('PUT', `${at(id)}/epochs/${epoch.record.epoch}`, epoch);
};

export async function inviteTo(who: ChatMember, id: string, other: { id: string }, name = 'Garden') {
  const { body: log } = await who.call<KeyLog>('GET', `/api/conversation/keys/${other.id}`);
  const [invited] = requireTrusted(await loadContacts(who.self, NEW_SETTINGS, [log]), [other.id]);
  if (!invited) throw new Error('no member to invite');
  const invitation = await encryptInvitation({ self: who.self, conversationId: id, invited, name });
  return who.call<ConversationView>('POST', `${at(id)}/invitations`, { memberId: other.id, ...invitation });
}

export const invitationsOf = async (who: ChatMember) => (await who.call<InvitationView[]>('GET', '/api/conversation/invitations')).body;

const openedInvitation = (who: ChatMember, invitation: InvitationView) =>
  decryptInvitation({ ...invitation, inviterId: invitation.inviter.id }, who.self);

export const nameIn = async (who: ChatMember, invitation: InvitationView) => (await openedInvitation(who, invitation))?.name ?? null;

/** Returns the report of an invitation by the invited member. */
export async function invitationReport(who: ChatMember, invitation: InvitationView) {
  const { conversationId, inviter, ...encrypted } = invitation;
  const opened = await openedInvitation(who, invitation);
  if (!opened) throw new Error('not opened');
  const stamped = { kind: 'invitation', conversationId, senderId: inviter.id, recipientId: who.id, ...encrypted } as const;
  return stateReportOf(stamped, opened.proof);
}

export const answer = (who: ChatMember, id: string, decision: 'accept' | 'decline' | 'block') =>
  who.call<object>('POST', `${at(id)}/invitations/answer`, { answer: decision });

/** Adds accepted members to the group, as the admin's browser would. */
export async function letIn(who: ChatMember, id: string, name = 'Garden') {
  const { body } = await who.see(id);
  const members = [...body.members, ...(body.group?.joining ?? [])].map((one) => one.id);
  return putGroup(who, id, { members, admins: body.group?.admins ?? [] }, { name });
}

/** Creates a group with these members, who have accepted. */
export async function aGroup(owner: ChatMember, others: readonly ChatMember[] = [], name = 'Garden'): Promise<string> {
  const { body } = await owner.call<ConversationView>('POST', '/api/conversation/group', {});
  await putGroup(owner, body.id, { members: [owner.id], admins: [owner.id] }, { name });
  for (const other of others) {
    await inviteTo(owner, body.id, other, name);
    await answer(other, body.id, 'accept');
  }
  if (others.length > 0) await letIn(owner, body.id, name);
  return body.id;
}

export async function leave(
  who: ChatMember,
  id: string,
  people: GroupMembers | null,
  block?: { encryptedName: string; accountKeyVersion: number },
) {
  const epoch = people && (await prepareGroup(who, id, people));
  return who.call<object>('POST', `${at(id)}/leave`, { epoch, ...(block && { block }) });
}

async function groupSeenBy(who: ChatMember, id: string): Promise<DecryptedGroup | null> {
  const { contacts, epochs } = await who.know(id);
  const state = (await who.see(id)).body.group?.state;
  const epoch = epochs.find(({ record }) => record.epoch === state?.epoch);
  return state ? decryptProfile(epoch, state, contacts) : null;
}

export const nameOf = async (who: ChatMember, id: string): Promise<string | null> => (await groupSeenBy(who, id))?.name ?? null;

/** Returns a member's report of the group's name and picture. */
export async function groupReport(who: ChatMember, id: string) {
  const opened = await groupSeenBy(who, id);
  const stamped = (await who.see(id)).body.group?.state?.stamped;
  if (!opened || !stamped) throw new Error('not opened');
  return stateReportOf({ kind: 'group', conversationId: id, recipientId: null, ...stamped }, opened.proof);
}

export async function describe(who: ChatMember, id: string, group: GroupProfile, image?: string) {
  const { contacts, epochs } = await who.know(id);
  const state = await encryptProfile({ self: who.self, epochs, contacts, id: crypto.randomUUID(), group, now: new Date() });
  return who.call<ConversationView>('PUT', `${at(id)}/group`, { state, ...(image !== undefined && { image }) });
}

export async function writePayload(who: ChatMember, id: string, payload: MessagePayload, messageId: string = crypto.randomUUID()) {
  const { contacts, epochs } = await who.know(id);
  return writeMessage({ self: who.self, epochs, contacts, id: messageId, payload, longest: LONGEST, now: new Date() });
}

export async function edit(who: ChatMember, id: string, messageId: string, text: string) {
  const envelope = await writePayload(who, id, { kind: 'text', text, edited: true }, messageId);
  return who.call<StampView>('PUT', `${at(id)}/messages/${messageId}`, envelope);
}

export async function react(who: ChatMember, id: string, messageId: string, emoji: string) {
  const { contacts, epochs } = await who.know(id);
  const written = { self: who.self, epochs, contacts, id: crypto.randomUUID(), about: messageId, emoji, now: new Date() };
  return who.call<object>('PUT', `${at(id)}/messages/${messageId}/reaction`, await encryptReaction(written));
}

/** Decrypts the reactions to each message as this member. */
async function openReactionsIn(who: ChatMember, id: string) {
  const { contacts, epochs } = await who.know(id);
  const messages = (await who.history(id)).body.entries.filter((entry) => entry.kind === 'message');
  const open = async (about: string, reaction: (typeof messages)[number]['reactions'][number]) => {
    const epoch = epochs.find(({ record }) => record.epoch === reaction.epoch);
    return { reaction, opened: await decryptReaction(epoch, { ...reaction, about }, contacts) };
  };
  return Promise.all(messages.map((message) => Promise.all(message.reactions.map((reaction) => open(message.id, reaction)))));
}

/** Returns the emoji of each message as this member sees them. */
export async function reactionsSeenBy(who: ChatMember, id: string): Promise<(string | null)[][]> {
  const opened = await openReactionsIn(who, id);
  return opened.map((ofMessage) => ofMessage.map((one) => (one.opened.kind === 'decrypted' ? one.opened.emoji : null)));
}

/** Returns a member's report of the first reaction that they see. */
export async function reactionReport(who: ChatMember, id: string) {
  const [found] = (await openReactionsIn(who, id)).flat();
  if (found?.opened.kind !== 'decrypted') throw new Error('not opened');
  return stateReportOf({ kind: 'reaction', conversationId: id, recipientId: null, ...found.reaction }, found.opened.proof);
}

interface Upload {
  id: string;
  parts: { number: number; bytes: number; url: string }[];
}

const PART = 8 * 1024 * 1024;

export async function sendParts(encrypted: Blob, parts: Upload['parts']): Promise<void> {
  for (const { number, bytes, url } of parts) {
    const start = (number - 1) * PART;
    const sent = await fetch(url, { method: 'PUT', body: encrypted.slice(start, start + bytes) });
    if (!sent.ok) throw new Error(`the store refused a part: ${sent.status}`);
  }
}

/** Encrypts a file and uploads it to a conversation. */
export async function anAttachment(
  who: ChatMember,
  id: string,
  content: Blob,
  name = 'note.txt',
): Promise<{ file: Attachment; ciphertext: Blob }> {
  const { ciphertext, file } = await encryptFile(content);
  const begun = await who.call<Upload>('POST', `${at(id)}/attachments`, { bytes: ciphertext.size });
  if (begun.status !== 200) throw new Error(`not begun: ${begun.text}`);
  await sendParts(ciphertext, begun.body.parts);
  await who.call('POST', `/api/attachments/${begun.body.id}/complete`, {});
  return { file: { id: begun.body.id, name, type: 'text/plain', ...file }, ciphertext };
}

export async function sendFile(who: ChatMember, id: string, file: Attachment, text = '') {
  const envelope = await writePayload(who, id, { kind: 'text', text, attachments: [file] });
  return who.call<StampView>('POST', `${at(id)}/messages`, { ...envelope, attachments: [file.id] });
}

export const attachmentUrlOf = (who: ChatMember, id: string, fileId: string) =>
  who.call<{ url: string; bytes: number }>('GET', `${at(id)}/attachments/${fileId}`);
