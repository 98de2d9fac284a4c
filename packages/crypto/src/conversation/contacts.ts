import { ConversationError } from './errors.ts';
import type { Invited } from './create-epoch.ts';
import type { KeyLog } from './key-log.ts';
import type { Directory, Self } from './self.ts';
import { isWellSigned, judge, type Judgement, pinOneself, type Pins } from './trust.ts';

/** Everybody whose log was shown, judged; the pins as they are afterwards. */
export interface Contacts extends Directory {
  judged: ReadonlyMap<string, Judgement>;
}

/** Throws `locked` where the server knows a newer identity of oneself than this browser has. */
export async function meetContacts(self: Self, pins: Pins, logs: readonly KeyLog[]): Promise<Contacts> {
  const judged = new Map<string, Judgement>();
  const next: Record<string, Pins[string]> = { ...pins };
  for (const log of logs) {
    const judgement = await (log.memberId === self.memberId ? judgeOneself(self, pins, log) : judge(pins[log.memberId], log));
    judged.set(log.memberId, judgement);
    if (judgement.state !== 'refused') next[log.memberId] = judgement.pin;
  }
  return { judged, pins: next, logs: new Map(logs.map((log) => [log.memberId, log])) };
}

/** The keys of these members, if every one of them may be written to. Throws `ConversationRefused`. */
export function trusted({ judged }: Contacts, memberIds: readonly string[]): Invited[] {
  return memberIds.map((memberId) => {
    const judgement = judged.get(memberId);
    if (!judgement || judgement.state === 'refused') throw new ConversationError('keyLog', { memberId });
    if (judgement.state === 'changed') throw new ConversationError('identityChanged', { memberId });
    return { memberId, record: judgement.record };
  });
}

/** The pins once somebody has looked at a changed identity and goes on with it. */
export function acceptIdentity({ judged, pins }: Contacts, memberId: string): Pins {
  const judgement = judged.get(memberId);
  return judgement?.state === 'changed' ? { ...pins, [memberId]: judgement.next } : pins;
}

async function judgeOneself(self: Self, pins: Pins, log: KeyLog): Promise<Judgement> {
  const record = log.records.at(-1);
  if (record?.identityKey !== self.identity.identityKey) throw new ConversationError('locked');
  if (!(await isWellSigned(log))) return { state: 'refused' };
  return { state: 'same', pin: pinOneself(pins[self.memberId], self.identity, log), record };
}
