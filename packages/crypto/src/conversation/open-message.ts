import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { sameBytes } from '../primitives/hashes.ts';
import { commitTo } from '../signed/franking.ts';
import { isMessageSignedBy, type MessageContext, type MessageEnvelope } from '../signed/message.ts';
import { decodePayload, type MessagePayload } from '../signed/payload.ts';
import { deviceKeysOf } from './key-log.ts';
import { cipherOf, messageKey } from './message-key.ts';
import { unpack } from './padding.ts';
import type { Directory, KnownEpoch } from './self.ts';
import { knownIdentity } from './trust.ts';

/** Of what is signed by a member and has no place of its own: a reaction, the name of a group. */
export type SignedMessage = MessageEnvelope & { senderId: string };

export type ReceivedMessage = SignedMessage & { sequence: number };

/** What a report shows besides the header: kept with the message, so that also a deleted one can be reported. */
export interface Proof {
  payload: string;
  frankingKey: string;
}

export type DroppedBecause =
  /** No key of this epoch: one was not a member, or the key was sealed to an account key that is gone. */
  | 'noKey'
  /** Not in the epoch, or no device of theirs made it. */
  | 'sender'
  /** Their identity changed and nobody accepted it yet. */
  | 'identityChanged'
  | 'ciphertext'
  /** It could not be reported, so it is not shown. */
  | 'commitment'
  | 'payload'
  /** Shown before, under another number. */
  | 'replayed';

export type Opened = { kind: 'opened'; payload: MessagePayload; proof: Proof } | { kind: 'dropped'; because: DroppedBecause };

const dropped = (because: DroppedBecause): Opened => ({ kind: 'dropped', because });

/** Everything that a reader checks, in order; never throws for what a sender or the server made up. */
export async function openMessage(epoch: KnownEpoch | undefined, message: ReceivedMessage, directory: Directory): Promise<Opened> {
  const inner = await openPayload(epoch, message, directory);
  if (typeof inner === 'string') return dropped(inner);
  try {
    return { kind: 'opened', payload: decodePayload(inner.payload), proof: proofOf(inner) };
  } catch {
    return dropped('payload');
  }
}

export function proofOf({ payload, frankingKey }: { payload: Bytes; frankingKey: Bytes }): Proof {
  return { payload: toBase64url(payload), frankingKey: toBase64url(frankingKey) };
}

/** What was sealed, whatever it says, or why it is not believed. */
export async function openPayload(
  epoch: KnownEpoch | undefined,
  message: SignedMessage,
  directory: Directory,
): Promise<{ payload: Bytes; frankingKey: Bytes } | DroppedBecause> {
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
  epoch: KnownEpoch,
  context: MessageContext,
  message: SignedMessage,
  { logs, pins }: Directory,
): Promise<DroppedBecause | null> {
  const stands = epoch.record.members.find(({ memberId }) => memberId === message.senderId);
  const log = logs.get(message.senderId);
  if (!stands || !log || message.epoch !== epoch.record.epoch) return 'sender';
  const identityKey = await knownIdentity(pins[message.senderId], stands.identity);
  if (identityKey === null) return 'identityChanged';
  for (const deviceKey of await deviceKeysOf(log, message.deviceId, identityKey)) {
    if (await isMessageSignedBy(deviceKey, context, message)) return null;
  }
  return 'sender';
}

async function decrypt(key: Bytes, context: MessageContext, { salt, commitment, ciphertext }: SignedMessage) {
  const opening = await messageKey(key, fromBase64url(salt), context, 'decrypt');
  const padded = await crypto.subtle.decrypt(cipherOf(context, fromBase64url(commitment)), opening, fromBase64url(ciphertext));
  return unpack(new Uint8Array(padded));
}

function contextOf({ record }: KnownEpoch, { id, senderId, deviceId, epoch }: SignedMessage): MessageContext {
  return { conversationId: record.conversationId, id, senderId, deviceId, epoch };
}
