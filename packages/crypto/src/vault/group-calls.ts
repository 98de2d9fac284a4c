import { meetContacts, trusted } from '../conversation/contacts.ts';
import type { Invited } from '../conversation/create-epoch.ts';
import { ConversationError } from '../conversation/errors.ts';
import { openName, encryptName as encryptNameFor } from '../conversation/group-name.ts';
import { openProfile, writeProfile } from '../conversation/group-profile.ts';
import { openInvitation, encryptInvitation as encryptInvitationFor } from '../conversation/invitation.ts';
import { keepPins, loadConversation } from './conversation-state.ts';
import type { Input, Output } from './protocol.ts';
import type { Session } from './session.ts';

export async function describeGroup(session: Session, input: Input<'describeGroup'>): Promise<Output<'describeGroup'>> {
  const { member, contacts, epochs } = await loadConversation(session, input.conversationId);
  const { id, group } = input;
  return writeProfile({ self: member.self, epochs, contacts, id, group, now: new Date() });
}

export async function openGroups(session: Session, { groups }: Input<'openGroups'>): Promise<Output<'openGroups'>> {
  return Promise.all(
    groups.map(async ({ conversationId, state }) => {
      const { contacts, epochs } = await loadConversation(session, conversationId);
      return openProfile(
        epochs.find(({ record }) => record.epoch === state.epoch),
        state,
        contacts,
      );
    }),
  );
}

export async function encryptInvitation(session: Session, input: Input<'encryptInvitation'>): Promise<Output<'encryptInvitation'>> {
  const { conversationId, log, name } = input;
  return session.alone(async (member) => {
    const { self } = member;
    const contacts = await meetContacts(self, member.pins, [log]);
    const encrypted = await encryptInvitationFor({ self, conversationId, invited: only(trusted(contacts, [log.memberId])), name });
    return { ...encrypted, pinsChanged: await keepPins(member, contacts.pins) };
  });
}

export async function openInvitations(session: Session, { invitations }: Input<'openInvitations'>): Promise<Output<'openInvitations'>> {
  const { self } = await session.member();
  return Promise.all(invitations.map((invitation) => openInvitation(invitation, self)));
}

export async function encryptName(session: Session, { conversationId, log, name }: Input<'encryptName'>): Promise<Output<'encryptName'>> {
  const { self, pins } = await session.member();
  if (log.memberId !== self.memberId) throw new ConversationError('keyLog', { memberId: log.memberId });
  return encryptNameFor(name, conversationId, only(trusted(await meetContacts(self, pins, [log]), [self.memberId])));
}

export async function openNames(session: Session, { names }: Input<'openNames'>): Promise<Output<'openNames'>> {
  const { self } = await session.member();
  return Promise.all(names.map((name) => openName(name, name.conversationId, self)));
}

function only([one]: readonly Invited[]): Invited {
  if (!one) throw new ConversationError('keyLog');
  return one;
}
