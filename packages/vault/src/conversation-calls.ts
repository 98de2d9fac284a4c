import { acceptEpochs } from '@subrosa/crypto/conversation/accept-epochs';
import { acceptIdentity, type Contacts, contactsIn, loadContacts, requireTrusted } from '@subrosa/crypto/conversation/contacts';
import { ConversationError } from '@subrosa/crypto/conversation/errors';
import { requirePins } from '@subrosa/crypto/conversation/known-settings';
import { type DecryptedMessage, decryptMessage } from '@subrosa/crypto/conversation/decrypt-message';
import { decryptReaction, encryptReaction } from '@subrosa/crypto/conversation/reactions';
import { renewEpoch } from '@subrosa/crypto/conversation/renew-epoch';
import { isRenewalDue } from '@subrosa/crypto/conversation/renewal';
import { safetyNumber as numberOf } from '@subrosa/crypto/conversation/safety-number';
import type { VerifiedEpoch } from '@subrosa/crypto/conversation/self';
import { decideCompared, isCompared } from '@subrosa/crypto/conversation/trust';
import { writeMessage } from '@subrosa/crypto/conversation/write-message';
import { idsOf } from '@subrosa/crypto/signed/membership';
import { arePinsUnproved, loadConversation, loadToSend, savePins } from './conversation-state.ts';
import { checkKeys } from './log/check-keys.ts';
import { checkpointFor, compareCheckpointsIn } from './log/message-checkpoints.ts';
import { loadEpochs, saveEpochs } from './member.ts';
import type { Contact, ConversationState, Input, Output, ShownMessage } from './protocol.ts';
import type { Session } from './session.ts';

export async function sync(session: Session, { conversationId, epochs: received, logs }: Input<'sync'>): Promise<Output<'sync'>> {
  return session.changeMember(async (member) => {
    const proofs = await checkKeys(session, member, logs);
    session.saveKeys(conversationId, { logs, proofs });
    const contacts = await loadContacts(member.self, contactsIn(member.settings), logs, proofs);
    const known = await loadEpochs(member, conversationId);
    const accepted = await acceptEpochs({ self: member.self, conversationId, known, received, directory: contacts });
    if (accepted.epochs.length > known.length) await saveEpochs(member, conversationId, accepted.epochs);
    const pinsChanged = await savePins(member, accepted.pins);
    const { error } = accepted;
    return {
      ...(await stateOf(accepted.epochs, contacts)),
      error: error && { reason: error.reason, memberId: error.memberId },
      pinsChanged,
    };
  });
}

export async function renew(session: Session, { conversationId, people, group }: Input<'renew'>): Promise<Output<'renew'>> {
  const { member, contacts, epochs } = await loadToSend(session, conversationId);
  return renewEpoch({ self: member.self, conversationId, epochs, contacts, people, group, now: new Date() });
}

export async function write(session: Session, input: Input<'write'>): Promise<Output<'write'>> {
  const { member, contacts, epochs } = await loadToSend(session, input.conversationId);
  const { id, longest } = input;
  const checkpoint = await checkpointFor(session, member);
  const payload = checkpoint ? { ...input.payload, checkpoint } : input.payload;
  return writeMessage({ self: member.self, epochs, contacts, id, payload, longest, now: new Date() });
}

export async function decryptMessages(
  session: Session,
  { conversationId, messages }: Input<'decryptMessages'>,
): Promise<Output<'decryptMessages'>> {
  const { member, contacts, epochs } = await loadConversation(session, conversationId);
  const byNumber = new Map(epochs.map((epoch) => [epoch.record.epoch, epoch]));
  const replays = session.replays(conversationId);
  const decrypted = await Promise.all(
    messages.map(async (message): Promise<DecryptedMessage> => {
      const opened = await decryptMessage(byNumber.get(message.epoch), message, contacts);
      // Checked for authentic messages only, so that a sender cannot suppress a message by using its id before.
      const isRepeated = opened.kind === 'decrypted' && replays.isReplayed(message);
      return isRepeated ? { kind: 'dropped', reason: 'replayed' } : opened;
    }),
  );
  await compareCheckpointsIn(session, member, decrypted);
  const areAllUnproved = await arePinsUnproved(session, member);
  return decrypted.map((message, index): ShownMessage => {
    if (message.kind === 'dropped') return message;
    return { ...message, isUnproved: areAllUnproved || isSenderUnproved(messages[index]?.senderId ?? '', contacts) };
  });
}

