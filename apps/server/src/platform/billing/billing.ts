import type { BillingKind } from '@subrosa/rules/subscriptions/fold';

/** What a member is about to pay, at a price that renews. */
export interface Order {
  checkoutId: string;
  cents: number;
  days: number;
}

/** Where a browser pays; the provider alone sees the card. */
export interface PaymentPage {
  method: 'GET';
  url: string;
  fields: Record<string, string>;
  /** With its fields. */
  address: string;
}

/** Pages of the provider, made of settings alone: no call reaches it. */
export interface BillingPages {
  payment(order: Order): PaymentPage;
  cancellation(subscription: string): string;
  support: string;
  chat: string;
}

/** What the provider reports, as it came. */
export type Report = Readonly<Record<string, string | number | boolean | null>>;

/** What a report says, in our words. Whoever reports it again gives it the same id. */
export interface Reported {
  id: string;
  kind: BillingKind | 'decline';
  /** The provider's; null only where a sale was declined. */
  subscription: string | null;
  checkoutId: string | null;
  at: Date;
  transaction: string | null;
  amountCents: number | null;
  currency: string | null;
}

/** How a subscription stands at the provider. */
export interface ProviderStatus {
  active: boolean;
  renews: boolean;
  timesRebilled: number;
  signedUpAt: Date | null;
  cancelledAt: Date | null;
  expiresAt: Date | null;
  refunds: number;
  chargebacks: number;
}

/** The card billing provider. A failure that may pass throws, so that the job is tried again. */
export interface Billing {
  /** Null where nothing in the report concerns us. */
  read(eventType: string, report: Report, receivedAt: Date): Reported | null;
  /** Null where the provider does not know it. */
  status(subscription: string): Promise<ProviderStatus | null>;
  cancel(subscription: string): Promise<void>;
}
