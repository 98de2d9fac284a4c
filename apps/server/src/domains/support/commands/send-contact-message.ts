import type { Locale } from '@subrosa/rules/reference/locales';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId, newReference } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { openCase } from '../../moderation/index.ts';
import { saveContactMessage } from '../store.ts';

export async function sendContactMessage(
  tx: Tx,
  message: { email: string; message: string; locale: Locale },
  clock: Clock,
): Promise<{ reference: string }> {
  const id = newId();
  const reference = newReference('M');
  await saveContactMessage(tx, { id, reference, ...message, receivedAt: clock.now() });
  await openCase(tx, clock, { kind: 'contact', subjectKind: 'support_request', subjectId: id, memberId: null });
  await emit(tx, clock, 'support.messageReceived', { messageId: id });
  return { reference };
}
