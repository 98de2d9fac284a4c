import { fromBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { sha256 } from '../primitives/hashes.ts';
import { isSignedBy } from '../primitives/signature.ts';

/** Where a message belongs; every key, tag and signature of it is bound to all of this. */
export interface MessageContext {
  conversationId: string;
  /** Of the message, made by its sender. */
  id: string;
  senderId: string;
  deviceId: string;
  epoch: number;
}

export interface EncryptedContent {
  salt: string;
  /** To the payload; what makes a report verifiable. */
  commitment: string;
  ciphertext: string;
}

/** A message as it travels: the conversation and the sender are known from where it came. */
export interface MessageEnvelope extends Omit<MessageContext, 'conversationId' | 'senderId'>, EncryptedContent {
  signature: string;
}

export function contextFields({ conversationId, id, senderId, deviceId, epoch }: MessageContext) {
  return [conversationId, id, senderId, deviceId, epoch] as const;
}

export async function messageSigningInput(context: MessageContext, content: EncryptedContent): Promise<Bytes> {
  return messageSigningInputWith(await sha256(fromBase64url(content.ciphertext)), context, content);
}

/** With the hash of the ciphertext's bytes: a server that takes many messages has a quicker one than browsers. */
export function messageSigningInputWith(hash: Uint8Array, context: MessageContext, { salt, commitment }: EncryptedContent): Bytes {
  return encodeFields('message signature', ...contextFields(context), fromBase64url(salt), fromBase64url(commitment), hash);
}

/** Whether this device made this message, for this conversation and sender. Asked by the server and by every reader. */
export async function isMessageSignedBy(deviceKey: string, context: MessageContext, envelope: MessageEnvelope): Promise<boolean> {
  try {
    return await isSignedBy(deviceKey, envelope.signature, await messageSigningInput(context, envelope));
  } catch {
    return false;
  }
}
