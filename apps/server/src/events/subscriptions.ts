/** Events of the subscriptions domain. */
export interface SubscriptionsEvents {
  /** The member's plan may have changed. */
  'subscriptions.changed': { memberId: string };
  /** The member was on the regular plan, and paid. */
  'subscriptions.premiumBegan': { memberId: string };
  'subscriptions.lifetimeSet': { memberId: string };
  /** A payment, refund or chargeback, by the id of its billing fact. */
  'subscriptions.moneyMoved': { memberId: string; factId: string };
  'subscriptions.renewalFailed': { memberId: string; paidSubscriptionId: string; reminder: boolean };
  'subscriptions.ended': { memberId: string; paidSubscriptionId: string };
  /** The member who took the spot. */
  'subscriptions.spotTaken': { memberId: string };
  /** The total of free spots changed. */
  'subscriptions.totalChanged': Record<string, never>;
}
