import { conversations } from '@subrosa/contract/addresses/conversations';
import { CallError } from '@subrosa/contract/client/errors';
import type { MessageEnvelope } from '@subrosa/contract/conversations/sealed';
import { ConversationRefused } from '@subrosa/crypto/conversation/errors';
import { quietClient } from '../../../shared/api/client.ts';
import { certifyAgain } from '../vault/open-vault.ts';
import { inVault } from '../vault/vault.ts';
import { noteKeys } from './load.ts';
import { synced, syncAgain } from './sync.ts';
import type { Outgoing } from './thread.ts';

/** Keys can change between two steps; they do not change for ever. */
const ATTEMPTS = 5;

type Letter = Pick<Outgoing, 'id' | 'text' | 'replyTo' | 'envelope'>;

type Sent = { envelope: MessageEnvelope; stamp: Awaited<ReturnType<typeof post>> };

type Sending = {
  conversationId: string;
  /** Everybody in a conversation that has no keys yet. */
  members: readonly string[];
  longest: number;
  /** Called before it leaves: the very same may have to be sent again. */
  onSealed: (envelope: MessageEnvelope | null) => void;
};

/** Seals a message for exactly the people whom one accepted, and sends it; renews the keys where that is due. */
export async function sealAndSend({ id, text, replyTo, envelope: before }: Letter, sending: Sending): Promise<Sent> {
  const { conversationId, longest, onSealed } = sending;
  let envelope = before;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    try {
      if ((await synced(conversationId)).renewalDue) await renew(sending);
      const payload = { kind: 'text' as const, text, ...(replyTo !== null && { replyTo }) };
      envelope ??= await inVault((vault) => vault.write({ conversationId, id, payload, longest }));
      onSealed(envelope);
      return { envelope, stamp: await post(conversationId, envelope) };
    } catch (error) {
      if (!(await mend(error, sending))) throw error;
      envelope = null;
    }
  }
  throw new Error('the keys of the conversation do not settle');
}

const post = (conversationId: string, envelope: MessageEnvelope) =>
  quietClient.call(conversations.sendMessage, { params: { id: conversationId }, body: envelope });

/** The next keys of the conversation. Somebody else's may have come first: then those count. */
async function renew({ conversationId, members }: Sending): Promise<void> {
  const { nextEpoch } = await synced(conversationId);
  const people = nextEpoch === 0 ? { people: { members, admins: [] } } : {};
  const { record, wraps } = await inVault((vault) => vault.renew({ conversationId, ...people }));
  const body = { record: { ...record, members: [...record.members], admins: [...record.admins] }, wraps };
  await quietClient.call(conversations.putEpoch, { params: { id: conversationId, epoch: record.epoch }, body }).catch((error: unknown) => {
    if (!isCode(error, 'conversations.epochStale')) throw error;
  });
  await noteKeys(conversationId, true);
}

/** Whether it is worth another attempt, with everything done that can be done before it. */
async function mend(error: unknown, { conversationId, onSealed }: Sending): Promise<boolean> {
  const isStale = isCode(error, 'conversations.epochStale');
  const isDue = error instanceof ConversationRefused && error.because === 'renewalDue';
  const isUnknown = isCode(error, 'conversations.deviceUnknown');
  if (!isStale && !isDue && !isUnknown) return false;
  onSealed(null);
  if (isUnknown) await certifyAgain();
  const state = await syncAgain(conversationId);
  // The vault looks at the clock when it writes: an old key is noticed there first.
  if (isDue && !state.renewalDue) return false;
  return true;
}

const isCode = (error: unknown, code: string) => error instanceof CallError && error.code === code;
