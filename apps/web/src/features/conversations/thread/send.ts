import { conversations } from '@subrosa/contract/endpoints/conversations';
import type { MessageEnvelope } from '@subrosa/contract/conversations/ciphertext';
import type { Attachment } from '@subrosa/crypto/signed/attachment';
import { silentClient } from '../../../shared/api/client.ts';
import { inVault } from '../../../shared/vault/vault.ts';
import { withKeys, type KeyRenewalInput } from './renew.ts';
import type { UnsentMessage } from './thread.ts';

type OutgoingMessage = Pick<UnsentMessage, 'id' | 'text' | 'replyTo' | 'envelope'> & {
  forwarded?: boolean;
  attachments?: readonly Attachment[];
};

type SentMessage = { envelope: MessageEnvelope; stamp: Awaited<ReturnType<typeof post>> };

type SendInput = KeyRenewalInput & {
  longest: number;
  /** Called before sending, because a retry must send the same envelope. */
  onEncrypted: (envelope: MessageEnvelope | null) => void;
};

/** Encrypts a message for exactly the members whose keys are accepted, and sends it; renews the keys when that is due. */
export async function encryptAndSend(message: OutgoingMessage, sending: SendInput): Promise<SentMessage> {
  const { conversationId, longest, onEncrypted } = sending;
  const { id, text, replyTo, forwarded = false, attachments = [] } = message;
  const payload = {
    kind: 'text' as const,
    text,
    ...(replyTo !== null && { replyTo }),
    ...(forwarded && { forwarded }),
    ...(attachments.length > 0 && { attachments }),
  };
  const files = attachments.flatMap((file) => [file.id, ...(file.thumbnail ? [file.thumbnail.id] : [])]);
  let envelope = message.envelope;
  return withKeys(
    sending,
    async () => {
      envelope ??= await inVault((vault) => vault.write({ conversationId, id, payload, longest }));
      onEncrypted(envelope);
      return { envelope, stamp: await post(conversationId, envelope, files) };
    },
    () => {
      envelope = null;
      onEncrypted(null);
    },
  );
}

const post = (conversationId: string, envelope: MessageEnvelope, attachments: string[]) =>
  silentClient.call(conversations.sendMessage, { params: { id: conversationId }, body: { ...envelope, attachments } });
