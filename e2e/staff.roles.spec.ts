import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { personaPasskeys } from '../apps/server/test/support/persona-passkeys.ts';
import { expectPageIsSound, press, tabTo, type } from './by-keyboard.ts';
import { query } from './database.ts';
import { accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { test } from './member.ts';
import { setLocale } from './requests.ts';
import { translatorFor } from './translations.ts';

const WHO = 'wren';

/** Adds a passkey with user verification, without which a role cannot be proposed. */
async function addPasskey(): Promise<void> {
  const [{ credentialId, publicKey }] = personaPasskeys(WHO);
  await query(
    `INSERT INTO second_factor (id, member_id, kind, name, secret, credential_id, confirmed_at, added_at, verifies_user)
     SELECT $1, id, 'passkey', 'Key', $2, $3, '2026-11-01', '2026-11-01', true FROM member WHERE username = $4`,
    [randomUUID(), publicKey, credentialId.toString('base64url'), WHO],
  );
}

async function resetRoles(): Promise<void> {
  await query(`UPDATE role_assignment r SET ended_at = now(), ended_because = CASE WHEN confirmed_at IS NULL THEN 'withdrawn' ELSE 'removed' END
    FROM member m WHERE m.id = r.member_id AND username = '${WHO}' AND ended_at IS NULL`);
  await setLocale('alder', 'en');
  await query(`DELETE FROM second_factor f USING member m WHERE m.id = f.member_id AND username = '${WHO}'`);
}

const roleOf = async () =>
  (await query<{ staff_role: string | null }>(`SELECT staff_role FROM member WHERE username = '${WHO}'`))[0]?.staff_role;

async function propose(tab: Page, username: string, role: string): Promise<void> {
  await type(tab, tab.getByLabel('Username'), username);
  await tabTo(tab, tab.getByRole('combobox', { name: 'Role' }));
  await tab.keyboard.type(role);
  await press(tab, tab.getByRole('button', { name: 'Propose role' }));
}

test.afterEach(resetRoles);

test('assigns a role by proposal and confirmation of two administrators, and shows it to all staff', async ({ signInAs }) => {
  test.setTimeout(150_000);
  const linden = await signInAs('linden', { width: 1440 });
  await linden.goto('/staff/admin/team');
  await propose(linden, WHO, 'Audit');
  await expect(linden.getByText('This member needs a passkey first.', { exact: false })).toBeVisible();
  await addPasskey();
  await propose(linden, WHO, 'Audit');
  const waiting = linden.getByRole('region', { name: 'Roles waiting for confirmation' });
  await expect(waiting.getByText('wren: Auditor')).toBeVisible();
  await expect(waiting.getByRole('button', { name: 'Withdraw the proposal for wren' })).toBeVisible();
  await expect(waiting.getByRole('button', { name: 'Confirm the role of wren' })).toHaveCount(0);
  await expectPageIsSound(linden, 'a proposal of one’s own');
  expect(await roleOf()).toBeNull();

  const hollis = await signInAs('hollis', { width: 390 });
  await hollis.goto('/staff/inbox');
  const changes = hollis.getByRole('region', { name: 'Role changes' });
  await expect(changes.getByText('Proposed by linden')).toBeVisible();
  expect(await accessibilityViolationsOf(hollis, 'the inbox')).toEqual([]);
  expect(await horizontalOverflowOf(hollis)).toBeLessThanOrEqual(0);

  const alder = await signInAs('alder', { width: 1440 });
  await alder.goto('/staff/inbox');
  await press(alder, alder.getByRole('link', { name: /wren: Auditor/ }));
  await expect(alder).toHaveURL(/admin\/team/);
  await press(alder, alder.getByRole('button', { name: 'Confirm the role of wren' }));
  const dialog = alder.getByRole('dialog', { name: 'Confirm this role?' });
  await expect(dialog.getByText('wren will get the role “Auditor” immediately', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await accessibilityViolationsOf(alder, 'the question before a confirmation')).toEqual([]);
  await press(alder, dialog.getByRole('button', { name: 'Confirm role' }));
  await expect(alder.getByRole('dialog')).toHaveCount(0);
  const team = alder.getByRole('region', { name: 'Team members' });
  await expect(team.getByRole('listitem').filter({ hasText: 'wren' })).toContainText('Can approve from');
  expect(await roleOf()).toBe('auditor');
  await expectPageIsSound(alder, 'a role that does not count yet');

  await linden.reload();
  await press(linden, linden.getByRole('button', { name: 'Remove role: wren' }));
  await press(linden, linden.getByRole('dialog').getByRole('button', { name: 'Remove role' }));
  await expect(linden.getByRole('button', { name: 'Remove role: wren' })).toHaveCount(0);
  expect(await roleOf()).toBeNull();
  // Neither of the last two administrators can be removed.
  for (const name of ['linden', 'alder']) await expect(linden.getByRole('button', { name: `Remove role: ${name}` })).toHaveCount(0);
});

test('shows and declines a proposal in Hebrew on a phone', async ({ signInAs }) => {
  await addPasskey();
  const linden = await signInAs('linden', { width: 1440 });
  await linden.goto('/staff/admin/team');
  await propose(linden, WHO, 'Mod');
  await expect(linden.getByRole('region', { name: 'Roles waiting for confirmation' })).toBeVisible();
  const t = translatorFor('he');
  await setLocale('alder', 'he');
  const alder = await signInAs('alder', { language: 'he', width: 390 });
  await alder.goto('/staff/admin/team');
  const waiting = alder.getByRole('region', { name: t('Roles waiting for confirmation') });
  await expect(waiting).toBeVisible();
  expect(await horizontalOverflowOf(alder)).toBeLessThanOrEqual(0);
  expect(await accessibilityViolationsOf(alder, 'proposals in Hebrew')).toEqual([]);
  await waiting.getByRole('button', { name: t('Decline the role of {username}').replace('{username}', WHO) }).click();
  await expect(waiting).toHaveCount(0);
  expect(await roleOf()).toBeNull();
});
