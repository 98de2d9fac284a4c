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

/** Who may not write, or a device that does not speak for its member, adds nothing. */
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

/** Lets everybody in the epoch read the certificate with which the caller signed something that was stored. */
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

/** To everybody in it: as it is to who may read, and to the sender's other device; to others only that it is there. */
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
