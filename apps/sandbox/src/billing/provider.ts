import { createWebhookSender, type WebhookSender, type SentWebhook } from './webhook-sender.ts';
import { createLedger, type Ledger, type Subscription } from './ledger.ts';
import { fieldsOf, type EventType } from './reports.ts';

/** The merchant's URLs for webhooks and buyers. */
export interface MerchantSettings {
  webhookUrl: string;
  /** `{checkout}` is replaced by the checkout number. */
  approvalUrl: string;
  denialUrl: string;
}

/** How the next requests to DataLink fail. */
type DatalinkFailure = 'none' | 'error' | 'silence';

interface ReportOptions {
  at?: Date;
  note?: string;
  from?: string;
}

/** The state that the provider's pages and routes share. */
export interface Provider {
  ledger: Ledger;
  sender: WebhookSender;
  settings: MerchantSettings;
  datalinkFailure: DatalinkFailure;
  /** When true, webhooks of sales wait until the console sends them. */
  isHoldingReports: boolean;
  report(type: EventType, subscription: Subscription, options?: ReportOptions): Promise<SentWebhook>;
}

export function createProvider(settings: MerchantSettings): Provider {
  const ledger = createLedger();
  const sender = createWebhookSender(settings.webhookUrl);
  return {
    ledger,
    sender,
    settings,
    datalinkFailure: 'none',
    isHoldingReports: false,
    report: (type, subscription, { at = new Date(), note, from } = {}) =>
      sender.send(type, fieldsOf(type, { subscription, checkout: subscription.checkout, at }), {
        ...(note && { note }),
        ...(from && { from }),
      }),
  };
}
