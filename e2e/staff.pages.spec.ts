import { expect } from '@playwright/test';
import { expectPageIsSound, press, tabTo, type } from './by-keyboard.ts';
import { query } from './database.ts';
import { test } from './member.ts';

test('finds a member, imposes and lifts a warning, and shows the inbox by keyboard', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const tab = await signInAs('sable', { width: 1440 });
  await tab.goto('/staff/members');
  await expectPageIsSound(tab, 'members');
  await tabTo(tab, tab.getByLabel('Search by'));
  await tab.keyboard.press('u');
  await expect(tab.getByLabel('Search by')).toHaveValue('username');
  await type(tab, tab.getByLabel('Username'), 'wrenn');
  await type(tab, tab.getByLabel('Reason'), 'They wrote to support about a payment.');
  await press(tab, tab.getByRole('button', { name: 'Search', exact: true }));
  await expect(tab.getByText('No exact match.', { exact: false })).toBeVisible();
  await type(tab, tab.getByLabel('Username'), 'wren');
  await press(tab, tab.getByRole('button', { name: 'Search', exact: true }));

  const title = tab.getByRole('heading', { level: 1, name: /^M-[2-9A-Z]{7}$/ });
  await expect(title).toBeVisible();
  await expectPageIsSound(tab, 'member');
  await expect(tab.getByText('wren', { exact: true })).toHaveCount(0);
  await tab.keyboard.press('n');
  await type(tab, tab.getByLabel('Reason'), 'They requested a call back.');
  await press(tab, tab.getByRole('dialog').getByRole('button', { name: 'Show the name' }));
  await expect(tab.getByRole('heading', { level: 1, name: 'wren' })).toBeVisible();

  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await tab.keyboard.press('s');
  await expect(tab.getByLabel('Sanction', { exact: true })).toHaveValue('warning');
  await type(tab, tab.getByLabel('Note to the member'), 'Please read our rules again.');
  await press(tab, tab.getByRole('dialog').getByRole('button', { name: 'Apply sanction' }));
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  const sanctions = tab.getByRole('region', { name: 'Sanctions' });
  await expect(sanctions.getByText('Warning')).toBeVisible();
  await press(tab, sanctions.getByRole('button', { name: 'Lift sanction' }));
  await type(tab, tab.getByLabel('Reason'), 'It was somebody else.');
  await press(tab, tab.getByRole('dialog').getByRole('button', { name: 'Lift sanction' }));
  await expect(sanctions.getByText(/lifted/)).toBeVisible();
  const [searched] = await query<{ times: number }>(
    `SELECT count(*)::int AS times FROM audit_entry e JOIN member m ON m.id = e.subject_id
     WHERE e.action = 'member.searched' AND m.username = 'wren'`,
  );
  expect(searched?.times).toBeGreaterThan(0);

  await tab.goto('/staff/inbox');
  await expectPageIsSound(tab, 'inbox');
  await tab.keyboard.press('j');
  await expect(tab.getByRole('main').locator('a:focus')).toHaveCount(1);
  await query(
    `DELETE FROM statement_of_reasons s USING sanction x, member m WHERE x.id = s.sanction_id AND m.id = x.member_id AND m.username = 'wren'`,
  );
  await query(`DELETE FROM sanction x USING member m WHERE m.id = x.member_id AND m.username = 'wren'`);
});

test('changes words, interests, plans and announcements by keyboard, and shows announcements live', async ({ signInAs }) => {
  test.setTimeout(150_000);
  const member = await signInAs('iris', { width: 1280 });
  await member.goto('/requests');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  const tab = await signInAs('linden', { width: 1440 });

  await tab.goto('/staff/admin');
  await expect(tab).toHaveURL(/admin\/team/);
  await expect(tab.getByRole('heading', { level: 2, name: 'Team members' })).toBeVisible();
  await expectPageIsSound(tab, 'people');

  await press(tab, tab.getByRole('link', { name: 'Prohibited words' }));
  await type(tab, tab.getByLabel('Word or phrase'), 'moonlit heist');
  await press(tab, tab.getByRole('button', { name: 'Prohibit' }));
  await expect(tab.getByRole('button', { name: 'Allow “moonlit heist” again' })).toBeVisible();
  await type(tab, tab.getByLabel('Search the list'), 'moonlit');
  await type(tab, tab.getByLabel('Text', { exact: true }), 'Shall we plan a MOONLIT heist?');
  await press(tab, tab.getByRole('button', { name: 'Test text', exact: true }));
  await expect(tab.getByText('This text would be rejected because of: moonlit heist')).toBeVisible();
  await press(tab, tab.getByRole('button', { name: 'Allow “moonlit heist” again' }));
  await expect(tab.getByRole('button', { name: 'Allow “moonlit heist” again' })).toHaveCount(0);
  await expectPageIsSound(tab, 'words');

  await tab.goto('/staff/admin/interests');
  await type(tab, tab.getByLabel('Search interests'), 'silk');
  await press(tab, tab.getByRole('button', { name: 'Change' }));
  await tabTo(tab, tab.getByLabel('No longer offered'));
  await tab.keyboard.press('Space');
  await press(tab, tab.getByRole('button', { name: 'Save' }));
  await expect(tab.getByText('Retired', { exact: true })).toBeVisible();
  await expectPageIsSound(tab, 'interests');

  await tab.goto('/staff/admin/plans');
  await press(tab, tab.getByRole('button', { name: 'Change number' }));
  await type(tab, tab.getByRole('textbox', { name: 'Number of spots' }), '5000');
  await type(tab, tab.getByLabel('Reason'), 'A quiet month.');
  await press(tab, tab.getByRole('dialog').getByRole('button', { name: 'Change number' }));
  await expect(tab.getByText(/Set here/)).toBeVisible();
  await expectPageIsSound(tab, 'plans');

  await tab.goto('/staff/admin/settings');
  await expect(tab.getByRole('switch', { name: 'Sign-up is open' })).toBeChecked();
  await expectPageIsSound(tab, 'settings');

  await tab.goto('/staff/admin/announcements');
  await press(tab, tab.getByRole('button', { name: 'New announcement' }));
  const dialog = tab.getByRole('dialog');
  const texts = dialog.locator('textarea[lang]');
  await expect(texts).toHaveCount(7);
  for (const field of await texts.all()) await type(tab, field, 'The app is offline on Sunday night.');
  await press(tab, dialog.getByRole('button', { name: 'Publish announcement', exact: true }));
  await expect(tab.getByText('Visible to members now')).toBeVisible();
  await expect(member.getByText('The app is offline on Sunday night.')).toBeVisible();
  await press(member, member.getByRole('button', { name: 'Close announcement' }));
  await expect(member.getByText('The app is offline on Sunday night.')).toHaveCount(0);
  await expectPageIsSound(tab, 'announcements');

  await query(`DELETE FROM announcement WHERE texts->>'en' = 'The app is offline on Sunday night.'`);
  await query('DELETE FROM interest_override');
  await query('UPDATE free_spots SET total_override = NULL');
});
