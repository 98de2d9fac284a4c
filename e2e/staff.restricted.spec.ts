import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import { query } from './database.ts';
import { accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { aBrowser, leave, signIn, test } from './member.ts';
import { aNetwork } from './visitor.ts';

const OWNER = 'ansel';
const LIVE = { timeout: 20_000 };

async function press(tab: Page, button: Locator): Promise<void> {
  await expect(button).toBeVisible(LIVE);
  await button.focus();
  await tab.keyboard.press('Enter');
}

const idOf = async (username: string) =>
  (await query<{ id: string }>('SELECT id FROM member WHERE username = $1', [username]))[0]?.id ?? '';
const stateOf = async (username: string) =>
  (await query<{ state: string }>('SELECT state FROM member WHERE username = $1', [username]))[0]?.state;

/** Appoints the second CSAM reviewer in the database: the seed has one safety lead, who cannot confirm herself. */
async function appointSable(): Promise<void> {
  const id = randomUUID();
  const [sable, linden, lead] = [await idOf('sable'), await idOf('linden'), await idOf('juniper')];
  await query(
    `INSERT INTO role_assignment (id, member_id, role, proposed_at, expires_at, confirmed_at, counts_from)
     VALUES ($1, $2, 'safety_lead', '2026-01-05', '2026-01-05', '2026-01-05', '2026-01-07')`,
    [id, lead],
  );
  await query(
    `INSERT INTO csam_reviewer_proposal (id, slot, reviewer_id, reason, proposed_by, proposed_at) VALUES ($1, 'secondary', $2, 'Leads the team.', $3, now())`,
    [id, sable, linden],
  );
  await query('UPDATE csam_reviewer_proposal SET confirmed_by = $2, confirmed_at = now() WHERE id = $1', [id, lead]);
  await query(`UPDATE role_assignment SET ended_at = now(), ended_because = 'removed' WHERE id = $1`, [id]);
  await query(`INSERT INTO csam_reviewer (slot, member_id, proposal_id) VALUES ('secondary', $1, $2)`, [sable, id]);
}

/** Marlow reports a conversation over HTTP; chat.reports.spec.ts covers the pages. */
async function reportConversation(tab: Page, text: string): Promise<string> {
  const headers = { ...aNetwork(), authorization: `Bearer ${await signIn(tab, 'marlow')}` };
  const post = async (path: string, data: object) => {
    const response = await tab.context().request.post(path, { data, headers });
    expect(response.status(), await response.text()).toBe(200);
    return ((await response.json()) as { body: { id: string } }).body;
  };
  const { id: conversationId } = await post('/api/conversation', { memberId: await idOf(OWNER) });
  await post('/api/conversation/report', { conversationId, reason: 'other', text });
  const find = () =>
    query<{ id: string }>(
      `SELECT c.id FROM moderation_case c JOIN member m ON m.id = c.member_id
       WHERE c.kind = 'conversation_report' AND c.state = 'open' AND m.username = $1 ORDER BY c.opened_at DESC LIMIT 1`,
      [OWNER],
    );
  await expect.poll(async () => (await find()).length, LIVE).toBe(1);
  return (await find())[0]?.id ?? '';
}

test('hides an escalated case from moderators, and needs both CSAM reviewers for its decision', async ({ browser, signInAs }) => {
  test.setTimeout(180_000);
  const linden = await signInAs('linden', { width: 1440 });
  await linden.goto('/staff/csam');
  await linden.getByLabel('Username (leave empty to keep the position vacant)').focus();
  await linden.keyboard.type('briar');
  await linden.getByLabel('Reason').focus();
  await linden.keyboard.type('Knows the rules of preservation.');
  await press(linden, linden.getByRole('button', { name: 'Propose' }));
  await expect(linden.getByText('Waiting for a safety lead who isn’t involved')).toBeVisible(LIVE);
  expect(await accessibilityViolationsOf(linden, 'proposal')).toEqual([]);

  const sable = await signInAs('sable', { width: 820 });
  await sable.goto('/staff/csam');
  await expect(sable.getByText('You don’t have access to restricted cases.')).toBeVisible(LIVE);
  await press(sable, sable.getByRole('button', { name: 'Confirm' }));
  await expect(sable.getByRole('definition').filter({ hasText: 'briar' })).toBeVisible(LIVE);
  await appointSable();

  const reporter = await aBrowser(browser);
  const id = await reportConversation(reporter, `Somebody here may be too young. ${randomUUID()}`);
  const briar = await signInAs('briar', { width: 1440 });
  await briar.goto(`/staff/media?case=${id}`);
  await briar.getByText('Claim this case to view it.').waitFor();
  await briar.keyboard.press('m');
  await press(briar, briar.getByRole('button', { name: 'It involves a minor' }));
  await press(briar, briar.getByRole('dialog').getByRole('button', { name: 'Escalate' }));
  await expect(briar).toHaveURL(/\/staff\/media$/);
  expect(await stateOf(OWNER)).toBe('suspended');
  await briar.goto(`/staff/media?case=${id}`);
  await expect(briar.getByText('Somebody here may be too young.', { exact: false })).toHaveCount(0);

  await briar.goto('/staff/csam');
  await expect(briar.getByRole('heading', { level: 2, name: 'Escalated' })).toBeVisible(LIVE);
  await briar.getByLabel('Decision').focus();
  await briar.keyboard.press('ArrowDown');
  await press(briar, briar.getByRole('button', { name: 'Prepare', exact: true }));
  await expect(briar.getByRole('button', { name: 'Prepare again' })).toBeVisible(LIVE);
  await expect(briar.getByRole('button', { name: 'Confirm' })).toHaveCount(0);
  expect(await accessibilityViolationsOf(briar, 'csam')).toEqual([]);
  expect(await horizontalOverflowOf(briar)).toBeLessThanOrEqual(0);

  const preserved = async () => (await query('SELECT FROM preserved_file')).length;
  await expect.poll(preserved, LIVE).toBeGreaterThan(0);
  await sable.reload();
  await press(sable, sable.getByRole('button', { name: 'Confirm' }));
  await expect.poll(() => stateOf(OWNER), LIVE).toBe('active');

  await query('DELETE FROM csam_reviewer');
  await leave(reporter.context());
});
