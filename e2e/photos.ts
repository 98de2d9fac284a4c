import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { query } from './database.ts';
import { aBrowser, enterConsole, signIn } from './member.ts';

/** For checks and renditions on a busy machine. */
export const CHECKED = { timeout: 150_000 };

export interface MemberContext {
  context: BrowserContext;
  /** Errors of pages, and violations of the content security policy. */
  errors: string[];
}

/** A signed-in member; all their pages are one device. */
export async function aMemberContext(browser: Browser, username: string): Promise<MemberContext> {
  const tab = await aBrowser(browser);
  await signIn(tab, username);
  const home = { context: tab.context(), errors: [] };
  await tab.close();
  return home;
}

/** Deletes all unpublished items of a member's gallery. */
export async function deleteUploadsOf(username: string): Promise<void> {
  const theirs = `SELECT id FROM member WHERE username = $1`;
  await query(
    `WITH gone AS (DELETE FROM media WHERE owner_id = (${theirs}) AND purpose = 'gallery' AND state <> 'published' RETURNING id)
     UPDATE moderation_case SET state = 'decided', decision = 'dismiss', decided_at = now()
     WHERE state = 'open' AND subject_kind = 'media' AND subject_id IN (SELECT id FROM gone)`,
    [username],
  );
}

/** Opens the member's own photos. */
export async function openOwnPhotos({ context, errors }: MemberContext, width = 1280): Promise<Page> {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 844 });
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('Failed to load resource')) errors.push(message.text().slice(0, 200));
  });
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/profile/photos');
  await expect(page.getByRole('heading', { level: 1, name: 'Photos' })).toBeVisible();
  await expect(adding(page)).toBeAttached();
  return page;
}

export const adding = (page: Page) => page.getByLabel(/^Add files or drop them here/);

/** Limits the upload speed, so that a test can act during an upload. */
export async function throttle(page: Page, megabytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const uploadThroughput = megabytesPerSecond * 1024 * 1024;
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
}

const partOf = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return searchParams.has('partNumber') ? `${pathname} ${searchParams.get('partNumber')}` : null;
};

/** Records all parts that are sent to the object store, and those that arrived. */
export function watchParts(page: Page) {
  const [started, arrived]: [string[], string[]] = [[], []];
  page.on('request', (request) => {
    const part = request.method() === 'PUT' && partOf(request.url());
    if (part) started.push(part);
  });
  page.on('response', (response) => {
    const part = response.request().method() === 'PUT' && response.ok() && partOf(response.url());
    if (part) arrived.push(part);
  });
  return { begun: started, arrived };
}

/** Answers the dialog of the depiction declaration with "nobody". */
export async function declareNobodyDepicted(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Who’s in it?' });
  await dialog.getByRole('radio', { name: 'No people are shown' }).check(CHECKED);
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden(CHECKED);
}

/** Sable claims and approves all open cases about this member's media, and logs out. */
export async function approveMediaOf(browser: Browser, username: string): Promise<number> {
  const tab = await aBrowser(browser);
  const authorization = `Bearer ${await signIn(tab, 'sable')}`;
  const forStaff = `Bearer ${await enterConsole(tab, authorization)}`;
  const call = async (method: string, path: string, data?: object) => {
    const headers = { authorization: forStaff, 'idempotency-key': crypto.randomUUID() };
    const response = await tab.request.fetch(`/api/staff/cases${path}`, { method, headers, ...(data && { data }) });
    expect(response.ok(), await response.text()).toBe(true);
    return ((await response.json()) as { body: unknown }).body;
  };
  // Staff see no names, so the database is queried for the member's cases.
  const theirs = await query<{ id: string }>(
    `SELECT c.id FROM moderation_case c JOIN member m ON m.id = c.member_id
     WHERE c.kind = 'media_review' AND c.state = 'open' AND m.username = $1 ORDER BY c.opened_at`,
    [username],
  );
  for (const { id } of theirs) {
    await call('POST', `/${id}/claim`);
    await call('POST', `/${id}/decide`, { decision: 'approve' });
  }
  await tab.request.post('/api/auth/logout', { headers: { authorization } });
  await tab.context().close();
  return theirs.length;
}
