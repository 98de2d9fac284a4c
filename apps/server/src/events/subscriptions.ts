/** Events of the subscriptions domain. */
export interface SubscriptionsEvents {
  /** The member's plan may have changed. */
  'subscriptions.changed': { memberId: string };
  /** The member was on the regular plan, and paid. */
  'subscriptions.premiumStarted': { memberId: string };
  'subscriptions.lifetimeGranted': { memberId: string };
  /** A payment, refund or chargeback, by the id of its billing fact. */
  'subscriptions.paymentRecorded': { memberId: string; ledgerEntryId: string };
  'subscriptions.renewalFailed': { memberId: string; paidSubscriptionId: string; reminder: boolean };
  'subscriptions.ended': { memberId: string; paidSubscriptionId: string };
  /** The member who took the spot. */
  'subscriptions.spotClaimed': { memberId: string };
  /** The total of free spots changed. */
  'subscriptions.spotTotalChanged': Record<string, never>;
}
