import { expect, type Locator, type Page } from '@playwright/test';
import { ask } from './database.ts';
import { CAST_PASSWORD } from './member.ts';

/** Argon2 takes its time, by intention. */
const DERIVED = { timeout: 40_000 };

export const message = (tab: Page, words: string | RegExp): Locator => tab.getByRole('article').filter({ hasText: words });
export const composer = (tab: Page): Locator => tab.getByRole('textbox', { name: /^Message to / });
export const row = (tab: Page, username: string): Locator => tab.getByRole('main').getByRole('link').filter({ hasText: username });

/** In a browser without keys: the password brings them. */
export async function unlock(tab: Page, password = CAST_PASSWORD): Promise<void> {
  if (!tab.url().includes('/chat')) await tab.goto('/chat');
  await tab.getByRole('button', { name: 'Unlock with the password' }).first().click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(tab.getByRole('heading', { name: 'Unlock your messages' })).toHaveCount(0, DERIVED);
}

/** To the conversation with somebody, from their profile. */
export async function talkTo(tab: Page, username: string): Promise<void> {
  await tab.goto(`/${username}`);
  await tab.getByRole('button', { name: 'Message', exact: true }).click();
  await expect(tab).toHaveURL(/\/chat\/[0-9a-f-]{36}/);
  await expect(tab.getByRole('heading', { name: username })).toBeVisible();
}

/** Says something in the conversation that is open, and waits until the service has it. */
export async function tell(tab: Page, words: string): Promise<void> {
  await composer(tab).fill(words);
  await composer(tab).press('Enter');
  await expect(
    message(tab, words)
      .last()
      .getByRole('img', { name: /^(Sent|Delivered|Read)$/ }),
  ).toBeVisible({ timeout: 20_000 });
}

/** As if two of the cast had never talked. */
export async function forgetTalks(one: string, other: string): Promise<void> {
  await ask(
    `DELETE FROM conversation WHERE id IN (
       SELECT a.conversation_id FROM conversation_member a JOIN conversation_member b USING (conversation_id)
       WHERE a.member_id = (SELECT id FROM member WHERE username = $1) AND b.member_id = (SELECT id FROM member WHERE username = $2))`,
    [one, other],
  );
}
