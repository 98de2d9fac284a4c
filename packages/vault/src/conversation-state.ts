import { contactsIn, loadContacts } from '@subrosa/crypto/conversation/contacts';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import { requirePins } from '@subrosa/crypto/conversation/known-settings';
import type { Pins } from '@subrosa/crypto/conversation/trust';
import { hasGeneralAlarm } from './log/checks.ts';
import { isUnproved } from './log/prove-own.ts';
import { loadEpochs, type Member, saveMember } from './member.ts';
import type { Session } from './session.ts';

/** The current state of a conversation: the member, the assessed contacts, and the verified epochs. */
export async function loadConversation(session: Session, conversationId: string) {
  const member = await session.member();
  const { logs, proofs } = session.keys(conversationId);
  const contacts = await loadContacts(member.self, contactsIn(member.settings), logs, proofs);
  return { member, contacts, epochs: await loadEpochs(member, conversationId) };
}

/**
 * The same, to encrypt something for its members. Throws `settings` while this browser does not know whom it trusted, and `log` after
 * an alarm that concerns everything.
 */
export async function loadToSend(session: Session, conversationId: string) {
  const member = await session.member();
  requirePins(member.settings);
  await requireHonestLog(session, member);
  return loadConversation(session, conversationId);
}

/**
 * If alarms stop sending in this build: throws `log` after one that concerns everything, and `unproved` while this browser may have
 * received old keys or settings.
 */
export async function requireHonestLog(session: Session, member: Member): Promise<void> {
  const stored = session.log?.stopsSending ? await session.storedLog(member) : null;
  if (stored && hasGeneralAlarm(stored.checks)) throw new ConversationError('log');
  if (await arePinsUnproved(session, member)) throw new ConversationError('unproved');
}

/** Whether sending waits for the proof of the own keys and settings: until then, the pins may be old ones that the server returned. */
export async function arePinsUnproved(session: Session, member: Member): Promise<boolean> {
  const stored = session.log?.stopsSending ? await session.storedLog(member) : null;
  return stored !== null && isUnproved(stored, member, Date.now());
}

/** Returns whether the pins changed. Nothing is saved while this browser does not know whom it trusted. */
export async function savePins(member: Member, pins: Pins): Promise<boolean> {
  const { settings } = member;
  if (settings.pins === null || JSON.stringify(pins) === JSON.stringify(settings.pins)) return false;
  await saveMember({ ...member, settings: { ...settings, pins } });
  return true;
}
