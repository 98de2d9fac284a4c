import type { Tx } from '../../../../platform/db/database.ts';
import type { Caller } from '../../../../platform/http/caller.ts';
import { ApiError } from '../../../../platform/http/api-error.ts';
import type { ApiPlatform } from '../../../../platform/platform.ts';
import { isPushUrl } from '../../../../platform/push/hosts.ts';
import { areSubscriptionKeys } from '../../../../platform/push/keys.ts';
import type { PushSubscription } from '../../../../platform/push/push.ts';
import { saveSubscription } from '../store/subscriptions.ts';

const LONGEST = 1000;

/** The address comes from outside and we will call it: only push services that we know are taken. */
export async function subscribeToPush(
  tx: Tx,
  device: Caller,
  subscription: PushSubscription,
  { clock, config }: Pick<ApiPlatform, 'clock' | 'config'>,
): Promise<void> {
  // As it will be called: what one parser reads differently from another must not be kept.
  const endpoint = URL.parse(subscription.endpoint)?.href ?? '';
  const isKnown = endpoint.length <= LONGEST && isPushUrl(endpoint, config.PUSH_HOSTS);
  if (!isKnown || !areSubscriptionKeys(subscription.keys)) throw new ApiError('notifications.pushServiceUnsupported');
  await saveSubscription(tx, device, { ...subscription, endpoint }, clock.now());
}
