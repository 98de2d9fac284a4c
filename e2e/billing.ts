import { expect, type Page } from '@playwright/test';

const SANDBOX = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:13200';

/** What the provider can be told to do, as its console names it. */
type BillingEventType = 'NewSaleSuccess' | 'RenewalSuccess' | 'RenewalFailure' | 'Expiration' | 'Refund' | 'Chargeback';

async function callSandbox<Answer>(path: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await fetch(`${SANDBOX}/billing/${path}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
  });
  expect(response.status, path).toBe(200);
  return (await response.json()) as Answer;
}

/** The number that the provider gave to what was sold by this checkout. */
export async function subscriptionOfCheckout(checkout: string): Promise<string> {
  const response = await fetch(`${SANDBOX}/billing/subscriptions`);
  const { subscriptions } = (await response.json()) as { subscriptions: { id: string; checkout: string }[] };
  return subscriptions.find((one) => one.checkout === checkout)?.id ?? '';
}

/** Something happens at the provider and is reported: now, or dated so many days from now. */
export async function sendBillingEvent(type: BillingEventType, subscription: string, days = 0): Promise<void> {
  const { sent } = await callSandbox<{ sent: { status: number }[] }>('fire', { type, subscription, days: String(days) });
  expect(sent.map(({ status }) => status)).toEqual([200]);
}

/** Somebody paid, so many days ago. */
export async function createPastSale(order: { checkout: string; cents: number; days: number; ago: number }): Promise<string> {
  const { checkout, cents, days, ago } = order;
  const sold = await callSandbox<{ subscription: { id: string } }>('sell', {
    checkout,
    cents: String(cents),
    days: String(days),
    at: String(-ago),
  });
  return sold.subscription.id;
}

/** Whether reports of sales wait until they are fired by hand. */
export const delayWebhooks = (held: boolean) => callSandbox('settings', { held: String(held) });

interface PlanChoice {
  days: 30 | 90;
  price: string;
}

/** From the plans to the provider's page, past everything that is said before; the number of the checkout. */
export async function openPaymentPage(page: Page, { days, price }: PlanChoice): Promise<string> {
  await page.goto('/upgrade');
  await page.getByRole('button', { name: `Choose ${days} days` }).click();
  const terms = page.getByRole('dialog', { name: `Premium, ${days} days` });
  await expect(terms.getByText('On your card statement')).toBeVisible();
  await expect(terms).toContainText(`Due now${price}`);
  await expect(terms).toContainText(`${price} every ${days} days`);
  await terms.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('button', { name: 'Approve the payment' })).toBeVisible();
  return new URL(page.url()).searchParams.get('checkout') ?? '';
}

/** Pays, or is refused, and is sent back. */
export async function decidePayment(page: Page, decision: 'Approve' | 'Decline'): Promise<void> {
  await page.getByRole('button', { name: `${decision} the payment` }).click();
  await expect(page).toHaveURL(decision === 'Approve' ? /\/upgrade\/successful\?checkout=/ : /\/upgrade\/unsuccessful\?checkout=/);
}
