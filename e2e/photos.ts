import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { query } from './database.ts';
import { aBrowser, enterConsole, signIn } from './member.ts';

/** The checks and renderings of a machine that has other things to do. */
export const CHECKED = { timeout: 150_000 };

export interface MemberContext {
  context: BrowserContext;
  /** What pages threw, or what the content security policy stopped. */
  errors: string[];
}

/** A member who is signed in; every page of theirs is the same device. */
export async function aMemberContext(browser: Browser, username: string): Promise<MemberContext> {
  const tab = await aBrowser(browser);
  await signIn(tab, username);
  const home = { context: tab.context(), errors: [] };
  await tab.close();
  return home;
}

/** As if this member had added nothing to the gallery but what staff have published. */
export async function deleteUploadsOf(username: string): Promise<void> {
  const theirs = `SELECT id FROM member WHERE username = $1`;
  await query(
    `WITH gone AS (DELETE FROM media WHERE owner_id = (${theirs}) AND purpose = 'gallery' AND state <> 'published' RETURNING id)
     UPDATE moderation_case SET state = 'decided', decision = 'dismiss', decided_at = now()
     WHERE state = 'open' AND subject_kind = 'media' AND subject_id IN (SELECT id FROM gone)`,
    [username],
  );
}

/** At one's own photos, ready to add some. */
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

/** As slow as a good line, so that there is a middle in which things can happen. */
export async function throttle(page: Page, megabytesPerSecond: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const uploadThroughput = megabytesPerSecond * 1024 * 1024;
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
}

const partOf = (url: string) => {
  const { pathname, searchParams } = new URL(url);
  return searchParams.has('partNumber') ? `${pathname} ${searchParams.get('partNumber')}` : null;
};

/** Every part that is sent to the store, and those that have arrived. */
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

/** In the dialog that asks who is shown. */
export async function declareNobodyDepicted(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Who’s in it?' });
  await dialog.getByRole('radio', { name: 'No people are shown' }).check();
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden(CHECKED);
}

/** Sable takes every case about this member's media, approves it, and goes home. */
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
  // Staff see no names: whose cases these are, the database knows.
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
