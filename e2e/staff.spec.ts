import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { query } from './database.ts';
import { accessibilityViolationsOf, horizontalOverflowOf, setTheme } from './page-checks.ts';
import { aBrowser, test } from './member.ts';
import { resetPasskeyCounter, setUserVerified } from './passkeys.ts';

/** Inserts a picture without files and its open case, due before all other cases, in the order of the calls. */
async function aWaitingCase(username: string, dueAt: string): Promise<string> {
  const [mediaId, caseId] = [randomUUID(), randomUUID()];
  await query(
    `INSERT INTO media (id, owner_id, purpose, kind, state, content_type, bytes, started_at, changed_at, step, width, height, depicts, declared_at)
     SELECT $1, id, 'gallery', 'image', 'pending_review', 'image/jpeg', 120000, now(), now(), 'rendered', 800, 600, 'people', now()
     FROM member WHERE username = $2`,
    [mediaId, username],
  );
  await query(`INSERT INTO media_depiction (id, media_id, who, consent, declared_at) VALUES ($1, $2, 'self', 'given', now())`, [
    randomUUID(),
    mediaId,
  ]);
  await query(
    `INSERT INTO moderation_case (id, kind, subject_kind, subject_id, member_id, priority, opened_at, due_at)
     SELECT $1, 'media_review', 'media', $2, id, 9, now(), $4 FROM member WHERE username = $3`,
    [caseId, mediaId, username, dueAt],
  );
  await query(`INSERT INTO moderation_event (id, case_id, occurred_at, kind) VALUES ($1, $2, now(), 'opened')`, [randomUUID(), caseId]);
  return caseId;
}

const PSEUDONYM = /^M-[2-9A-Z]{7}$/;

async function decisionOf(caseId: string) {
  const [found] = await query<{ decision: string | null; reason: string | null; note: string | null }>(
    'SELECT decision, reason, note FROM moderation_case WHERE id = $1',
    [caseId],
  );
  return found;
}

test('reviews media by keyboard', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const approved = await aWaitingCase('iris', '1990-01-01T00:00:00Z');
  const rejected = await aWaitingCase('dorian', '1990-01-02T00:00:00Z');
  const tab = await signInAs('sable', { width: 1440 });
  await tab.goto('/staff/media');
  await expect(tab.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  await expect(tab.locator(`#case-${approved}`)).toBeVisible();

  await tab.keyboard.press('j');
  await expect(tab.locator(`#case-${approved}`)).toBeFocused();
  await tab.keyboard.press('j');
  await expect(tab.locator(`#case-${rejected}`)).toBeFocused();
  await tab.keyboard.press('k');
  await tab.keyboard.press('Enter');
  // Members are shown by pseudonym until the moderator gives a reason.
  await expect(tab.getByRole('heading', { level: 2, name: PSEUDONYM })).toBeVisible();
  await expect(tab.getByText('iris', { exact: true })).toHaveCount(0);
  await expect(tab.getByText('Claim this case to view it.')).toBeVisible();

  await tab.keyboard.press('m');
  const veil = tab.getByRole('button', { name: 'Hold to view' });
  await expect(veil).toHaveAttribute('aria-pressed', 'false');
  await expect(tab.locator('[inert] img')).toHaveCount(1);
  await tab.keyboard.down('u');
  await expect(veil).toHaveAttribute('aria-pressed', 'true');
  await expect(tab.locator('[inert] img')).toHaveCount(0);
  await tab.keyboard.up('u');
  await expect(tab.locator('[inert] img')).toHaveCount(1);
  await veil.focus();
  await tab.keyboard.down('Space');
  await expect(veil).toHaveAttribute('aria-pressed', 'true');
  await tab.keyboard.up('Space');
  await expect(veil).toHaveAttribute('aria-pressed', 'false');
  await expect(tab.getByText('Claimed by sable')).toBeVisible();

  await tab.keyboard.press('a');
  await expect(tab.getByRole('radio', { name: 'Approve' })).toBeChecked();
  await tab.keyboard.press('Control+Enter');
  await expect(tab).toHaveURL(new RegExp(rejected));
  await expect(tab.getByRole('heading', { level: 2, name: PSEUDONYM })).toBeFocused();
  await expect.poll(() => decisionOf(approved)).toMatchObject({ decision: 'approve', reason: null });

  await tab.keyboard.press('m');
  const note = tab.getByLabel('Message to the member');
  await expect(note).toBeVisible();
  await tab.keyboard.press('r');
  await tab.keyboard.press('Control+Enter');
  await expect(tab.getByText('Choose a reason.')).toBeVisible();
  await tab.keyboard.press('5');
  await expect(tab.getByRole('radio', { name: 'Quality too low' })).toBeChecked();
  for (let step = 0; step < 12 && !(await note.evaluate((field) => field === document.activeElement)); step += 1) {
    await tab.keyboard.press('Tab');
  }
  await tab.keyboard.type('A bit too dark. Xylophone? 1, 2.');
  await expect(tab.getByRole('radio', { name: 'Quality too low' })).toBeChecked();
  await tab.keyboard.press('Control+Enter');
  await expect
    .poll(() => decisionOf(rejected))
    .toEqual({ decision: 'reject', reason: 'quality', note: 'A bit too dark. Xylophone? 1, 2.' });
  await expect(tab.locator(`#case-${rejected}`)).toHaveCount(0);

  await tab.keyboard.press('?');
  await expect(tab.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
});

test('reports a decision that another moderator overtook, and keeps its text', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const late = await aWaitingCase('mei', '1999-01-01T00:00:00Z');
  const next = await aWaitingCase('dorian', '1999-01-02T00:00:00Z');
  const tab = await signInAs('rowan', { width: 1440 });
  await tab.goto(`/staff/media?case=${late}`);
  await tab.getByRole('button', { name: 'Claim case' }).click();
  await expect(tab.getByRole('radio', { name: 'Approve' })).toBeFocused();
  await tab.keyboard.press('4');
  await tab.getByLabel('Message to the member').fill('There is a number on the wall.');
  await query(`UPDATE moderation_case SET assignee_id = (SELECT id FROM member WHERE username = 'sable') WHERE id = $1`, [late]);
  await tab.getByRole('button', { name: 'Send and open next' }).click();
  await expect(tab).toHaveURL(new RegExp(next));
  await expect(tab.getByText(/The decision about M-[2-9A-Z]{7} wasn’t saved/)).toBeVisible();
  await query('UPDATE moderation_case SET assignee_id = NULL WHERE id = $1', [late]);
  await tab.locator(`#case-${late}`).click();
  await tab.getByRole('button', { name: 'Claim case' }).click();
  await expect(tab.getByLabel('Message to the member')).toHaveValue('There is a number on the wall.');
  expect(await decisionOf(late)).toMatchObject({ decision: null });
});

