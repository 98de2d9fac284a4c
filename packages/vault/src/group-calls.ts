import { contactsIn, loadContacts, requireTrusted } from '@subrosa/crypto/conversation/contacts';
import type { TrustedMember } from '@subrosa/crypto/conversation/create-epoch';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import { decryptName, encryptName as encryptNameFor } from '@subrosa/crypto/conversation/group-name';
import { decryptProfile, encryptProfile } from '@subrosa/crypto/conversation/group-profile';
import { requirePins } from '@subrosa/crypto/conversation/known-settings';
import { decryptInvitation, encryptInvitation as encryptInvitationFor } from '@subrosa/crypto/conversation/invitation';
import { loadConversation, loadToSend, requireHonestLog, savePins } from './conversation-state.ts';
import { checkKeys } from './log/check-keys.ts';
import type { Input, Output } from './protocol.ts';
import type { Session } from './session.ts';

export async function describeGroup(session: Session, input: Input<'describeGroup'>): Promise<Output<'describeGroup'>> {
  const { member, contacts, epochs } = await loadToSend(session, input.conversationId);
  const { id, group } = input;
  return encryptProfile({ self: member.self, epochs, contacts, id, group, now: new Date() });
}

export async function decryptGroups(session: Session, { groups }: Input<'decryptGroups'>): Promise<Output<'decryptGroups'>> {
  return Promise.all(
    groups.map(async ({ conversationId, state }) => {
      const { contacts, epochs } = await loadConversation(session, conversationId);
      return decryptProfile(
        epochs.find(({ record }) => record.epoch === state.epoch),
        state,
        contacts,
      );
    }),
  );
}

export async function encryptInvitation(session: Session, input: Input<'encryptInvitation'>): Promise<Output<'encryptInvitation'>> {
  const { conversationId, log, name } = input;
  return session.changeMember(async (member) => {
    const { self } = member;
    requirePins(member.settings);
    await requireHonestLog(session, member);
    const proofs = await checkKeys(session, member, [log]);
    const contacts = await loadContacts(self, contactsIn(member.settings), [log], proofs);
    const encrypted = await encryptInvitationFor({ self, conversationId, invited: only(requireTrusted(contacts, [log.memberId])), name });
    return { ...encrypted, pinsChanged: await savePins(member, contacts.pins) };
  });
}

export async function decryptInvitations(
  session: Session,
  { invitations }: Input<'decryptInvitations'>,
): Promise<Output<'decryptInvitations'>> {
  const { self } = await session.member();
  return Promise.all(invitations.map((invitation) => decryptInvitation(invitation, self)));
}

export async function encryptName(session: Session, { conversationId, log, name }: Input<'encryptName'>): Promise<Output<'encryptName'>> {
  const member = await session.member();
  const { self } = member;
  if (log.memberId !== self.memberId) throw new ConversationError('keyLog', { memberId: log.memberId });
  const contacts = await loadContacts(self, contactsIn(member.settings), [log], await checkKeys(session, member, [log]));
  return encryptNameFor(name, conversationId, only(requireTrusted(contacts, [self.memberId])));
}

export async function decryptNames(session: Session, { names }: Input<'decryptNames'>): Promise<Output<'decryptNames'>> {
  const { self } = await session.member();
  return Promise.all(names.map((name) => decryptName(name, name.conversationId, self)));
}

function only([one]: readonly TrustedMember[]): TrustedMember {
  if (!one) throw new ConversationError('keyLog');
  return one;
}