function isSenderUnproved(senderId: string, { assessments, pins }: Contacts): boolean {
  return pins[senderId]?.provisional === true || assessments.get(senderId)?.state === 'unproved';
}

export async function react(session: Session, input: Input<'react'>): Promise<Output<'react'>> {
  const { member, contacts, epochs } = await loadToSend(session, input.conversationId);
  const { id, about, emoji } = input;
  return encryptReaction({ self: member.self, epochs, contacts, id, about, emoji, now: new Date() });
}

export async function decryptReactions(session: Session, input: Input<'decryptReactions'>): Promise<Output<'decryptReactions'>> {
  const { contacts, epochs } = await loadConversation(session, input.conversationId);
  const byNumber = new Map(epochs.map((epoch) => [epoch.record.epoch, epoch]));
  return Promise.all(input.reactions.map((reaction) => decryptReaction(byNumber.get(reaction.epoch), reaction, contacts)));
}

export async function accept(session: Session, { conversationId, memberId, identityKey }: Input<'accept'>): Promise<Output<'accept'>> {
  return session.changeMember(async (member) => {
    requirePins(member.settings);
    const { logs, proofs } = session.keys(conversationId);
    const contacts = await loadContacts(member.self, contactsIn(member.settings), logs, proofs);
    await savePins(member, acceptIdentity(contacts, memberId, identityKey));
    return {};
  });
}

export async function safetyNumber(session: Session, input: Input<'safetyNumber'>): Promise<Output<'safetyNumber'>> {
  const { member, contacts } = await loadConversation(session, input.conversationId);
  const assessment = contacts.assessments.get(input.memberId);
  if (!assessment || assessment.state === 'rejected') throw new ConversationError('keyLog', { memberId: input.memberId });
  const self = { memberId: member.self.memberId, identityKey: member.self.identity.identityKey };
  // Also for an identity that is not accepted yet, because the comparison is a basis for that decision.
  const { identityKey } = assessment.record;
  return { groups: await numberOf(self, { memberId: input.memberId, identityKey }), identityKey };
}

export async function markCompared(session: Session, input: Input<'markCompared'>): Promise<Output<'markCompared'>> {
  const { memberId, identityKey, compared } = input;
  return session.changeMember(async (member) => {
    const pins = requirePins(member.settings);
    const pin = decideCompared(pins[memberId], identityKey, compared);
    if (!pin) throw new ConversationError('identityChanged', { memberId });
    await savePins(member, { ...pins, [memberId]: pin });
    return {};
  });
}

async function stateOf(epochs: readonly VerifiedEpoch[], contacts: Contacts): Promise<Omit<ConversationState, 'error' | 'pinsChanged'>> {
  const newest = epochs.at(-1)?.record;
  const members = newest ? idsOf(newest) : [];
  const reachable = members.filter((memberId) => contacts.assessments.has(memberId));
  return {
    nextEpoch: newest ? newest.epoch + 1 : 0,
    members,
    admins: newest?.admins ?? [],
    contacts: contactsOf(contacts),
    renewalDue:
      !newest || (areAllTrusted(contacts, reachable) && (await isRenewalDue(newest, requireTrusted(contacts, reachable), new Date()))),
  };
}

function contactsOf({ assessments: judged }: Contacts): Contact[] {
  return Array.from(judged, ([memberId, assessment]) => ({
    memberId,
    state: assessment.state,
    identityKey: assessment.state === 'rejected' ? null : assessment.record.identityKey,
    compared: assessment.state !== 'rejected' && isCompared(assessment.pin, assessment.record.identityKey),
  }));
}

function areAllTrusted({ assessments: judged }: Contacts, members: readonly string[]): boolean {
  const untrustedStates = new Set(['changed', 'unconfirmed', 'unproved', 'rejected', undefined]);
  return members.every((memberId) => !untrustedStates.has(judged.get(memberId)?.state));
}
