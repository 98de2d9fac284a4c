import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { sameBytes } from '../primitives/hashes.ts';
import { commitTo } from '../signed/franking.ts';
import { isMessageSignedBy, type MessageContext, type MessageEnvelope } from '../signed/message.ts';
import { decodePayload, type MessagePayload } from '../signed/payload.ts';
import { deviceKeysOf } from './key-log.ts';
import { cipherOf, messageKey } from './message-key.ts';
import { unpack } from './padding.ts';
import type { Directory, VerifiedEpoch } from './self.ts';
import { findPinnedIdentity, findUnvouchedIdentity } from './trust.ts';

/** Signed content without a position in the conversation: a reaction, or the profile of a group. */
export type SignedMessage = MessageEnvelope & { senderId: string };

export type ReceivedMessage = SignedMessage & { sequence: number };

/** What a report contains besides the header; stored with the message, so that a deleted one can be reported too. */
export interface Proof {
  payload: string;
  frankingKey: string;
}

export type DropReason =
  /** No key of this epoch: the viewer was not a member, or the key was encrypted to an account key that no longer exists. */
  | 'noKey'
  /** The sender is not in the epoch, or none of their devices signed it. */
  | 'sender'
  /** The identity of the sender changed and is not accepted yet. */
  | 'identityChanged'
  /** Signed by an earlier identity that nothing connects with the pinned one: the server may have invented it. */
  | 'unvouched'
  | 'ciphertext'
  /** It could not be reported, so it is not displayed. */
  | 'commitment'
  | 'payload'
  /** Already displayed under another sequence number. */
  | 'replayed';

export type DecryptedMessage = { kind: 'decrypted'; payload: MessagePayload; proof: Proof } | { kind: 'dropped'; reason: DropReason };

const dropped = (reason: DropReason): DecryptedMessage => ({ kind: 'dropped', reason });

/** Runs all checks in order; does not throw for invalid input of a sender or the server. */
export async function decryptMessage(
  epoch: VerifiedEpoch | undefined,
  message: ReceivedMessage,
  directory: Directory,
): Promise<DecryptedMessage> {
  const inner = await decryptPayload(epoch, message, directory);
  if (typeof inner === 'string') return dropped(inner);
  try {
    return { kind: 'decrypted', payload: decodePayload(inner.payload), proof: proofOf(inner) };
  } catch {
    return dropped('payload');
  }
}

export function proofOf({ payload, frankingKey }: { payload: Bytes; frankingKey: Bytes }): Proof {
  return { payload: toBase64url(payload), frankingKey: toBase64url(frankingKey) };
}

/** The decrypted payload of any kind, or the reason why it is not accepted. */
export async function decryptPayload(
  epoch: VerifiedEpoch | undefined,
  message: SignedMessage,
  directory: Directory,
): Promise<{ payload: Bytes; frankingKey: Bytes } | DropReason> {
  if (!epoch?.key) return 'noKey';
  const context = contextOf(epoch, message);
  const wrong = await findSenderProblem(epoch, context, message, directory);
  if (wrong) return wrong;
  const inner = await decrypt(epoch.key, context, message).catch(() => null);
  if (!inner) return 'ciphertext';
  const committed = await commitTo(inner.payload, inner.frankingKey, context);
  return sameBytes(committed, fromBase64url(message.commitment)) ? inner : 'commitment';
}

async function findSenderProblem(
  epoch: VerifiedEpoch,
  context: MessageContext,
  message: SignedMessage,
  { logs, pins }: Directory,
): Promise<DropReason | null> {
  const membership = epoch.record.members.find(({ memberId }) => memberId === message.senderId);
  const log = logs.get(message.senderId);
  if (!membership || !log || message.epoch !== epoch.record.epoch) return 'sender';
  const pin = pins[message.senderId];
  const identityKey = await findPinnedIdentity(pin, membership.identity);
  if (identityKey === null) return (await findUnvouchedIdentity(pin, log, membership.identity)) ? 'unvouched' : 'identityChanged';
  for (const deviceKey of await deviceKeysOf(log, message.deviceId, identityKey)) {
    if (await isMessageSignedBy(deviceKey, context, message)) return null;
  }
  return 'sender';
}

async function decrypt(key: CryptoKey, context: MessageContext, { salt, commitment, ciphertext }: SignedMessage) {
  const opening = await messageKey(key, fromBase64url(salt), context, 'decrypt');
  const padded = await crypto.subtle.decrypt(cipherOf(context, fromBase64url(commitment)), opening, fromBase64url(ciphertext));
  return unpack(new Uint8Array(padded));
}

function contextOf({ record }: VerifiedEpoch, { id, senderId, deviceId, epoch }: SignedMessage): MessageContext {
  return { conversationId: record.conversationId, id, senderId, deviceId, epoch };
}
