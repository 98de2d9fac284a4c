import { conversations } from '@subrosa/contract/addresses/conversations';
import type { MessageEnvelope } from '@subrosa/contract/conversations/sealed';
import type { Attachment } from '@subrosa/crypto/statements/attachment';
import { quietClient } from '../../../shared/api/client.ts';
import { inVault } from '../vault/vault.ts';
import { withKeys, type Keyed } from './renew.ts';
import type { Outgoing } from './thread.ts';

type Letter = Pick<Outgoing, 'id' | 'text' | 'replyTo' | 'envelope'> & { forwarded?: boolean; attachments?: readonly Attachment[] };

type Sent = { envelope: MessageEnvelope; stamp: Awaited<ReturnType<typeof post>> };

type Sending = Keyed & {
  longest: number;
  /** Called before it leaves: the very same may have to be sent again. */
  onSealed: (envelope: MessageEnvelope | null) => void;
};

/** Seals a message for exactly the people whom one accepted, and sends it; renews the keys where that is due. */
export async function sealAndSend(letter: Letter, sending: Sending): Promise<Sent> {
  const { conversationId, longest, onSealed } = sending;
  const { id, text, replyTo, forwarded = false, attachments = [] } = letter;
  const payload = {
    kind: 'text' as const,
    text,
    ...(replyTo !== null && { replyTo }),
    ...(forwarded && { forwarded }),
    ...(attachments.length > 0 && { attachments }),
  };
  const files = attachments.flatMap((file) => [file.id, ...(file.thumbnail ? [file.thumbnail.id] : [])]);
  let envelope = letter.envelope;
  return withKeys(
    sending,
    async () => {
      envelope ??= await inVault((vault) => vault.write({ conversationId, id, payload, longest }));
      onSealed(envelope);
      return { envelope, stamp: await post(conversationId, envelope, files) };
    },
    () => {
      envelope = null;
      onSealed(null);
    },
  );
}

const post = (conversationId: string, envelope: MessageEnvelope, attachments: string[]) =>
  quietClient.call(conversations.sendMessage, { params: { id: conversationId }, body: { ...envelope, attachments } });
