import { appendFileSync } from 'node:fs';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '@subrosa/rules/reference/locales';
import { query } from './database.ts';
import { mailsTo } from './mail.ts';
import { PERSONA_PASSWORD, logIn } from './member.ts';
import { translatorFor } from './translations.ts';

/** Argon2 is slow by design. */
const DERIVED = { timeout: 40_000 };

export const message = (tab: Page, text: string | RegExp): Locator => tab.getByRole('article').filter({ hasText: text });
export const composer = (tab: Page): Locator => tab.getByRole('textbox', { name: /^Message to / });
/** The row of a conversation with a member; its last message may be of another one. */
export const row = (tab: Page, username: string): Locator =>
  tab.locator('main a[href^="/chat/"]').filter({ has: tab.getByText(username, { exact: true }) });

/** Unlocks the keys by password in a browser without keys. */
export async function unlock(tab: Page, password = PERSONA_PASSWORD, language: Locale = 'en'): Promise<void> {
  const t = translatorFor(language);
  if (!tab.url().includes('/chat')) await tab.goto('/chat');
  await tab
    .getByRole('button', { name: t('Unlock with password') })
    .first()
    .click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByLabel(t('Current password'), { exact: true }).fill(password);
  await dialog.getByRole('button', { name: t('Unlock') }).click();
  await expect(tab.getByRole('heading', { name: t('Unlock your messages') })).toHaveCount(0, DERIVED);
}

/** Opens the conversation with a member from their profile. */
export async function openChatWith(tab: Page, username: string): Promise<void> {
  await tab.goto(`/${username}`);
  await tab.getByRole('button', { name: 'Message', exact: true }).click();
  const first = tab.getByRole('button', { name: `Write to ${username}`, exact: true });
  await expect.poll(async () => /\/chat\/[0-9a-f-]{36}/.test(tab.url()) || (await first.isVisible())).toBe(true);
  if (await first.isVisible()) await first.click();
  await expect(tab).toHaveURL(/\/chat\/[0-9a-f-]{36}/);
  await expect(tab.getByRole('heading', { name: username })).toBeVisible();
}

/** Records a text: at the end of the run no store may contain it. */
export function recordSentText(text: string): void {
  const file = process.env['SENT_TEXTS'];
  if (file) appendFileSync(file, `${JSON.stringify(text)}\n`);
}

/** Sends a message in the open conversation, and waits until the server has it. */
export async function sendChatMessage(tab: Page, text: string): Promise<void> {
  recordSentText(text);
  await composer(tab).fill(text);
  await composer(tab).press('Enter');
  await expect(
    message(tab, text)
      .last()
      .getByRole('img', { name: /^(Sent|Delivered|Read)$/ }),
  ).toBeVisible({ timeout: 20_000 });
}

/** How many rows this browser stores; an edit of a draft is stored a moment later. */
export const storedRows = (tab: Page, store: 'drafts' | 'outbox'): Promise<number> =>
  tab.evaluate(async (name) => {
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const database = await done(indexedDB.open('subrosa-vault'));
    const count = await done(database.transaction(name).objectStore(name).count());
    database.close();
    return count;
  }, store);

/** Deletes all conversations of two personas. */
export async function deleteConversations(one: string, other: string): Promise<void> {
  await query(
    `DELETE FROM conversation WHERE kind = 'direct' AND id IN (
       SELECT a.conversation_id FROM conversation_member a JOIN conversation_member b USING (conversation_id)
       WHERE a.member_id = (SELECT id FROM member WHERE username = $1) AND b.member_id = (SELECT id FROM member WHERE username = $2))`,
    [one, other],
  );
  await query(
    `DELETE FROM conversation_report WHERE reporter_id IN (SELECT id FROM member WHERE username IN ($1, $2))
       AND reported_id IN (SELECT id FROM member WHERE username IN ($1, $2))`,
    [one, other],
  );
}

/** Marks all conversations of a member as read. */
export async function markAllConversationsRead(username: string): Promise<void> {
  await query(
    `UPDATE conversation_member SET last_read_sequence = last_sequence, last_delivered_sequence = last_sequence, unread = 0 FROM conversation
     WHERE id = conversation_id AND member_id = (SELECT id FROM member WHERE username = $1)`,
    [username],
  );
}

/** Deletes the recovery code of a member. */
export async function deleteRecoveryCode(username: string): Promise<void> {
  await query(`DELETE FROM key_envelope WHERE kind = 'recovery' AND member_id = (SELECT id FROM member WHERE username = $1)`, [username]);
}

