import { expect } from '@playwright/test';
import pg from 'pg';
import { inChunks } from './chat.ts';
import { hostileTexts, printHostileResult } from './hostile-texts.ts';
import { test } from './member.ts';

const ABOUT = 4900;

/** Bypasses all input checks, as if one of them had failed. */
async function write(username: string, portion: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['STACK_DATABASE_URL'] });
  await client.connect();
  const lines = portion.trim().split('\n');
  const short = lines.filter(({ length }) => length <= 80).slice(0, 6);
  try {
    const { rows } = await client.query<{ id: string }>('SELECT id FROM member WHERE username = $1', [username]);
    const id = rows[0]?.id;
    await client.query('UPDATE profile SET about = $2, welcomes = $3, declines = $3 WHERE member_id = $1', [id, portion, short]);
    await client.query('UPDATE gallery_item SET caption = $2 WHERE member_id = $1', [id, lines[0]?.slice(0, 300)]);
    await client.query('UPDATE profile_link SET platform = $2 WHERE member_id = $1', [id, lines[0]?.slice(0, 40)]);
    await client.query('UPDATE payment_method SET name = $2 WHERE member_id = $1', [id, lines[0]?.slice(0, 40)]);
  } finally {
    await client.end();
  }
}

test('runs no script from any text of a profile on any page', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const [reader, writer] = [await signInAs('marlow'), await signInAs('mei')];
  const ran: string[] = [];
  for (const tab of [reader, writer]) tab.on('dialog', (dialog) => void (ran.push(dialog.message()), dialog.dismiss()));
  for (const portion of inChunks(hostileTexts, ABOUT)) {
    await write('mei', portion);
    for (const [tab, path] of [
      [reader, '/mei'],
      [reader, '/mei?tab=gallery'],
      [writer, '/mei?edit=yes'],
    ] as const) {
      await tab.goto(path);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await tab.waitForLoadState('networkidle');
      if (await tab.evaluate(() => '__ran' in window)) ran.push(path);
    }
    await expect(reader.locator('main script, main iframe, main object, main base, main meta')).toHaveCount(0);
  }
  expect(ran).toEqual([]);
  printHostileResult('profiles');
});
