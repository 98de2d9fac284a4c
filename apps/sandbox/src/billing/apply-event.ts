import type { Subscription } from './ledger.ts';
import type { EventType } from './reports.ts';

const DAY = 86_400_000;

/** Applies an event to the provider's own records. */
export function applyEvent(type: EventType, subscription: Subscription, at: Date): void {
  switch (type) {
    case 'RenewalSuccess':
      subscription.timesRebilled += 1;
      subscription.expiresAt = new Date(at.getTime() + subscription.days * DAY);
      return;
    case 'Cancellation':
      subscription.cancelledAt = at;
      return;
    case 'UserReactivation':
      subscription.cancelledAt = null;
      subscription.expired = false;
      return;
    case 'Expiration':
      subscription.expired = true;
      return;
    case 'Refund':
    case 'Void':
      subscription.refunds += 1;
      subscription.expired = true;
      return;
    case 'Chargeback':
      subscription.chargebacks += 1;
      subscription.expired = true;
      return;
    case 'NewSaleSuccess':
    case 'NewSaleFailure':
    case 'RenewalFailure':
  }
}
