import { may, type EntitlementSettings, type Holder, type Verdict } from '../entitlements/may.ts';

/** Reading is decided where the ciphertext is handed out: who may not read does not get it. */
export function mayRead(reader: Holder, settings: EntitlementSettings): boolean {
  return may('messages.read', reader, settings).allowed;
}

/** The first message begins a conversation; every other answers. */
export function maySend(sender: Holder, conversation: { newest: number }, settings: EntitlementSettings): Verdict {
  return may(conversation.newest === 0 ? 'messages.start' : 'messages.reply', sender, settings);
}

export interface Rights {
  read: boolean;
  send: boolean;
  report: boolean;
  because: 'upgrade' | 'proof' | 'gone' | null;
}

/** What a member can do in a conversation that is theirs, and what is in the way of more. */
export function rightsIn(member: Holder, conversation: { newest: number }, settings: EntitlementSettings): Rights {
  const sending = maySend(member, conversation, settings);
  const read = mayRead(member, settings);
  const needsUpgrade = !read || (!sending.allowed && sending.because === 'upgrade');
  return { read, send: sending.allowed, report: true, because: needsUpgrade ? 'upgrade' : sending.allowed ? null : 'proof' };
}
