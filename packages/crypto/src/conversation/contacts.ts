import type { EpochRecord } from '../signed/epoch.ts';
import { fingerprintOf } from '../signed/identity.ts';
import { ConversationError } from './errors.ts';
import type { TrustedMember } from './create-epoch.ts';
import type { KeyLog } from './key-log.ts';
import type { Directory, Self } from './self.ts';
import type { KnownSettings } from './known-settings.ts';
import type { Settings } from './settings.ts';
import { continuesPin, isWellSigned, assessKeyLog, type KeyAssessment, type KeyProof, pinOwnIdentity, type Pins } from './trust.ts';

/** The assessments of all key logs, and the resulting pins. */
export interface Contacts extends Directory {
  assessments: ReadonlyMap<string, KeyAssessment>;
}

/** The pins of the settings, and whether those of former contacts were lost. */
export type KnownContacts = Pick<Settings, 'pins' | 'pinsLost'>;

/** Without known pins, the server's word is enough to read, and nobody is confirmed. */
export function contactsIn({ pins, pinsLost }: KnownSettings): KnownContacts {
  return pins === null ? { pins: {}, pinsLost: true } : { pins, pinsLost };
}

/**
 * Throws `locked` if the server knows a newer identity of this member than this browser has. A member who is not in `proofs` needs
 * none.
 */
export async function loadContacts(
  self: Self,
  { pins, pinsLost }: KnownContacts,
  logs: readonly KeyLog[],
  proofs: ReadonlyMap<string, KeyProof> = new Map(),
): Promise<Contacts> {
  const assessments = new Map<string, KeyAssessment>();
  const next: Record<string, Pins[string]> = { ...pins };
  for (const log of logs) {
    const proof = proofs.get(log.memberId);
    const assessment = await (log.memberId === self.memberId
      ? assessOwnLog(self, pins, { log, proof })
      : assessKeyLog(pins[log.memberId], log, { pinsLost, proof }));
    assessments.set(log.memberId, assessment);
    if (assessment.state !== 'rejected') next[log.memberId] = assessment.pin;
  }
  return { assessments, pins: next, logs: new Map(logs.map((log) => [log.memberId, log])) };
}

/** Returns the keys of these members if all are trusted; throws `ConversationError`. */
export function requireTrusted({ assessments }: Contacts, memberIds: readonly string[]): TrustedMember[] {
  return memberIds.map((memberId) => {
    const assessment = assessments.get(memberId);
    if (!assessment) throw new ConversationError('keyLog', { memberId });
    if (assessment.state === 'rejected') throw new ConversationError(assessment.because, { memberId });
    if (assessment.state === 'changed') throw new ConversationError('identityChanged', { memberId });
    if (assessment.state === 'unconfirmed') throw new ConversationError('unconfirmed', { memberId });
    if (assessment.state === 'unproved') throw new ConversationError('unproved', { memberId });
    return { memberId, record: assessment.record };
  });
}

/**
 * A deleted account no longer has a key log, and its owner may still have the key. The server can withhold any log, so the epoch
 * must name the pinned identity; without a pin, another member must have created it.
 */
export async function requireKnownWithoutLog({ assessments, pins }: Contacts, { members, creatorId }: EpochRecord): Promise<void> {
  for (const { memberId, identity } of members.filter((member) => !assessments.has(member.memberId))) {
    const pin = pins[memberId];
    if (pin && !pin.confirmed) throw new ConversationError('unconfirmed', { memberId });
    const isKnown = pin ? (await fingerprintOf(pin.identityKey)) === identity : memberId !== creatorId;
    if (!isKnown) throw new ConversationError('keyLog', { memberId });
  }
}

/** Returns the pins after the member accepted this identity; unchanged if the server presents another one by now. */
export function acceptIdentity({ assessments, pins }: Contacts, memberId: string, identityKey: string): Pins {
  const assessment = assessments.get(memberId);
  const next = assessment && 'next' in assessment ? assessment.next : null;
  return next?.identityKey === identityKey ? { ...pins, [memberId]: next } : pins;
}

async function assessOwnLog(self: Self, pins: Pins, { log, proof }: { log: KeyLog; proof: KeyProof | undefined }): Promise<KeyAssessment> {
  const record = log.records.at(-1);
  if (record?.identityKey !== self.identity.identityKey) throw new ConversationError('locked');
  const pin = pins[self.memberId];
  if (proof === 'contradicted') return { state: 'rejected', because: 'log' };
  if (!(await isWellSigned(log)) || (pin && !(await continuesPin(pin, log)))) return { state: 'rejected', because: 'keyLog' };
  return { state: 'same', pin: await pinOwnIdentity(pin, self.identity, log), record };
}
