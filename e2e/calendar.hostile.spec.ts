import { expect, type Page } from '@playwright/test';
import { inChunks } from './chat.ts';
import { query } from './database.ts';
import { hostileTexts, injectedElementsIn, printHostileResult } from './hostile-texts.ts';
import { test } from './member.ts';

const [OWNER, READER] = ['dorian', 'marlow'] as const;
const DAY = '2027-04-14';
const MARK = 'hostile-entry';

/** Bypasses all input checks, as if one of them had failed. All entries are on one day, without hours. */
async function insertEntries(texts: readonly string[]): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `INSERT INTO calendar_entry (id, owner_id, kind, title, description, starts_on, ends_on, all_day, continuous, time_zone, starts_at, ends_at,
       audience, publish_at, announced_at, notify, notify_city, created_at)
     SELECT gen_random_uuid(), m.id, 'event', left('${MARK} ' || text, 1000), text, $2::date, $2::date, true, false, 'UTC', $2::date, $2::date + 1,
       'all', now(), now(), false, false, now()
     FROM member m, unnest($3::text[]) AS text WHERE m.username = $1 RETURNING id`,
    [OWNER, DAY, texts],
  );
  return rows.map(({ id }) => id);
}

test.afterAll(() => query(`DELETE FROM calendar_entry WHERE title LIKE '${MARK}%'`));

test('runs no script from texts of an entry, in any view, in its sheet or on its owner’s profile', async ({ signInAs }) => {
  test.setTimeout(240_000);
  // A chunk fills a title; the description repeats it.
  const ids = await insertEntries(inChunks(hostileTexts, 980));
  const [owner, reader] = [await signInAs(OWNER, { width: 1440 }), await signInAs(READER)];
  const ran: string[] = [];
  for (const tab of [owner, reader]) tab.on('dialog', (dialog) => void (ran.push(dialog.message()), dialog.dismiss()));

  async function checkPage(tab: Page, path: string): Promise<void> {
    await tab.goto(path);
    await expect(tab.getByText(MARK).first()).toBeVisible();
    ran.push(...(await injectedElementsIn(tab)).map((what) => `${path}: ${what}`));
  }

  for (const view of ['agenda', 'day', 'week', 'month']) await checkPage(owner, `/calendar?view=${view}&on=${DAY}`);
  await checkPage(reader, `/${OWNER}?tab=agenda`);
  for (const id of ids) {
    await reader.goto(`/calendar?view=day&on=${DAY}&entry=${id}`);
    await expect(reader.getByRole('dialog').getByText(MARK).first()).toBeVisible();
    ran.push(...(await injectedElementsIn(reader)).map((what) => `entry: ${what}`));
  }
  expect(ran).toEqual([]);
  printHostileResult('the calendar');
});
