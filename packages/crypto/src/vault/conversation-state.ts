import { loadContacts } from '../conversation/contacts.ts';
import type { Pins } from '../conversation/trust.ts';
import { loadEpochs, type Member, saveMember } from './member.ts';
import type { Session } from './session.ts';

/** The current state of a conversation: the member, the assessed contacts, and the verified epochs. */
export async function loadConversation(session: Session, conversationId: string) {
  const member = await session.member();
  const contacts = await loadContacts(member.self, member.pins, session.logs(conversationId));
  return { member, contacts, epochs: await loadEpochs(member, conversationId) };
}

export async function savePins(member: Member, pins: Pins): Promise<boolean> {
  if (JSON.stringify(pins) === JSON.stringify(member.pins)) return false;
  await saveMember({ ...member, pins });
  return true;
}
