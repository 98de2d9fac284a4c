import { fromBase64url, toBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { sameBytes } from '../primitives/hashes.ts';
import { commitTo } from '../statements/franking.ts';
import { isMessageSignedBy, type MessageContext, type MessageEnvelope } from '../statements/message.ts';
import { decodePayload, type MessagePayload } from '../statements/payload.ts';
import { deviceKeysOf } from './key-log.ts';
import { cipherOf, messageKey } from './message-key.ts';
import { unpack } from './padding.ts';
import type { Directory, KnownEpoch } from './self.ts';
import { knownIdentity } from './trust.ts';

export type ReceivedMessage = MessageEnvelope & { senderId: string; sequence: number };

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
  if (!epoch?.key) return dropped('noKey');
  const context = contextOf(epoch, message);
  const wrong = await findSenderProblem(epoch, context, message, directory);
  if (wrong) return dropped(wrong);
  const inner = await decrypt(epoch.key, context, message).catch(() => null);
  if (!inner) return dropped('ciphertext');
  const committed = await commitTo(inner.payload, inner.frankingKey, context);
  if (!sameBytes(committed, fromBase64url(message.commitment))) return dropped('commitment');
  try {
    const proof = { payload: toBase64url(inner.payload), frankingKey: toBase64url(inner.frankingKey) };
    return { kind: 'opened', payload: decodePayload(inner.payload), proof };
  } catch {
    return dropped('payload');
  }
}

async function findSenderProblem(
  epoch: KnownEpoch,
  context: MessageContext,
  message: ReceivedMessage,
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

async function decrypt(key: Bytes, context: MessageContext, { salt, commitment, ciphertext }: ReceivedMessage) {
  const opening = await messageKey(key, fromBase64url(salt), context, 'decrypt');
  const padded = await crypto.subtle.decrypt(cipherOf(context, fromBase64url(commitment)), opening, fromBase64url(ciphertext));
  return unpack(new Uint8Array(padded));
}

function contextOf({ record }: KnownEpoch, { id, senderId, deviceId, epoch }: ReceivedMessage): MessageContext {
  return { conversationId: record.conversationId, id, senderId, deviceId, epoch };
}
