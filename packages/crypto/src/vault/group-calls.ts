import { meetContacts, trusted } from '../conversation/contacts.ts';
import type { Invited } from '../conversation/create-epoch.ts';
import { ConversationRefused } from '../conversation/errors.ts';
import { openName, sealName as sealNameFor } from '../conversation/group-name.ts';
import { openProfile, writeProfile } from '../conversation/group-profile.ts';
import { openInvitation, sealInvitation as sealInvitationFor } from '../conversation/invitation.ts';
import { keepPins, lookAt } from './looking.ts';
import type { Input, Output } from './protocol.ts';
import type { Session } from './session.ts';

export async function describeGroup(session: Session, input: Input<'describeGroup'>): Promise<Output<'describeGroup'>> {
  const { member, contacts, epochs } = await lookAt(session, input.conversationId);
  const { id, group } = input;
  return writeProfile({ self: member.self, epochs, contacts, id, group, now: new Date() });
}

export async function openGroups(session: Session, { groups }: Input<'openGroups'>): Promise<Output<'openGroups'>> {
  return Promise.all(
    groups.map(async ({ conversationId, state }) => {
      const { contacts, epochs } = await lookAt(session, conversationId);
      return openProfile(
        epochs.find(({ record }) => record.epoch === state.epoch),
        state,
        contacts,
      );
    }),
  );
}

export async function sealInvitation(session: Session, input: Input<'sealInvitation'>): Promise<Output<'sealInvitation'>> {
  const { conversationId, log, name } = input;
  return session.alone(async (member) => {
    const { self } = member;
    const contacts = await meetContacts(self, member.pins, [log]);
    const sealed = await sealInvitationFor({ self, conversationId, invited: only(trusted(contacts, [log.memberId])), name });
    return { ...sealed, pinsChanged: await keepPins(member, contacts.pins) };
  });
}

export async function openInvitations(session: Session, { invitations }: Input<'openInvitations'>): Promise<Output<'openInvitations'>> {
  const { self } = await session.member();
  return Promise.all(invitations.map((invitation) => openInvitation(invitation, self)));
}

export async function sealName(session: Session, { conversationId, log, name }: Input<'sealName'>): Promise<Output<'sealName'>> {
  const { self, pins } = await session.member();
  if (log.memberId !== self.memberId) throw new ConversationRefused('keyLog', { memberId: log.memberId });
  return sealNameFor(name, conversationId, only(trusted(await meetContacts(self, pins, [log]), [self.memberId])));
}

export async function openNames(session: Session, { names }: Input<'openNames'>): Promise<Output<'openNames'>> {
  const { self } = await session.member();
  return Promise.all(names.map((name) => openName(name, name.conversationId, self)));
}

function only([one]: readonly Invited[]): Invited {
  if (!one) throw new ConversationRefused('keyLog');
  return one;
}