/** Creates and confirms a recovery code from the offer in the list. */
export async function createRecoveryCode(tab: Page, password = PERSONA_PASSWORD): Promise<string> {
  await tab.goto('/chat');
  await tab.getByRole('button', { name: 'Create code' }).click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  const written = dialog.getByRole('button', { name: 'I’ve written them down' });
  await expect(written).toBeVisible(DERIVED);
  const recoveryWords = await dialog.getByRole('list').getByRole('listitem').allInnerTexts();
  await written.click();
  for (const field of await dialog.getByLabel(/^Word \d+$/).all()) {
    const label = (await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent)) ?? '';
    await field.fill(recoveryWords[Number(/\d+/.exec(label)) - 1] ?? '');
  }
  await dialog.getByRole('button', { name: 'Save code' }).click();
  await expect(tab.getByText('Your new recovery code is active.')).toBeVisible({ timeout: 20_000 });
  return recoveryWords.join(' ');
}

/** Records all response bodies and socket frames that a browser receives from now on. */
export function recordResponses(tab: Page): () => Promise<string> {
  const received: Promise<string>[] = [];
  tab.on('response', (response) => {
    if (/\/(api|sails)\//.test(response.url())) received.push(response.text().catch(() => ''));
  });
  tab.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => void received.push(Promise.resolve(payload.toString())));
  });
  return async () => (await Promise.all(received)).join('\n');
}

/** Returns reason and text of the open cases about a conversation. */
export async function conversationCases(reported: string, reporter: string): Promise<{ reason: string; text: string }[]> {
  return query(
    `SELECT r.reason, r.text FROM moderation_case c JOIN conversation_report r ON r.case_id = c.id
     JOIN member about ON about.id = r.reported_id JOIN member by ON by.id = r.reporter_id
     WHERE about.username = $1 AND by.username = $2 AND c.kind = 'conversation_report' AND c.decided_at IS NULL`,
    [reported, reporter],
  );
}

/** Moves the case of a report to the front of the queue and returns its id. */
export async function firstInQueue(reported: string, reporter: string): Promise<string> {
  const [found] = await query<{ id: string }>(
    `UPDATE moderation_case c SET priority = 8, due_at = now() - interval '30 years' FROM conversation_report r
     WHERE r.case_id = c.id AND c.state = 'open' AND r.reported_id = (SELECT id FROM member WHERE username = $1)
       AND r.reporter_id = (SELECT id FROM member WHERE username = $2) RETURNING c.id`,
    [reported, reporter],
  );
  return found?.id ?? '';
}

/** Splits texts into chunks that fit into one message. */
export function inChunks(texts: readonly string[], longest: number): string[] {
  const portions = [''];
  for (const text of texts) {
    const last = portions.at(-1) ?? '';
    if (last.length + text.length < longest) portions[portions.length - 1] = `${last}${text}\n`;
    else portions.push(`${text}\n`);
  }
  return portions;
}

/** Resets the password by email and logs in with the new one. */
export async function resetPassword(tab: Page, username: string, password: string): Promise<void> {
  await tab.context().request.post('/api/auth/logout', { data: {} });
  await tab.goto('/robots.txt');
  await tab.evaluate(() => localStorage.removeItem('subrosa.signed-in'));
  const email = `${username}@example.org`;
  const before = await mailsTo(email, 0);
  await tab.goto('/forgot');
  await tab.getByLabel('Email', { exact: false }).first().fill(email);
  await tab.getByRole('main').getByRole('button').last().click();
  const mails = (await mailsTo(email, before.length + 1)).slice(before.length);
  await tab.goto(mails.find(({ link }) => link.includes('/forgot/reset'))?.link ?? '');
  for (const label of ['New password', 'Retype new password']) await tab.getByLabel(label, { exact: true }).fill(password);
  await tab.getByRole('button', { name: 'Change password' }).click();
  await expect(tab).toHaveURL(/\/login/, DERIVED);
  await logIn(tab, { login: username, password });
  await expect(tab).toHaveURL(/\/requests$/, DERIVED);
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Unlocks the keys after a reset: by recovery code, or by creating new keys when `code` is null. */
export async function unlockAfterReset(tab: Page, password: string, code: string | null): Promise<void> {
  await tab.goto('/chat');
  await tab.getByRole('button', { name: 'Unlock with password' }).click();
  const dialog = tab.getByRole('dialog');
  await dialog.getByLabel('Current password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Unlock' }).click();
  await expect(dialog.getByText('Your messages are locked')).toBeVisible(DERIVED);
  if (code === null) {
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Start over' }).click();
  } else {
    await dialog.getByLabel('Recovery code').fill(code);
    await dialog.getByRole('button', { name: 'Unlock' }).click();
  }
  await expect(tab.getByRole('heading', { name: 'Unlock your messages' })).toHaveCount(0, { timeout: 60_000 });
}
