import { expect, type Locator, type Page } from '@playwright/test';
import { query } from './database.ts';
import { offered } from './profile-form.ts';
import type { translatorFor } from './translations.ts';

type Translate = ReturnType<typeof translatorFor>;

/** Deletes all posts and drafts of a member. */
export async function deletePostsOf(username: string): Promise<void> {
  const theirs = `member_id = (SELECT id FROM member WHERE username = $1)`;
  for (const table of ['request_post', 'request_quota', 'request_draft']) await query(`DELETE FROM ${table} WHERE ${theirs}`, [username]);
  await query(
    `UPDATE moderation_case SET state = 'decided', decision = 'dismiss', decided_at = now()
     WHERE ${theirs} AND subject_kind = 'request' AND state = 'open'`,
    [username],
  );
}

/** Inserts a published post without any check of its text. */
export async function insertPost(
  owner: string,
  { id, title, description }: { id: string; title: string; description: string },
): Promise<void> {
  await query(
    `INSERT INTO request_post SELECT (jsonb_populate_record(p, jsonb_build_object(
       'id', $1::text, 'member_id', (SELECT id FROM member WHERE username = $4), 'title', $2::text, 'description', $3::text, 'listed_at', now()))).*
     FROM request_post p WHERE status = 'published' LIMIT 1`,
    [id, title, description, owner],
  );
}

/** Sets the language of a member, which takes precedence over that of the browser. */
export async function setLocale(username: string, locale: string): Promise<void> {
  await query(`UPDATE member_settings SET locale = $2 WHERE member_id = (SELECT id FROM member WHERE username = $1)`, [username, locale]);
}

/** Moves the time of a post back by more than the ten minutes of corrections. */
export async function backdatePost(title: string): Promise<void> {
  await query(`UPDATE request_post SET posted_at = posted_at - interval '11 minutes' WHERE title = $1`, [title]);
}

export async function reportsAbout(title: string): Promise<{ kind: string }[]> {
  return query(
    `SELECT kind FROM moderation_case c JOIN request_post p ON p.id = c.subject_id WHERE p.title = $1 AND c.kind = 'request_report'`,
    [title],
  );
}

/** The case of a post with a flagged text, moved before the others of its kind and behind those of other tests. */
export async function textCaseOf(title: string): Promise<string> {
  const [found] = await query<{ id: string }>(
    `UPDATE moderation_case c SET priority = 8, due_at = p.posted_at - interval '30 years' FROM request_post p
     WHERE p.id = c.subject_id AND p.title = $1 AND c.kind = 'request_text' AND c.state = 'open' RETURNING c.id`,
    [title],
  );
  return found?.id ?? '';
}

export interface PostText {
  title: string;
  description: string;
  price: string;
}

export const form = (tab: Page, t: Translate) => ({
  title: tab.getByRole('textbox', { name: t('Title'), exact: true }),
  description: tab.getByRole('textbox', { name: t('Description'), exact: true }),
  price: tab.getByRole('textbox', { name: t('Price in USD') }),
  fetish: tab.getByRole('combobox', { name: t('Fetish type') }),
  post: tab.getByRole('button', { name: t('Post request') }),
});

/** Fills in a new post, with the type "items" and the first fetish. */
export async function write(tab: Page, t: Translate, { title, description, price }: PostText): Promise<void> {
  const fields = form(tab, t);
  await tab.locator('input[type="radio"][value="items"]').check({ force: true });
  await fields.title.fill(title);
  await fields.description.fill(description);
  await fields.fetish.click();
  await offered(tab).first().click();
  await fields.price.fill(price);
}

interface PostOptions {
  /** Whether the text is flagged: the form shows that first, and the post is hidden. */
  isFlagged?: boolean;
}

/** Fills in and posts, and waits for the page of the post. */
export async function post(tab: Page, t: Translate, written: PostText, { isFlagged = false }: PostOptions = {}): Promise<void> {
  await tab.goto('/requests/new');
  await write(tab, t, written);
  await form(tab, t).post.click();
  if (isFlagged) await confirmFlagged(tab, t);
  await expect(tab).toHaveURL(/\/requests\/details\//);
  await expect(tab.getByRole('heading', { level: 1, name: written.title })).toBeVisible();
}

/** Sends a flagged text despite the warning. */
export async function confirmFlagged(tab: Page, t: Translate): Promise<void> {
  await tab
    .getByRole('dialog', { name: t('Preview') })
    .getByRole('button', { name: t('Continue anyway') })
    .click();
}

export const cards = (tab: Page, t: Translate): Locator => tab.getByRole('list', { name: t('Requests') }).getByRole('article');

export const cardOf = (tab: Page, title: string): Locator =>
  tab.getByRole('article').filter({ has: tab.getByRole('link', { name: title, exact: true }) });
