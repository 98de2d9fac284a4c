import { saveReply } from '../../apps/server/src/domains/autoreplies/store.ts';
import { encryptText } from '../../apps/server/src/domains/helpdesk/text-encryption.ts';
import { addMessage, lockThread } from '../../apps/server/src/domains/helpdesk/store.ts';
import type { Clock } from '../../apps/server/src/platform/clock.ts';
import type { Config } from '../../apps/server/src/platform/config/config.ts';
import type { Tx } from '../../apps/server/src/platform/db/database.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { personas } from '../../apps/server/test/support/personas.ts';

const MINUTE = 60_000;
const REPLY = 'Thank you for writing. I am travelling and answer in the evening, Taipei time.';

const messages = [
  { staffId: null, text: 'Good evening. My plan shows another date than my receipt.' },
  {
    staffId: personas.hollis.id,
    text: 'Good evening, Marlow. The receipt counts from the payment, the plan from the next day. Both are right.',
  },
  { staffId: null, text: 'Thank you, that explains it. May I change the card in the meantime?' },
];

/** Marlow has an open helpdesk conversation. */
export async function seedHelpdesk(tx: Tx, clock: Clock, config: Config): Promise<void> {
  const memberId = personas.marlow.id;
  const startedAt = clock.now().getTime() - messages.length * 20 * MINUTE;
  if ((await lockThread(tx, memberId, { at: new Date(startedAt) })) !== 0) return;
  for (const [index, { staffId, text }] of messages.entries()) {
    const at = new Date(startedAt + index * 20 * MINUTE);
    await addMessage(tx, { memberId, sequence: index + 1, id: newId(), staffId, encryptedText: encryptText(config, memberId, text), at });
  }
}

/** Mei has an automatic reply to first messages. */
export async function seedAutoReply(tx: Tx, clock: Clock): Promise<void> {
  await saveReply(tx, { memberId: personas.mei.id, text: REPLY, enabled: true, at: clock.now() });
}
