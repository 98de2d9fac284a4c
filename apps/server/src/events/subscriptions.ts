/** Facts of the subscriptions domain that others may react to. */
export interface SubscriptionsEvents {
  /** What a member holds may be another than before. */
  'subscriptions.changed': { memberId: string };
  /** They were on the regular plan, and paid. */
  'subscriptions.premiumBegan': { memberId: string };
  'subscriptions.lifetimeSet': { memberId: string };
  /** A payment or something given back, by its fact. */
  'subscriptions.moneyMoved': { memberId: string; factId: string };
  'subscriptions.renewalFailed': { memberId: string; paidSubscriptionId: string; reminder: boolean };
  'subscriptions.ended': { memberId: string; paidSubscriptionId: string };
  /** The member who took it. */
  'subscriptions.spotTaken': { memberId: string };
  /** There are more or fewer spots than before. */
  'subscriptions.totalChanged': Record<string, never>;
}