test('requires a passkey after 15 idle minutes, and restores the page of the console', async ({ signInAs }) => {
  const tab = await signInAs('hollis', { width: 820 });
  await query(`UPDATE console_session SET proved_at = now() - interval '1 hour', seen_at = now() - interval '16 minutes'
    WHERE device_id = (SELECT d.id FROM device d JOIN member m ON m.id = d.member_id WHERE m.username = 'hollis' ORDER BY d.signed_in_at DESC LIMIT 1)`);
  await tab.goto('/staff/media?show=decided');
  await expect(tab.getByRole('heading', { level: 1, name: 'Confirm it’s you' })).toBeVisible();
  await expect(tab.getByRole('heading', { level: 1, name: 'Review' })).toHaveCount(0);
  expect(await accessibilityViolationsOf(tab, 'the door of the console')).toEqual([]);
  // Neither a code nor a passkey without user verification opens the console.
  await expect(tab.getByRole('button', { name: /instead/ })).toHaveCount(0);
  await expect(tab.getByRole('textbox')).toHaveCount(0);
  await setUserVerified(tab, false);
  await tab.keyboard.press('Enter');
  await expect(tab.getByText('The passkey wasn’t used.', { exact: false })).toBeVisible();
  await setUserVerified(tab, true);
  await resetPasskeyCounter('hollis');
  await tab.keyboard.press('Enter');
  await expect(tab.getByRole('heading', { level: 1, name: 'Review' })).toBeVisible();
  await expect(tab).toHaveURL(/show=decided/);
});

test('hides the page from other members, and sends visitors to the login', async ({ browser, signInAs }) => {
  test.setTimeout(90_000);
  const tab = await aBrowser(browser);
  await tab.goto('/staff/media');
  await expect(tab).toHaveURL(/\/login\?redirect=%2Fstaff%2Fmedia/);
  for (const username of ['ansel', 'linden']) {
    const theirs = await signInAs(username);
    await theirs.goto('/staff/media');
    await expect(theirs.getByRole('heading', { level: 1, name: 'This page is not available' })).toBeVisible();
  }
  await tab.context().close();
});

test('shows the review page with one heading and no accessibility fault in both themes and widths', async ({ signInAs }) => {
  test.setTimeout(150_000);
  const opened = await aWaitingCase('mei', '1998-01-01T00:00:00Z');
  const tab = await signInAs('rowan', { width: 1440 });
  await tab.goto(`/staff/media?case=${opened}`);
  await tab.getByRole('button', { name: 'Claim case' }).click();
  await expect(tab.getByRole('button', { name: 'Hold to view' })).toBeVisible();
  const views = [
    { path: `/staff/media?case=${opened}`, widths: [1440, 360] },
    { path: '/staff/media?show=decided', widths: [1440] },
    { path: '/staff/media?kind=profile_text', widths: [360] },
  ];
  for (const { path, width } of views.flatMap(({ path, widths }) => widths.map((width) => ({ path, width })))) {
    await tab.setViewportSize({ width, height: 900 });
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveCount(1);
    await tab.waitForLoadState('networkidle');
    const theme = width === 1440 ? 'dark' : 'light';
    await setTheme(tab, theme);
    expect(await accessibilityViolationsOf(tab, `${path} ${width} ${theme}`)).toEqual([]);
    expect(await horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
  }
});
