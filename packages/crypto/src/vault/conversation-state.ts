import { meetContacts } from '../conversation/contacts.ts';
import type { Pins } from '../conversation/trust.ts';
import { loadEpochs, type Member, saveMember } from './member.ts';
import type { Session } from './session.ts';

/** What is known of a conversation now: who is here, whom they know, and the checked epochs. */
export async function loadConversation(session: Session, conversationId: string) {
  const member = await session.member();
  const contacts = await meetContacts(member.self, member.pins, session.logs(conversationId));
  return { member, contacts, epochs: await loadEpochs(member, conversationId) };
}

export async function keepPins(member: Member, pins: Pins): Promise<boolean> {
  if (JSON.stringify(pins) === JSON.stringify(member.pins)) return false;
  await saveMember({ ...member, pins });
  return true;
}
