import { meetContacts, trusted } from '../conversation/contacts.ts';
import { ConversationRefused } from '../conversation/errors.ts';
import { openName, sealName as sealNameFor } from '../conversation/group-name.ts';
import { openProfile, writeProfile } from '../conversation/group-profile.ts';
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

export async function sealName(session: Session, { conversationId, log, name }: Input<'sealName'>): Promise<Output<'sealName'>> {
  return session.alone(async (member) => {
    const contacts = await meetContacts(member.self, member.pins, [log]);
    const [invited] = trusted(contacts, [log.memberId]);
    if (!invited) throw new ConversationRefused('keyLog', { memberId: log.memberId });
    const sealed = await sealNameFor(name, conversationId, invited);
    return { ...sealed, pinsChanged: await keepPins(member, contacts.pins) };
  });
}

export async function openNames(session: Session, { names }: Input<'openNames'>): Promise<Output<'openNames'>> {
  const { self } = await session.member();
  return Promise.all(names.map((name) => openName(name, name.conversationId, self)));
}
