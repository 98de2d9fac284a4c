import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import { emit } from '../../../platform/jobs/emit.ts';
import { verifyLinkToken } from '../../../platform/link-token.ts';
import { UNSUBSCRIBE_PURPOSE } from '../newsletter-links.ts';
import { changeSubscriber } from '../store.ts';

export async function unsubscribeNewsletter(tx: Tx, token: string, { clock, secret }: { clock: Clock; secret: string }): Promise<void> {
  const subscriberId = verifyLinkToken(secret, UNSUBSCRIBE_PURPOSE, token);
  if (!subscriberId) throw new ApiError('support.linkInvalid');
  const outcome = await changeSubscriber(tx, subscriberId, { from: 'any', to: 'unsubscribed', at: clock.now() });
  if (outcome === 'missing') throw new ApiError('support.linkInvalid');
  if (outcome === 'changed') await emit(tx, clock, 'support.newsletterUnsubscribed', { subscriberId });
}
