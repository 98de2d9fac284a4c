import { beforeAll } from 'vitest';
import type { useWorker } from './worker.ts';
import type { TestApi } from './test-api.ts';
import { aMember, type MemberOptions } from './members.ts';
import { apiClientFor, YEAR } from './api-client.ts';

export interface HeldPlan {
  id: string;
  subscription_plan_id: number;
  subscription_date: string;
  subscription_due_date: string | null;
  active: boolean;
  status: string;
  paid: boolean;
  renewsOn: string | null;
  dueCents: number | null;
  paymentFailedAt: string | null;
  graceUntil: string | null;
  endedBecause: string | null;
  can: { cancel: boolean; changeTo: number[] };
}

export interface BegunCheckout {
  id: string;
  dueCents: number;
  recurringDays: number;
  startsOn: string;
  provider: { method: string; url: string; fields: Record<string, string>; redirectUrl: string };
}

interface Firing {
  days?: number;
  times?: number;
  mode?: 'true' | 'silent' | 'forged' | 'stranger';
}

export interface Report {
  status: number;
  fields: Record<string, string>;
}

type Fields = Record<string, string | number>;

/**
 * The billing simulator of this file, which sends webhooks to its api; `days` count from the real time, as in the
 * simulator.
 */
export function useBilling(api: TestApi, worker: ReturnType<typeof useWorker>) {
  async function post<Body>(path: string, fields: Fields): Promise<Body> {
    const body = new URLSearchParams(Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])));
    const answered = await fetch(`${worker.sandboxUrl}/billing${path}`, { method: 'POST', headers: { accept: 'application/json' }, body });
    return (await answered.json()) as Body;
  }
  const webhookUrl = () => `http://127.0.0.1:${api.port}/api/billing/webhooks`;
  beforeAll(() => post('/settings', { webhookUrl: webhookUrl() }));

  const provider = {
    webhookUrl,
    settings: (fields: Fields) => post('/settings', fields),
    /** Simulates the buyer's payment in the form. */
    sell: async (checkout: Pick<BegunCheckout, 'id' | 'dueCents' | 'recurringDays'>, more: Fields = {}): Promise<string> => {
      const order = { checkout: checkout.id, cents: checkout.dueCents, days: checkout.recurringDays, ...more };
      const { subscription } = await post<{ subscription: { id: string } }>('/sell', order);
      return subscription.id;
    },
    fire: async (subscription: string, type: string, { days = 0, times = 1, mode = 'true' }: Firing = {}): Promise<Report[]> =>
      (await post<{ sent: Report[] }>('/fire', { subscription, type, days, times, mode })).sent,
  };

  /** Creates a member who can pay. */
  async function aBuyer(traits: MemberOptions = {}) {
    const member = await aMember(api.db, api.config, traits);
    const call = await apiClientFor(api, member.id, YEAR);
    const my = async () => (await call<HeldPlan | null>('GET', '/api/user-subscriptions/my')).body;
    const begin = async (plan: 3 | 4 = 3) =>
      (await call<BegunCheckout>('POST', '/api/user-subscriptions', { subscription_plan_id: plan })).body;
    /** Pays and runs the jobs that follow. */
    const buy = async (plan: 3 | 4 = 3, more: Fields = {}) => {
      const subscription = await provider.sell(await begin(plan), more);
      await worker.runJobs();
      return subscription;
    };
    return { ...member, call, my, begin, buy };
  }

  return { ...provider, aBuyer };
}

export type Buyer = Awaited<ReturnType<ReturnType<typeof useBilling>['aBuyer']>>;
