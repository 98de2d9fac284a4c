import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { MessageEnvelope } from '@subrosa/contract/conversations/ciphertext';
import type { Attachment } from '@subrosa/crypto/signed/attachment';
import type { MessagePayload } from '@subrosa/crypto/signed/payload';
import { silentClient } from '../../../shared/api/client.ts';
import { withKeys, type KeyRenewalInput } from './renew.ts';

type MessageContent = { text: string; replyTo: string | null; forwarded?: boolean; attachments?: readonly Attachment[] };

export function payloadOf({ text, replyTo, forwarded = false, attachments = [] }: MessageContent): MessagePayload {
  return {
    kind: 'text',
    text,
    ...(replyTo !== null && { replyTo }),
    ...(forwarded && { forwarded }),
    ...(attachments.length > 0 && { attachments }),
  };
}

type SentMessage = { envelope: MessageEnvelope; stamp: Awaited<ReturnType<typeof post>> };

type SendInput = KeyRenewalInput & {
  attachments: readonly Attachment[];
  /** Returns the same envelope for every attempt, unless the server rejected it; null if the message must not be sent any more. */
  encrypt: (isRejected: boolean) => Promise<MessageEnvelope | null>;
};

/** Encrypts a message for exactly the members whose keys are accepted, and sends it; renews the keys when that is due. */
export async function encryptAndSend({ attachments, encrypt, ...keyed }: SendInput): Promise<SentMessage | null> {
  const files = attachments.flatMap((file) => [file.id, ...(file.thumbnail ? [file.thumbnail.id] : [])]);
  let isRejected = false;
  return withKeys(
    keyed,
    async () => {
      const envelope = await encrypt(isRejected);
      return envelope && { envelope, stamp: await post(keyed.conversationId, envelope, files) };
    },
    () => {
      isRejected = true;
    },
  );
}

const post = (conversationId: string, envelope: MessageEnvelope, attachments: string[]) =>
  silentClient.call(conversations.sendMessage, { params: { id: conversationId }, body: { ...envelope, attachments } });
