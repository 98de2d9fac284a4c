import { expect, type Page } from '@playwright/test';
import { query } from './database.ts';

const theirs = '(SELECT id FROM member WHERE username = $1)';

/** Deletes verification, badge and free spot of a member. */
export async function deleteVerificationOf(username: string): Promise<void> {
  await query(
    `UPDATE moderation_case SET state = 'decided', decision = 'reject', reason = 'document_unreadable', decided_at = now()
             WHERE state = 'open' AND kind IN ('identity', 'lifetime') AND member_id = ${theirs}`,
    [username],
  );
  for (const table of ['lifetime_grant', 'lifetime_application', 'identity_record', 'age_check', 'verification']) {
    await query(`DELETE FROM ${table} WHERE member_id = ${theirs}`, [username]);
  }
  await query(`DELETE FROM member_subscription WHERE plan_id = 2 AND member_id = ${theirs}`, [username]);
  await query(`DELETE FROM notification WHERE (kind LIKE 'identity_%' OR kind LIKE 'lifetime_%') AND member_id = ${theirs}`, [username]);
  await query('UPDATE member SET identity_verified_at = NULL WHERE username = $1', [username]);
  // The page claims the next case by itself.
  await query(`UPDATE moderation_case SET assignee_id = NULL WHERE state = 'open' AND kind = 'identity'`);
}

/** Assigns the open case of a member to a staff member, or unassigns it. */
export async function assignCaseOf(username: string, staff: string | null): Promise<void> {
  await query(
    `UPDATE moderation_case SET assignee_id = (SELECT id FROM member WHERE username = $2)
     WHERE state = 'open' AND kind = 'identity' AND member_id = ${theirs}`,
    [username, staff],
  );
}

/** Leaves `left` free spots; returns a function that restores their number. */
export async function setFreeSpots(left: number, total: number): Promise<() => Promise<void>> {
  const [before] = await query<{ taken: number }>('SELECT taken FROM free_spots');
  await query('UPDATE free_spots SET taken = $1', [total - left]);
  return async () => void (await query('UPDATE free_spots SET taken = $1', [before?.taken ?? 0]));
}

/** Fills in the details of a document in the order of the fields. */
export async function fillDocumentDetails(page: Page, t: (text: string) => string, number: string): Promise<void> {
  await page.getByLabel(t('Full name as shown on your ID')).fill('Sample Person');
  await page.getByLabel(t('ID number')).fill(number);
  await page.getByLabel(t('Date of birth')).fill('02/01/1990');
  await page.getByLabel(t('Issuing country')).selectOption('CA');
}

/** Opens and claims the verification case of a member. */
export async function claimCaseOf(staff: Page, username: string, kind: 'identity' | 'lifetime' = 'identity'): Promise<void> {
  const found = async () => {
    const [row] = await query<{ id: string }>(
      `SELECT id FROM moderation_case WHERE state = 'open' AND kind = $2 AND member_id = ${theirs}`,
      [username, kind],
    );
    return row?.id;
  };
  await expect.poll(found, `the ${kind} case of ${username}`).toBeTruthy();
  await staff.goto(`/staff/verifications?kind=${kind}&case=${await found()}`);
  await expect(staff.getByRole('button', { name: 'Claim case' }).or(staff.getByRole('radio', { name: 'Approve' }))).toBeVisible();
  await staff.keyboard.press('m');
  await expect(staff.getByRole('radio', { name: 'Approve' })).toBeVisible();
}
