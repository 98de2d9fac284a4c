import type { BillingKind } from '@subrosa/rules/subscriptions/fold';

/** A purchase of a subscription that renews at this price. */
export interface Order {
  checkoutId: string;
  cents: number;
  days: number;
}

/** The page at which the browser pays; only the provider receives the card data. */
export interface PaymentPage {
  method: 'GET';
  url: string;
  fields: Record<string, string>;
  /** The URL with the fields as its query. */
  redirectUrl: string;
}

/** URLs of the provider's pages, built from settings without a request to the provider. */
export interface BillingPages {
  payment(order: Order): PaymentPage;
  cancellation(subscription: string): string;
  support: string;
  chat: string;
}

/** Fields of a webhook as received. */
export type Report = Readonly<Record<string, string | number | boolean | null>>;

/** A parsed webhook. A repeated webhook gets the same id. */
export interface Reported {
  id: string;
  kind: BillingKind | 'decline';
  /** The provider's id; null only for a declined sale. */
  subscription: string | null;
  checkoutId: string | null;
  at: Date;
  transaction: string | null;
  amountCents: number | null;
  currency: string | null;
}

/** The state of a subscription at the provider. */
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

/** The card billing provider. Temporary failures throw, so that the job is retried. */
export interface Billing {
  /** Returns null when the webhook does not concern us. */
  read(eventType: string, report: Report, receivedAt: Date): Reported | null;
  /** Returns null when the provider does not know the subscription. */
  status(subscription: string): Promise<ProviderStatus | null>;
  cancel(subscription: string): Promise<void>;
}
