import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { query } from './database.ts';
import { accessibilityViolationsOf, horizontalOverflowOf, setTheme } from './page-checks.ts';
import { test } from './member.ts';
import { deleteNotifications } from './notifications-data.ts';
import { deletePostsOf, post, textCaseOf } from './requests.ts';
import { translatorFor } from './translations.ts';

const english = translatorFor('en');
const OWNER = 'dorian';
const HIDDEN = { name: 'Unpublished. Only you can see this request.' };
const aTitle = (what: string) => `${what} ${randomBytes(4).toString('hex')}`;

async function decisionOf(caseId: string) {
  const [found] = await query<{ decision: string | null; reason: string | null; note: string | null }>(
    'SELECT decision, reason, note FROM moderation_case WHERE id = $1',
    [caseId],
  );
  return found;
}

test('publishes and rejects request posts by keyboard, and notifies their owner', async ({ signInAs }) => {
  test.setTimeout(150_000);
  const [passport, scarf] = [aTitle('Stage passport'), aTitle('Silk scarf')];
  await deletePostsOf(OWNER);
  await deleteNotifications(OWNER);
  const owner = await signInAs(OWNER);
  await post(owner, english, { title: passport, description: 'A fake passport, for a play.', price: '5' }, { isFlagged: true });
  const waiting = await owner.context().newPage();
  await post(waiting, english, { title: scarf, description: 'Write to scarf@example.org, please.', price: '5' }, { isFlagged: true });
  for (const tab of [owner, waiting]) await expect(tab.getByRole('heading', HIDDEN)).toBeVisible();
  const [approved, rejected] = [await textCaseOf(passport), await textCaseOf(scarf)];

  const staff = await signInAs('rowan', { width: 1440 });
  const found = staff.getByRole('region', { name: 'Case' }).locator('mark');
  await staff.goto('/staff/media?kind=request_text');
  await expect(staff.locator(`#case-${approved}`)).toBeVisible();
  await staff.keyboard.press('j');
  await expect(staff.locator(`#case-${approved}`)).toBeFocused();
  await staff.keyboard.press('Enter');
  await expect(staff.getByText('Claim this case to view it.')).toBeVisible();
  await expect(staff.getByText(passport)).toHaveCount(0);
  await staff.keyboard.press('m');
  await expect(staff.getByText(passport)).toBeVisible();
  await expect(found).toHaveText(['fake passport']);
  await staff.keyboard.press('a');
  await expect(staff.getByRole('radio', { name: 'Approve' })).toBeChecked();
  await staff.keyboard.press('Control+Enter');
  await expect.poll(() => decisionOf(approved)).toMatchObject({ decision: 'approve' });

  await expect(staff).toHaveURL(new RegExp(rejected));
  await staff.keyboard.press('m');
  await expect(found).toHaveText(['scarf@example.org']);
  await staff.keyboard.press('r');
  await staff.keyboard.press('4');
  await expect(staff.getByRole('radio', { name: 'Shows contact details' })).toBeChecked();
  await staff.getByLabel('Message to the member').fill('Please meet here first.');
  await staff.keyboard.press('Control+Enter');
  await expect.poll(() => decisionOf(rejected)).toEqual({ decision: 'reject', reason: 'contact_details', note: 'Please meet here first.' });

  // By live update, without a reload.
  await expect(owner.getByRole('heading', HIDDEN)).toHaveCount(0, { timeout: 20_000 });
  await expect(waiting.getByText('Please meet here first.')).toBeVisible({ timeout: 20_000 });
  await owner.goto('/notifications');
  await expect(owner.getByText(`Your request “${passport}” was reviewed and is now published.`)).toBeVisible();
  await owner.getByRole('link', { name: `Your request “${scarf}” couldn’t be published. Open it to see why.` }).click();
  await expect(owner.getByRole('heading', { level: 1, name: scarf })).toBeVisible();
  await expect(owner.getByRole('heading', HIDDEN)).toBeVisible();
  await deletePostsOf(OWNER);
});

test('shows a request post to staff without accessibility faults or sideways scroll', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const title = aTitle('A long title, so that its words have to break somewhere');
  await deletePostsOf(OWNER);
  const owner = await signInAs(OWNER);
  await post(
    owner,
    english,
    { title, description: `Write to ${'scarf'.repeat(12)}@example.org, please.`, price: '1234.5' },
    { isFlagged: true },
  );
  const opened = await textCaseOf(title);
  const staff = await signInAs('rowan', { width: 1440 });
  await staff.goto(`/staff/media?case=${opened}`);
  await staff.getByRole('button', { name: 'Claim case' }).click();
  for (const width of [1440, 820, 360]) {
    await staff.setViewportSize({ width, height: 900 });
    await staff.goto(`/staff/media?case=${opened}`);
    await expect(staff.getByText(title)).toBeVisible();
    await expect(staff.getByRole('heading', { level: 1 })).toHaveCount(1);
    await staff.waitForLoadState('networkidle');
    const theme = width === 1440 ? 'dark' : 'light';
    await setTheme(staff, theme);
    expect(await accessibilityViolationsOf(staff, `${width} ${theme}`)).toEqual([]);
    expect(await horizontalOverflowOf(staff)).toBeLessThanOrEqual(0);
  }
  await deletePostsOf(OWNER);
});
