import { fromBase64url } from '../primitives/base64url.ts';
import type { Bytes } from '../primitives/bytes.ts';
import { encodeFields } from '../primitives/encode-fields.ts';
import { sha256 } from '../primitives/hashes.ts';
import { isSignedBy } from '../primitives/signature.ts';

/** The context of a message; every key, tag and signature of it is bound to all these fields. */
export interface MessageContext {
  conversationId: string;
  /** Id of the message, created by its sender. */
  id: string;
  senderId: string;
  deviceId: string;
  epoch: number;
}

export interface EncryptedContent {
  salt: string;
  /** Commitment to the payload, which makes a report verifiable. */
  commitment: string;
  ciphertext: string;
}

/** A message on the wire: conversation and sender are known from the request. */
export interface MessageEnvelope extends Omit<MessageContext, 'conversationId' | 'senderId'>, EncryptedContent {
  signature: string;
}

export function contextFields({ conversationId, id, senderId, deviceId, epoch }: MessageContext) {
  return [conversationId, id, senderId, deviceId, epoch] as const;
}

export async function messageSigningInput(context: MessageContext, content: EncryptedContent): Promise<Bytes> {
  return messageSigningInputWith(await sha256(fromBase64url(content.ciphertext)), context, content);
}

/** Takes the hash of the ciphertext, because the server has a faster hash function than browsers. */
export function messageSigningInputWith(hash: Uint8Array, context: MessageContext, { salt, commitment }: EncryptedContent): Bytes {
  return encodeFields('message signature', ...contextFields(context), fromBase64url(salt), fromBase64url(commitment), hash);
}

/** Whether this device created this message for this conversation and sender. Checked by the server and by every viewer. */
export async function isMessageSignedBy(deviceKey: string, context: MessageContext, envelope: MessageEnvelope): Promise<boolean> {
  try {
    return await isSignedBy(deviceKey, envelope.signature, await messageSigningInput(context, envelope));
  } catch {
    return false;
  }
}
