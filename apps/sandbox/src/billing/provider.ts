import { createCourier, type Courier, type Sent } from './courier.ts';
import { createLedger, type Ledger, type Subscription } from './ledger.ts';
import { fieldsOf, type EventType } from './reports.ts';

/** Where the merchant told the provider to send reports and buyers. */
export interface MerchantSettings {
  webhookUrl: string;
  /** `{checkout}` stands for the number of the checkout. */
  approvalUrl: string;
  denialUrl: string;
}

/** What befalls the next questions to the DataLink. */
type DatalinkFailure = 'none' | 'error' | 'silence';

interface Reporting {
  at?: Date;
  note?: string;
  from?: string;
}

/** Everything that the provider's pages and calls have in common. */
export interface Provider {
  ledger: Ledger;
  courier: Courier;
  settings: MerchantSettings;
  datalinkFailure: DatalinkFailure;
  /** Reports of sales wait until the console sends them. */
  held: boolean;
  report(type: EventType, subscription: Subscription, how?: Reporting): Promise<Sent>;
}

export function createProvider(settings: MerchantSettings): Provider {
  const ledger = createLedger();
  const courier = createCourier(settings.webhookUrl);
  return {
    ledger,
    courier,
    settings,
    datalinkFailure: 'none',
    held: false,
    report: (type, subscription, { at = new Date(), note, from } = {}) =>
      courier.send(type, fieldsOf(type, { subscription, checkout: subscription.checkout, at }), {
        ...(note && { note }),
        ...(from && { from }),
      }),
  };
}
