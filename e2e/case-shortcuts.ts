/** Cases of the console, taken and decided without a mouse. */
import { expect, type Page } from '@playwright/test';
import type { CaseKind } from '@subrosa/rules/moderation/cases';
import { query } from './database.ts';

/** What another process does in its own time. */
export const LIVE = { timeout: 20_000 };

/** Goes to a case in the queue of its kind and takes it, without a mouse. */
export async function claimCase(tab: Page, kind: CaseKind, id: string): Promise<void> {
  await tab.goto(`/staff/media?kind=${kind}`);
  const row = tab.locator(`#case-${id}`);
  await expect(row).toBeVisible(LIVE);
  for (let step = 0; step < 30 && !(await row.evaluate((link) => link === document.activeElement)); step += 1) {
    await tab.keyboard.press('j');
  }
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(new RegExp(id));
  await expect(tab.getByText('Claim this case to view it.')).toBeVisible();
  await tab.keyboard.press('m');
  await expect(tab.getByRole('group', { name: 'Decision' })).toBeVisible();
}

async function tabTo(tab: Page, label: string): Promise<void> {
  const field = tab.getByLabel(label);
  await expect(field).toBeVisible();
  for (let step = 0; step < 40 && !(await field.evaluate((one) => one === document.activeElement)); step += 1)
    await tab.keyboard.press('Tab');
  await expect(field).toBeFocused();
}

/** Presses the keys, sends, and waits until it is so. */
export async function decideCase(
  tab: Page,
  id: string,
  { keys, as, note }: { keys: readonly string[]; as: string; note?: readonly [label: string, text: string] },
) {
  for (const key of keys) await tab.keyboard.press(key);
  if (note) {
    await tabTo(tab, note[0]);
    await tab.keyboard.type(note[1]);
  }
  await tab.keyboard.press('Control+Enter');
  const decided = async () =>
    (await query<{ decision: string | null }>('SELECT decision FROM moderation_case WHERE id = $1', [id]))[0]?.decision;
  await expect.poll(decided, LIVE).toBe(as);
}
