import { may, type EntitlementSettings, type Holder, type Verdict } from '../entitlements/may.ts';

/** Checked when ciphertext is returned: a member who may not read does not receive it. */
export function mayRead(reader: Holder, settings: EntitlementSettings): boolean {
  return may('messages.read', reader, settings).allowed;
}

/** The first message starts a conversation; every other is a reply. */
export function maySend(sender: Holder, conversation: { newest: number }, settings: EntitlementSettings): Verdict {
  return may(conversation.newest === 0 ? 'messages.start' : 'messages.reply', sender, settings);
}

export interface Rights {
  read: boolean;
  send: boolean;
  report: boolean;
  because: 'upgrade' | 'proof' | 'gone' | null;
}

/** What a member can do in their conversation, and what they need for more. */
export function rightsIn(member: Holder, conversation: { newest: number }, settings: EntitlementSettings): Rights {
  const sending = maySend(member, conversation, settings);
  const read = mayRead(member, settings);
  const needsUpgrade = !read || (!sending.allowed && sending.because === 'upgrade');
  return { read, send: sending.allowed, report: true, because: needsUpgrade ? 'upgrade' : sending.allowed ? null : 'proof' };
}
