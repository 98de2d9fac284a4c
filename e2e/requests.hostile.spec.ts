import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { inChunks } from './chat.ts';
import { query } from './database.ts';
import { hostileTexts, injectedElementsIn, printHostileResult } from './hostile-texts.ts';
import { test } from './member.ts';
import { insertNotifications, deleteNotifications } from './notifications-data.ts';
import { deletePostsOf, insertPost } from './requests.ts';

const [OWNER, READER, STAFF] = ['noa', 'wren', 'sable'] as const;
/** The limit of the database, which is higher than that of the app. */
const TITLE = 1000;
/** The limit of a report, which is shorter than a description. */
const TEXT = 5000;
const idOf = (name: string) => `(SELECT id FROM member WHERE username = '${name}')`;

interface Post {
  id: string;
  caseId: string;
  /** A text that every page with the title contains. */
  mark: string;
  title: string;
  description: string;
}

/** Distributes the texts over the titles of posts, and over the descriptions of the first ones. */
function postsWith(texts: readonly string[]): { posts: Post[]; described: Post[] } {
  const posts: Post[] = [];
  for (const text of texts) {
    const last = posts.at(-1);
    if (last && last.title.length + text.length < TITLE) last.title += ` ${text}`;
    else {
      const mark = `hostile-${posts.length}-`;
      posts.push({ id: randomUUID(), caseId: randomUUID(), mark, title: `${mark} ${text}`, description: 'Plain.' });
    }
  }
  const portions = inChunks(texts, TEXT);
  const described = posts.slice(0, portions.length);
  for (const [index, post] of described.entries()) post.description = portions[index] ?? '';
  return { posts, described };
}

/** Bypasses all input checks, as if one of them had failed. */
async function publish(post: Post): Promise<void> {
  const { id } = post;
  await insertPost(OWNER, post);
  await query(`UPDATE request_post SET search_terms = to_tsvector('simple', 'hostile') WHERE id = $1`, [id]);
  await query(`INSERT INTO favourite_request (member_id, post_id, created_at) VALUES (${idOf(READER)}, $1, now())`, [id]);
}

async function notifyOwner({ id, title }: Post): Promise<void> {
  await insertNotifications(OWNER, [
    { kind: 'favourited_request', by: [READER], context: { requestId: id, title } },
    { kind: 'request_rejected', context: { requestId: id, title } },
  ]);
}

/** Hides the post, with the whole text flagged, and opens a case with a note and a report in the same texts. */
async function unpublish({ id, caseId, title, description }: Post): Promise<void> {
  const flagged = { title, description };
  const flaggedSpans = Object.entries(flagged).map(([field, { length }]) => ({ field, from: 0, to: length, kind: 'contact_details' }));
  await query(`UPDATE request_post SET status = 'unpublished', reason = 'not_allowed', note = $2, flagged_spans = $3 WHERE id = $1`, [
    id,
    title,
    JSON.stringify(flaggedSpans),
  ]);
  await query(
    `INSERT INTO moderation_case (id, kind, subject_kind, subject_id, member_id, priority, opened_at, due_at, assignee_id, assigned_at)
     VALUES ($1, 'request_report', 'request', $2, ${idOf(OWNER)}, 0, now(), now() + interval '9 days', ${idOf(STAFF)}, now())`,
    [caseId, id],
  );
  await query(
    `INSERT INTO request_report (id, case_id, post_id, owner_id, reporter_id, reason, text, title, description, created_at)
     VALUES ($1, $2, $3, ${idOf(OWNER)}, ${idOf(READER)}, 'other', $5, $4, $5, now())`,
    [randomUUID(), caseId, id, title, description],
  );
}

test('runs no script from any text of a request post on any page', async ({ signInAs }) => {
  test.setTimeout(300_000);
  const { posts, described } = postsWith(hostileTexts);
  const [first] = posts as [Post];
  await deletePostsOf(OWNER);
  const [reader, owner, staff] = [await signInAs(READER), await signInAs(OWNER), await signInAs(STAFF, { width: 1440 })];
  const ran: string[] = [];
  for (const tab of [reader, owner, staff]) tab.on('dialog', (dialog) => void (ran.push(dialog.message()), dialog.dismiss()));

  /** Opens a page that shows these posts, and collects injected elements. */
  async function open(tab: Page, path: string, shown: readonly Post[]): Promise<void> {
    await tab.goto(path);
    const page = tab.locator('main');
    for (const { mark } of shown) {
      const matches = page.getByText(mark).or(page.locator(`[value*="${mark}"]`));
      // A list loads its next page when its end is visible.
      const countMatches = async () => {
        await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return matches.count();
      };
      await expect.poll(countMatches, { message: `${path} shows ${mark}`, timeout: 30_000 }).toBeGreaterThan(0);
    }
    ran.push(...(await injectedElementsIn(tab)).map((what) => `${path}: ${what}`));
  }

  /** Opens the page of each post with a hostile description. */
  async function openEach(tab: Page, pathOf: (post: Post) => string): Promise<void> {
    for (const post of described) await open(tab, pathOf(post), [post]);
  }

  await test.step('published: feed, profile, favourites and details', async () => {
    for (const post of posts) await publish(post);
    await open(reader, '/requests?search=hostile', posts.slice(-2));
    await open(reader, `/${OWNER}?tab=requests`, posts);
    await open(reader, '/profile/favourites?show=requests', posts);
    await open(owner, '/requests?status=published', posts);
    await openEach(reader, ({ id }) => `/requests/details/${id}`);
  });

  await test.step('hidden: the owner’s page and form, the staff view with a report, and a search in the URL', async () => {
    for (const post of posts) await unpublish(post);
    await Promise.all([
      openEach(owner, ({ id }) => `/requests/details/${id}`),
      openEach(staff, ({ caseId }) => `/staff/media?case=${caseId}`),
      openEach(reader, ({ title }) => `/requests?search=${encodeURIComponent(title.slice(0, 100))}`),
    ]);
    await openEach(owner, ({ id }) => `/requests/edit/${id}`);
  });

  await test.step('drafts and notifications', async () => {
    const draft = { title: first.title, description: hostileTexts.join('\n'), type: null, fetish: null, price: '"><svg/onload=1>' };
    await query(`INSERT INTO request_draft (member_id, draft, saved_at) VALUES (${idOf(OWNER)}, $1, now())`, [
      JSON.stringify({ ...draft, cityId: null, mediaIds: [] }),
    ]);
    await open(owner, '/requests/new', [first]);
    // One page of the list at a time.
    for (let from = 0; from < posts.length; from += 5) {
      const some = posts.slice(from, from + 5);
      await deleteNotifications(OWNER);
      for (const post of some) await notifyOwner(post);
      await open(owner, '/notifications', some);
    }
  });

  expect(ran).toEqual([]);
  printHostileResult('request posts, drafts, notifications, the staff’s view');
  await deletePostsOf(OWNER);
  await deleteNotifications(OWNER);
});
