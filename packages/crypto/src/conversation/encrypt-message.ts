import { toBase64url } from '../primitives/base64url.ts';
import { type Bytes, randomBytes } from '../primitives/bytes.ts';
import { sign } from '../primitives/signature.ts';
import { commitTo, FRANKING_KEY_LENGTH } from '../signed/franking.ts';
import { type MessageEnvelope, messageSigningInput } from '../signed/message.ts';
import { encodePayload, lengthOfText, type MessagePayload } from '../signed/payload.ts';
import { ConversationError } from './errors.ts';
import { cipherOf, messageKey } from './message-key.ts';
import { LONGEST_PAYLOAD, pack } from './padding.ts';
import type { VerifiedEpoch, Self } from './self.ts';

const SALT_LENGTH = 32;

/**
 * Encrypts a message under the newest epoch. The caller checks before whether sending is allowed: see `isRenewalDue` and
 * `assessKeyLog`.
 */
export async function encryptMessage(input: {
  self: Self;
  epoch: VerifiedEpoch;
  id: string;
  payload: MessagePayload;
  longest: number;
}): Promise<MessageEnvelope> {
  const { self, epoch, id, payload, longest } = input;
  if (lengthOfText(payload.text) > longest) throw new ConversationError('tooLong');
  return encryptPayload({ self, epoch, id, payload: encodePayload(payload) });
}

/** Encrypts a message, a reaction or the profile of a group; the payload contains the kind. */
export async function encryptPayload(input: { self: Self; epoch: VerifiedEpoch; id: string; payload: Bytes }): Promise<MessageEnvelope> {
  const { self, epoch, id, payload } = input;
  if (payload.length > LONGEST_PAYLOAD) throw new ConversationError('tooLong');
  if (!epoch.key) throw new ConversationError('noKey');
  const { conversationId, epoch: number } = epoch.record;
  const context = { conversationId, id, senderId: self.memberId, deviceId: self.deviceId, epoch: number };
  const [frankingKey, salt] = [randomBytes(FRANKING_KEY_LENGTH), randomBytes(SALT_LENGTH)];
  const commitment = await commitTo(payload, frankingKey, context);
  const key = await messageKey(epoch.key, salt, context, 'encrypt');
  const ciphertext = await crypto.subtle.encrypt(cipherOf(context, commitment), key, pack(payload, frankingKey));
  const content = { salt: toBase64url(salt), commitment: toBase64url(commitment), ciphertext: toBase64url(new Uint8Array(ciphertext)) };
  const signature = await sign(self.deviceKey.privateKey, await messageSigningInput(context, content));
  return { id, deviceId: self.deviceId, epoch: number, ...content, signature };
}
