import type { Locale } from '@subrosa/rules/reference/locales';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { newId } from '../../../platform/ids.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { requestNewsletter } from '../store.ts';

/** The response is the same for new, pending and confirmed email addresses, so that it does not reveal who has subscribed. */
export async function joinNewsletter(tx: Tx, reader: { email: string; name: string; locale: Locale }, clock: Clock): Promise<void> {
  const subscriberId = await requestNewsletter(tx, { id: newId(), ...reader, requestedAt: clock.now() });
  if (subscriberId) await emit(tx, clock, 'support.newsletterRequested', { subscriberId });
}
