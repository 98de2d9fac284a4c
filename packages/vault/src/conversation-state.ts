import { contactsIn, loadContacts } from '@subrosa/crypto/conversation/contacts';
import { requirePins } from '@subrosa/crypto/conversation/known-settings';
import type { Pins } from '@subrosa/crypto/conversation/trust';
import { loadEpochs, type Member, saveMember } from './member.ts';
import type { Session } from './session.ts';

/** The current state of a conversation: the member, the assessed contacts, and the verified epochs. */
export async function loadConversation(session: Session, conversationId: string) {
  const member = await session.member();
  const contacts = await loadContacts(member.self, contactsIn(member.settings), session.logs(conversationId));
  return { member, contacts, epochs: await loadEpochs(member, conversationId) };
}

/** The same, to encrypt something for its members. Throws `settings` while this browser does not know whom it trusted. */
export async function loadToSend(session: Session, conversationId: string) {
  requirePins((await session.member()).settings);
  return loadConversation(session, conversationId);
}

/** Returns whether the pins changed. Nothing is saved while this browser does not know whom it trusted. */
export async function savePins(member: Member, pins: Pins): Promise<boolean> {
  const { settings } = member;
  if (settings.pins === null || JSON.stringify(pins) === JSON.stringify(settings.pins)) return false;
  await saveMember({ ...member, settings: { ...settings, pins } });
  return true;
}
