import { expect, type Page } from '@playwright/test';

const SANDBOX = process.env['SANDBOX_URL'] ?? 'http://127.0.0.1:13200';

/** The events that the simulated provider can send, as its console names them. */
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

/** Returns the provider's subscription id of a checkout. */
export async function subscriptionOfCheckout(checkout: string): Promise<string> {
  const response = await fetch(`${SANDBOX}/billing/subscriptions`);
  const { subscriptions } = (await response.json()) as { subscriptions: { id: string; checkout: string }[] };
  return subscriptions.find((one) => one.checkout === checkout)?.id ?? '';
}

/** Makes the provider send an event: now, or dated `days` from now. */
export async function sendBillingEvent(type: BillingEventType, subscription: string, days = 0): Promise<void> {
  const { sent } = await callSandbox<{ sent: { status: number }[] }>('fire', { type, subscription, days: String(days) });
  expect(sent.map(({ status }) => status)).toEqual([200]);
}

/** Creates a sale that was paid `ago` days ago. */
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

/** Sets whether the provider holds back its reports of sales until `sendBillingEvent`. */
export const delayWebhooks = (held: boolean) => callSandbox('settings', { held: String(held) });

interface PlanChoice {
  days: 30 | 90;
  price: string;
}

/** Goes from the plans through the terms to the provider's page; returns the checkout id. */
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

/** Approves or declines the payment, and expects the redirect to the matching page. */
export async function decidePayment(page: Page, decision: 'Approve' | 'Decline'): Promise<void> {
  await page.getByRole('button', { name: `${decision} the payment` }).click();
  await expect(page).toHaveURL(decision === 'Approve' ? /\/upgrade\/successful\?checkout=/ : /\/upgrade\/unsuccessful\?checkout=/);
}
