import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { inChunks } from './chat.ts';
import { query } from './database.ts';
import { hostileTexts, injectedElementsIn, printHostileResult } from './hostile-texts.ts';
import { test } from './member.ts';
import { insertNotifications, deleteNotifications } from './notifications-data.ts';
import { deletePostsOf } from './requests.ts';

const [OWNER, READER, STAFF] = ['noa', 'wren', 'sable'] as const;
/** What the database accepts: more than the product does. */
const TITLE = 1000;
/** Of a report, which is shorter than a description. */
const TEXT = 5000;
const idOf = (name: string) => `(SELECT id FROM member WHERE username = '${name}')`;

interface Post {
  id: string;
  caseId: string;
  /** Found on every page that shows the title. */
  mark: string;
  title: string;
  description: string;
}

/** Every text is in the title of one post, and in the description of one of the first. */
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

/** Past every check of ours: as if one of them had failed. */
async function publish({ id, title, description }: Post): Promise<void> {
  await query(
    `INSERT INTO request_post SELECT (jsonb_populate_record(p, jsonb_build_object(
       'id', $1::text, 'member_id', ${idOf(OWNER)}, 'title', $2::text, 'description', $3::text, 'listed_at', now()))).*
     FROM request_post p WHERE status = 'published' LIMIT 1`,
    [id, title, description],
  );
  await query(`UPDATE request_post SET words = to_tsvector('simple', 'hostile') WHERE id = $1`, [id]);
  await query(`INSERT INTO favourite_request (member_id, post_id, since) VALUES (${idOf(READER)}, $1, now())`, [id]);
}

async function notifyOwner({ id, title }: Post): Promise<void> {
  await insertNotifications(OWNER, [
    { kind: 'favourited_request', by: [READER], about: { requestId: id, title } },
    { kind: 'request_rejected', about: { requestId: id, title } },
  ]);
}

/** Hidden from its readers, with all of it marked, a note and a report in the same words, before staff. */
async function unpublish({ id, caseId, title, description }: Post): Promise<void> {
  const flagged = { title, description };
  const passages = Object.entries(flagged).map(([field, { length }]) => ({ field, from: 0, to: length, kind: 'contact_details' }));
  await query(`UPDATE request_post SET status = 'unpublished', reason = 'not_allowed', note = $2, passages = $3 WHERE id = $1`, [
    id,
    title,
    JSON.stringify(passages),
  ]);
  await query(
    `INSERT INTO moderation_case (id, kind, subject_kind, subject_id, member_id, priority, opened_at, due_at, assignee_id, assigned_at)
     VALUES ($1, 'request_report', 'request', $2, ${idOf(OWNER)}, 0, now(), now() + interval '9 days', ${idOf(STAFF)}, now())`,
    [caseId, id],
  );
  await query(
    `INSERT INTO request_report (id, case_id, post_id, owner_id, reporter_id, reason, text, title, description, at)
     VALUES ($1, $2, $3, ${idOf(OWNER)}, ${idOf(READER)}, 'other', $5, $4, $5, now())`,
    [randomUUID(), caseId, id, title, description],
  );
}

test('no text of a request post runs, in whatever field and on whatever page it is shown', async ({ signInAs }) => {
  test.setTimeout(300_000);
  const { posts, described } = postsWith(hostileTexts);
  const [first] = posts as [Post];
  await deletePostsOf(OWNER);
  const [reader, owner, staff] = [await signInAs(READER), await signInAs(OWNER), await signInAs(STAFF, { width: 1440 })];
  const ran: string[] = [];
  for (const tab of [reader, owner, staff]) tab.on('dialog', (dialog) => void (ran.push(dialog.message()), dialog.dismiss()));

  /** Opens a page that shows these posts, and looks at what became of their words. */
  async function open(tab: Page, path: string, shown: readonly Post[]): Promise<void> {
    await tab.goto(path);
    const page = tab.locator('main');
    for (const { mark } of shown) {
      const matches = page.getByText(mark).or(page.locator(`[value*="${mark}"]`));
      // A list goes on when its end comes into sight.
      const countMatches = async () => {
        await tab.evaluate(() => scrollTo(0, document.body.scrollHeight));
        return matches.count();
      };
      await expect.poll(countMatches, { message: `${path} shows ${mark}`, timeout: 30_000 }).toBeGreaterThan(0);
    }
    ran.push(...(await injectedElementsIn(tab)).map((what) => `${path}: ${what}`));
  }

  /** Pages of one post: every text is on one of them. */
  async function openEach(tab: Page, pathOf: (post: Post) => string): Promise<void> {
    for (const post of described) await open(tab, pathOf(post), [post]);
  }

  await test.step('published: feed, profile, favourites, details', async () => {
    for (const post of posts) await publish(post);
    await open(reader, '/requests?search=hostile', posts.slice(-2));
    await open(reader, `/${OWNER}?tab=requests`, posts);
    await open(reader, '/profile/favourites?show=requests', posts);
    await open(owner, '/requests?status=published', posts);
    await openEach(reader, ({ id }) => `/requests/details/${id}`);
  });

  await test.step('hidden: its owner’s page and form, the staff’s view with a report, a search in the address', async () => {
    for (const post of posts) await unpublish(post);
    await Promise.all([
      openEach(owner, ({ id }) => `/requests/details/${id}`),
      openEach(staff, ({ caseId }) => `/staff/media?case=${caseId}`),
      openEach(reader, ({ title }) => `/requests?search=${encodeURIComponent(title.slice(0, 100))}`),
    ]);
    await openEach(owner, ({ id }) => `/requests/edit/${id}`);
  });

  await test.step('what is begun, and what its owner is told', async () => {
    const draft = { title: first.title, description: hostileTexts.join('\n'), type: null, fetish: null, price: '"><svg/onload=1>' };
    await query(`INSERT INTO request_draft (member_id, draft, saved_at) VALUES (${idOf(OWNER)}, $1, now())`, [
      JSON.stringify({ ...draft, cityId: null, mediaIds: [] }),
    ]);
    await open(owner, '/requests/new', [first]);
    // As many as a page of the list shows.
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
