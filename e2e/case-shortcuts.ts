/** Claims and decides cases of the console by keyboard. */
import { expect, type Page } from '@playwright/test';
import type { CaseKind } from '@subrosa/rules/moderation/case-rules';
import { query } from './database.ts';

/** For results of another process. */
export const LIVE = { timeout: 20_000 };

/** Opens a case in the queue of its kind and claims it by keyboard. */
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

/** Presses the keys, sends the decision, and waits until it is stored. */
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
