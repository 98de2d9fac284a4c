import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../../platform/platform.ts';
import { isPushUrl } from '../../../../platform/push/hosts.ts';
import { areSubscriptionKeys } from '../../../../platform/push/keys.ts';
import type { PushSubscription } from '../../../../platform/push/push.ts';
import { saveSubscription } from '../store/subscriptions.ts';

const LONGEST = 1000;

/** The endpoint is untrusted and the server will call it, so only hosts of known push services are accepted. */
export async function subscribeToPush(
  tx: Tx,
  device: Caller,
  subscription: PushSubscription,
  { clock, config }: Pick<ApiPlatform, 'clock' | 'config'>,
): Promise<void> {
  // Stores the normalized URL that is called later, so that no second parser can read it differently.
  const endpoint = URL.parse(subscription.endpoint)?.href ?? '';
  const isKnown = endpoint.length <= LONGEST && isPushUrl(endpoint, config.PUSH_HOSTS);
  if (!isKnown || !areSubscriptionKeys(subscription.keys)) throw new ApiError('notifications.pushServiceUnsupported');
  await saveSubscription(tx, device, { ...subscription, endpoint }, clock.now());
}
