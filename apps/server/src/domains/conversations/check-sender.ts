import type { ConversationEntry } from '@subrosa/contract/conversations/schemas';
import type { MessageEnvelope } from '@subrosa/contract/conversations/ciphertext';
import { mayRead, maySend } from '@subrosa/rules/conversations/rights';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../platform/platform.ts';
import { entitlementSettings } from '../subscriptions/index.ts';
import { publishToMembers, withheld } from './publish.ts';
import type { SigningCertificate } from './queries/fragments.ts';
import type { WritingFacts } from './queries/writing.ts';
import { isSignedByDevice } from './signatures.ts';
import { addSigner } from './store/signers.ts';

export interface Sending {
  caller: Caller;
  conversationId: string;
  envelope: MessageEnvelope;
}

/** Throws unless the caller may write and the envelope is signed by their certified device. */
export function assertMaySend({ caller, conversationId, envelope }: Sending, facts: WritingFacts, { config }: ApiPlatform): void {
  if (!maySend(caller, facts, entitlementSettings(config)).allowed) throw new ApiError('conversations.sendUpgrade');
  if (facts.certificate === null || envelope.deviceId !== caller.deviceId) throw new ApiError('conversations.deviceNotCertified');
  const context = { ...envelope, conversationId, senderId: caller.memberId };
  if (!isSignedByDevice(facts.certificate.deviceKey, context, envelope)) throw new ApiError('conversations.messageInvalid');
}

interface SignerInput {
  caller: Caller;
  conversationId: string;
  epoch: number;
}

/** Stores which certificate signed in this epoch, so that its members can read it. */
export async function saveSigner(
  tx: Tx,
  { caller, conversationId, epoch }: SignerInput,
  certificate: SigningCertificate | null,
): Promise<void> {
  if (certificate?.isSigner) return;
  const { memberId, deviceId } = caller;
  const isSignedIn = certificate && (await addSigner(tx, { conversationId, epoch, memberId, deviceId, number: certificate.number }));
  if (!isSignedIn) throw new ApiError('conversations.deviceNotCertified');
}

/** Publishes the entry to members who may read it and to the sender’s other devices; others receive it without ciphertext. */
export function publishEntry(
  { live, config }: Pick<ApiPlatform, 'live' | 'config'>,
  { conversationId, senderId }: { conversationId: string; senderId: string },
  { readers }: Pick<WritingFacts, 'readers'>,
  entry: ConversationEntry,
): void {
  const settings = entitlementSettings(config);
  publishToMembers(live, [senderId], { kind: 'entry', conversationId, entry });
  for (const reader of readers) {
    publishToMembers(live, [reader.memberId], {
      kind: 'entry',
      conversationId,
      entry: mayRead(reader, settings) ? entry : withheld(entry),
    });
  }
}
