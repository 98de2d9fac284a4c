import { expect, type Locator, type Page } from '@playwright/test';
import { query } from './database.ts';
import type { translatorFor } from './translations.ts';

type Translate = ReturnType<typeof translatorFor>;

/** Deletes all calendar entries of a member. */
export async function deleteEntriesOf(username: string): Promise<void> {
  const theirs = `= (SELECT id FROM member WHERE username = $1)`;
  for (const [table, column] of [
    ['calendar_entry', 'owner_id'],
    ['calendar_feed', 'member_id'],
  ] as const) {
    await query(`DELETE FROM ${table} WHERE ${column} ${theirs}`, [username]);
  }
}

export async function entriesOf(username: string): Promise<{ title: string; starts_on: string }[]> {
  return query(
    `SELECT title, to_char(starts_on, 'YYYY-MM-DD') AS starts_on FROM calendar_entry
     WHERE owner_id = (SELECT id FROM member WHERE username = $1) ORDER BY starts_on, title`,
    [username],
  );
}

/** Inserts `count` all-day entries on one day. */
export async function wholeDays(username: string, day: string, count: number): Promise<void> {
  await query(
    `INSERT INTO calendar_entry (id, owner_id, kind, title, description, starts_on, ends_on, all_day, continuous, time_zone, starts_at, ends_at,
       audience, publish_at, announced_at, notify, notify_city, created_at)
     SELECT gen_random_uuid(), m.id, 'event', 'Whole day ' || n, '', $2::date, $2::date, true, false, 'UTC', $2::date, $2::date + 1,
       'you', now(), now(), false, false, now()
     FROM member m, generate_series(1, $3) n WHERE m.username = $1`,
    [username, day, count],
  );
}

const SETTINGS = `member_settings WHERE member_id = (SELECT id FROM member WHERE username = $1)`;

/** Sets the time zone of a member; returns the earlier one, so that the test can restore it. */
export async function setTimeZone(username: string, zone: string): Promise<string> {
  const [before] = await query<{ time_zone: string }>(`SELECT time_zone FROM ${SETTINGS}`, [username]);
  await query(`UPDATE ${SETTINGS.replace('WHERE', 'SET time_zone = $2 WHERE')}`, [username, zone]);
  return before?.time_zone ?? zone;
}

/** Changes an entry as another window would, so that the version in the open form is stale. */
export async function changeEntryInDatabase(title: string, description: string): Promise<void> {
  await query(`UPDATE calendar_entry SET description = $2, version = version + 1 WHERE title = $1`, [title, description]);
}

export const editor = (tab: Page, t: Translate, name = 'New entry') => {
  const sheet = tab.getByRole('dialog', { name: t(name), exact: true });
  return {
    sheet,
    title: sheet.getByRole('textbox', { name: t('Title'), exact: true }),
    starts: sheet.getByRole('textbox', { name: t('Starts'), exact: true }),
    ends: sheet.getByRole('textbox', { name: t('Ends'), exact: true }),
    startTime: sheet.getByLabel(t('Start time')),
    endTime: sheet.getByLabel(t('End time')),
    save: sheet.locator('button[type="submit"]'),
  };
};

/** Draws an entry with the mouse, from one hour of a day to another. */
export async function draw(tab: Page, day: string, from: number, to: number): Promise<void> {
  const column = tab.locator(`[data-day="${day}"]`);
  const HOUR = 48;
  await column.evaluate((element, top) => element.closest('[role="region"]')?.scrollTo(0, top), (from - 1) * HOUR);
  const box = await column.boundingBox();
  expect(box).not.toBeNull();
  const { x, y, width } = box ?? { x: 0, y: 0, width: 0 };
  await tab.mouse.move(x + width / 2, y + from * HOUR + 2);
  await tab.mouse.down();
  await tab.mouse.move(x + width / 2, y + ((from + to) / 2) * HOUR, { steps: 3 });
  await tab.mouse.move(x + width / 2, y + to * HOUR - 2, { steps: 3 });
  await tab.mouse.up();
}

export const entryNamed = (tab: Page, title: string): Locator => tab.getByRole('button', { name: new RegExp(title) });

export async function saved(tab: Page, t: Translate): Promise<void> {
  await expect(tab.getByRole('dialog')).toBeHidden();
  await expect(tab.getByText(t('Saved.'), { exact: true }).first()).toBeVisible();
}
