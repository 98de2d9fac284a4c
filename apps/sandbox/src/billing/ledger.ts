import { randomInt } from 'node:crypto';

/** A subscription in the provider's records. */
export interface Subscription {
  id: string;
  checkout: string;
  cents: number;
  days: number;
  signedUpAt: Date;
  /** The end of the last day that is paid for. */
  expiresAt: Date;
  cancelledAt: Date | null;
  expired: boolean;
  timesRebilled: number;
  refunds: number;
  chargebacks: number;
}

export interface Ledger {
  sell(order: { checkout: string; cents: number; days: number; at: Date }): Subscription;
  find(id: string): Subscription | undefined;
  /** Newest first. */
  list(): readonly Subscription[];
}

const DAY = 86_400_000;
const CAPACITY = 500;

/** The sales since this process started; the oldest are dropped when the limit is reached. */
export function createLedger(): Ledger {
  let sold: readonly Subscription[] = [];
  // The app stores these ids, so a later start of the sandbox must not reuse them.
  let next = Date.now() * 1000 + randomInt(1000);
  return {
    sell: ({ checkout, cents, days, at }) => {
      next += 1;
      const subscription: Subscription = {
        id: String(next),
        checkout,
        cents,
        days,
        signedUpAt: at,
        expiresAt: new Date(at.getTime() + days * DAY),
        cancelledAt: null,
        expired: false,
        timesRebilled: 0,
        refunds: 0,
        chargebacks: 0,
      };
      sold = [subscription, ...sold].slice(0, CAPACITY);
      return subscription;
    },
    find: (id) => sold.find((one) => one.id === id),
    list: () => sold,
  };
}
