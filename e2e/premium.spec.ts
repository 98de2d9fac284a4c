import { expect, type Page } from '@playwright/test';
import { decidePayment, openPaymentPage, sendBillingEvent, delayWebhooks, createPastSale, subscriptionOfCheckout } from './billing.ts';
import { query } from './database.ts';
import { mailsTo } from './mail.ts';
import { test } from './member.ts';
import { signUpAndVerify } from './profile-form.ts';
import { fromItsOwnNetwork } from './visitor.ts';

const MONTH = { days: 30, price: '$14.99' } as const;
const QUARTER = { days: 90, price: '$34.99' } as const;

const plan = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Expects in the avatar menu "Upgrade" without a plan and "Premium" with one. */
async function expectMenu(page: Page, entry: 'Upgrade' | 'Premium'): Promise<void> {
  await page.getByRole('button', { name: 'Your menu' }).click();
  await expect(page.getByRole('menuitem', { name: entry, exact: true })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: entry === 'Premium' ? 'Upgrade' : 'Premium', exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
}

const RECEIPT = 'Your receipt';
const FAILED = 'Your payment didn’t go through';
const BACK = 'Your payment was refunded';
const ENDED = 'Your plan has ended';

/** Expects the subjects of all billing emails, oldest first. */
async function expectMails(email: string, subjects: readonly string[]): Promise<void> {
  const aboutMoney = async () =>
    (await mailsTo(email, 1)).map(({ subject }) => subject).filter((subject) => [RECEIPT, FAILED, BACK, ENDED].includes(subject));
  await expect.poll(aboutMoney, { timeout: 20_000 }).toEqual(subjects);
}

test('updates every open tab when premium is bought, renewed, cancelled, refunded or disputed', async ({ page }) => {
  test.setTimeout(240_000);
  const { username, email } = await signUpAndVerify(page, 'en', 'fetishist');
  await query(`UPDATE member SET state = 'active' WHERE username = $1`, [username]);

  // This tab is not reloaded from here on, so it shows live updates.
  const other = await page.context().newPage();
  await fromItsOwnNetwork(other);
  await other.goto('/profile/search');
  const locked = other.getByRole('button', { name: /Near me, by distance/ });
  await expect(locked).toBeVisible();
  await expectMenu(other, 'Upgrade');

  await test.step('a declined payment changes nothing and offers another attempt', async () => {
    await openPaymentPage(page, MONTH);
    await decidePayment(page, 'Decline');
    await expect(heading(page, 'The payment didn’t go through')).toBeVisible();
    await expect(page.getByText('you weren’t charged')).toBeVisible();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(heading(page, 'Plans and prices')).toBeVisible();
  });

  const before = [RECEIPT, FAILED, ENDED];

  await test.step('a plan of a month ago ends after its renewal failed', async () => {
    const old = await openPaymentPage(page, MONTH);
    const late = await createPastSale({ checkout: old, cents: 1499, days: 30, ago: 31 });
    await expectMails(email, [RECEIPT]);
    await sendBillingEvent('RenewalFailure', late, -1);
    await page.goto('/settings/upgrade');
    await expect(plan(page).getByText('Your last payment failed.')).toBeVisible({ timeout: 20_000 });
    await expect(locked).toHaveCount(0, { timeout: 20_000 });
    await sendBillingEvent('Expiration', late);
    await expect(plan(page).getByText('It wasn’t renewed.')).toBeVisible({ timeout: 20_000 });
    await expect(locked).toBeVisible({ timeout: 20_000 });
    await query(`SELECT graphile_worker.add_job('subscriptions:process-due')`);
    await expectMails(email, before);
  });

  const bought = await test.step('a bought plan starts when the provider reports the payment', async () => {
    await delayWebhooks(true);
    const checkout = await openPaymentPage(page, MONTH);
    await decidePayment(page, 'Approve');
    await expect(heading(page, 'Confirming your payment')).toBeVisible();
    await expect(locked).toBeVisible();
    await delayWebhooks(false);
    const sold = await subscriptionOfCheckout(checkout);
    await sendBillingEvent('NewSaleSuccess', sold);
    await expect(heading(page, 'You have premium')).toBeVisible({ timeout: 20_000 });
    await expect(locked).toHaveCount(0, { timeout: 20_000 });
    await expectMenu(other, 'Premium');
    await page.reload();
    await expect(heading(page, 'You have premium')).toBeVisible();
    await expectMails(email, [...before, RECEIPT]);
    await page.goto('/notifications');
    await expect(page.getByText('You now have premium.').first()).toBeVisible();
    return sold;
  });

  await test.step('a renewal adds a receipt to the open page', async () => {
    await page.goto('/settings/upgrade');
    await expect(plan(page).getByText('Active', { exact: true })).toBeVisible();
    await expect(plan(page).getByText('$14.99', { exact: true })).toHaveCount(3);
    await sendBillingEvent('RenewalSuccess', bought);
    await expect(plan(page).getByText('$14.99', { exact: true })).toHaveCount(4, { timeout: 20_000 });
    await expectMails(email, [...before, RECEIPT, RECEIPT]);
  });

  await test.step('a failed renewal keeps premium for now and links to the card', async () => {
    await sendBillingEvent('RenewalFailure', bought);
    await expect(plan(page).getByText('Your last payment failed.')).toBeVisible({ timeout: 20_000 });
    await expect(plan(page).getByRole('link', { name: 'Update card' })).toHaveAttribute('href', /\/billing\/support/);
    await expectMails(email, [...before, RECEIPT, RECEIPT, FAILED]);
  });

  await test.step('the plan is cancelled at the provider', async () => {
    await plan(page).getByRole('button', { name: 'Cancel plan' }).click();
    const question = page.getByRole('dialog', { name: 'Cancel your plan?' });
    await expect(question.getByText(bought)).toBeVisible();
    await expect(question.getByText('You’ll keep premium until')).toBeVisible();
    await question.getByRole('link', { name: 'Continue to cancel' }).click();
    await page.getByRole('button', { name: 'Cancel this subscription' }).click();
    await expect(page.getByText('nothing more is charged')).toBeVisible();
    await page.goto('/settings/upgrade');
    await expect(plan(page).getByText('Cancelled', { exact: true })).toBeVisible();
    await expect(plan(page).getByRole('button', { name: 'Cancel plan' })).toHaveCount(0);
  });

  await test.step('a refund ends premium in both tabs', async () => {
    await sendBillingEvent('Refund', bought);
    await expect(plan(page).getByText('The payment was refunded.')).toBeVisible({ timeout: 20_000 });
    await expect(plan(page).getByText('Refund: Premium, 30 days')).toBeVisible();
    await expect(locked).toBeVisible({ timeout: 20_000 });
    await expectMenu(other, 'Upgrade');
    await expectMails(email, [...before, RECEIPT, RECEIPT, FAILED, BACK]);
  });

  await test.step('a plan of 90 days ends when it is disputed at the bank', async () => {
    const quarter = await openPaymentPage(page, QUARTER);
    await decidePayment(page, 'Approve');
    await expect(heading(page, 'You have premium')).toBeVisible({ timeout: 20_000 });
    await page.getByRole('link', { name: 'Plan and receipts' }).click();
    await expect(plan(page).getByText('Premium, 90 days').first()).toBeVisible();
    await sendBillingEvent('Chargeback', await subscriptionOfCheckout(quarter));
    await expect(plan(page).getByText('The payment was disputed through your bank')).toBeVisible({ timeout: 20_000 });
    await expect(locked).toBeVisible({ timeout: 20_000 });
    await expectMails(email, [...before, RECEIPT, RECEIPT, FAILED, BACK, RECEIPT, BACK]);
  });
});
