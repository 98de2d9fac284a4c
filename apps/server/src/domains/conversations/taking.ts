import type { ConversationEntry } from '@subrosa/contract/conversations/parts';
import type { MessageEnvelope } from '@subrosa/contract/conversations/sealed';
import { mayRead, maySend } from '@subrosa/rules/conversations/rights';
import type { Tx } from '../../platform/db/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import type { CallPlatform } from '../../platform/platform.ts';
import { entitlementSettings } from '../subscriptions/index.ts';
import { say, withheld } from './live.ts';
import type { SigningCertificate } from './queries/parts.ts';
import type { WritingFacts } from './queries/writing.ts';
import { isSignedByDevice } from './signatures.ts';
import { addSigner } from './store/signers.ts';

export interface Sending {
  caller: Caller;
  conversationId: string;
  envelope: MessageEnvelope;
}

/** Who may not write, or a device that does not speak for its member, adds nothing. */
export function insistOnSender({ caller, conversationId, envelope }: Sending, facts: WritingFacts, { config }: CallPlatform): void {
  if (!maySend(caller, facts, entitlementSettings(config)).allowed) throw new Refusal('conversations.sendUpgrade');
  if (facts.certificate === null || envelope.deviceId !== caller.deviceId) throw new Refusal('conversations.deviceUnknown');
  const context = { ...envelope, conversationId, senderId: caller.memberId };
  if (!isSignedByDevice(facts.certificate.deviceKey, context, envelope)) throw new Refusal('conversations.messageInvalid');
}

interface Signed {
  caller: Caller;
  conversationId: string;
  epoch: number;
}

/** Lets everybody in the epoch read the certificate with which the caller signed something that was stored. */
export async function noteSigner(tx: Tx, { caller, conversationId, epoch }: Signed, certificate: SigningCertificate | null): Promise<void> {
  if (certificate?.isSigner) return;
  const { memberId, deviceId } = caller;
  const isSignedIn = certificate && (await addSigner(tx, { conversationId, epoch, memberId, deviceId, number: certificate.number }));
  if (!isSignedIn) throw new Refusal('conversations.deviceUnknown');
}

/** To everybody in it: as it is to who may read, and to the sender's other device; to others only that it is there. */
export function sayEntry(
  { live, config }: Pick<CallPlatform, 'live' | 'config'>,
  { conversationId, senderId }: { conversationId: string; senderId: string },
  { readers }: Pick<WritingFacts, 'readers'>,
  entry: ConversationEntry,
): void {
  const settings = entitlementSettings(config);
  say(live, [senderId], { kind: 'entry', conversationId, entry });
  for (const reader of readers) {
    say(live, [reader.memberId], { kind: 'entry', conversationId, entry: mayRead(reader, settings) ? entry : withheld(entry) });
  }
}
