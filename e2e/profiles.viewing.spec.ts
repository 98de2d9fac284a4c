import { expect } from '@playwright/test';
import { expectPagesAreSound } from './page-checks.ts';
import { test } from './member.ts';

const pages = [
  { what: 'profiles', paths: ['/iris', '/iris?tab=gallery', '/wren', '/marlow', '/marlow?viewAs=member'] },
  {
    what: 'profile forms',
    paths: ['/marlow?edit=yes', '/settings/socials', '/profile/new?step=personal', '/profile/new?step=location'],
  },
] as const;

for (const { what, paths } of pages) {
  test(`shows ${what} with one heading, no accessibility fault and no sideways scroll`, async ({ signInAs }) => {
    test.setTimeout(180_000);
    const tab = await signInAs('marlow');
    const menu = tab.getByRole('navigation', { name: 'Main menu' });
    const waitForLayout = (width: number) => expect(menu.getByRole('link', { name: 'Connected' })).toHaveCount(width < 960 ? 0 : 1);
    await expectPagesAreSound(tab, paths, { waitForLayout });
  });
}

test('shows a profile to a premium member, and warns before an external link opens', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow');
  await tab.goto('/IRIS');
  await expect(tab.getByRole('heading', { level: 1, name: 'iris' })).toBeVisible();
  await expect(tab.getByText('Identity verified')).toBeVisible();
  await expect(tab.getByText('Haggling or pressure')).toBeVisible();
  await expect(tab.getByText('in common with you')).toBeVisible();
  await expect(tab.getByText('Iris, reference 4471')).toHaveCount(0);

  const link = tab.getByRole('button', { name: 'Instagram' });
  await link.press('Enter');
  const dialog = tab.getByRole('dialog', { name: 'You’re leaving Subrosa' });
  await expect(dialog.getByText('instagram.example.org', { exact: true })).toBeVisible();
  const siteLink = dialog.getByRole('link', { name: 'Open site' });
  await expect(siteLink).toHaveAttribute('href', 'https://instagram.example.org/iris');
  await expect(siteLink).toHaveAttribute('rel', 'noreferrer noopener');
  await expect(siteLink).toHaveAttribute('target', '_blank');
  await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();

  await tab.getByRole('link', { name: /^All \d+$/ }).click();
  await expect(tab).toHaveURL(/\/iris\?tab=gallery$/i);
  await expect(tab.getByRole('button', { name: /^Open / })).not.toHaveCount(0);
});

test('shows a regular member that links are for premium members', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('ansel');
  await tab.goto('/iris');
  await expect(tab.getByText('2 links, for premium members')).toBeVisible();
  await expect(tab.getByRole('button', { name: 'Instagram' })).toHaveCount(0);
  await expect(tab.getByText('Shop number')).toHaveCount(0);
});

test('shows a private account as a card, and the same page for an unknown member as for an unknown path', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow');
  await tab.goto('/wren');
  await expect(tab.getByRole('heading', { level: 2, name: 'wren chooses who sees more' })).toBeVisible();
  await expect(tab.getByRole('navigation', { name: 'Profile' })).toHaveCount(0);

  const shown = async (path: string) => {
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1, name: 'This page is not available' })).toBeVisible();
    await expect(tab).toHaveTitle('This page is not available · Subrosa');
    return tab.getByRole('main').innerHTML();
  };
  expect(await shown('/nobodyhere')).toBe(await shown('/no/such/page'));
});

test('shows an error for a failed profile and retries it', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('marlow');
  await tab.route('**/api/user-details/username/**', (route) =>
    route.fulfill({ status: 422, json: { message: 'no', code: 'server.error' } }),
  );
  await tab.goto('/iris');
  await expect(tab.getByRole('heading', { level: 1, name: 'Error loading user' })).toBeVisible();
  await tab.unroute('**/api/user-details/username/**');
  await tab.getByRole('button', { name: 'Try again' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'iris' })).toBeVisible();
});

test('previews the own profile as other members see it', async ({ signInAs }) => {
  test.setTimeout(60_000);
  const tab = await signInAs('iris');
  await tab.goto('/iris');
  await expect(tab.getByRole('link', { name: 'Edit profile' })).toBeVisible();
  await expect(tab.getByText('12/05/1992')).toBeVisible();

  const eyes = tab.getByRole('radiogroup', { name: 'View as' });
  await eyes.getByText('Member', { exact: true }).click();
  await expect(tab).toHaveURL(/viewAs=member/);
  await expect(tab.getByText('a regular member you’re not connected with')).toBeVisible();
  await expect(tab.getByText('2 links, for premium members')).toBeVisible();
  await expect(tab.getByText('12/05/1992')).toHaveCount(0);
  await expect(tab.getByText('May 12')).toHaveCount(0);
  await expect(tab.getByRole('link', { name: 'Edit profile' })).toHaveCount(0);

  await eyes.getByText('Connection', { exact: true }).click();
  await expect(tab.getByText('May 12')).toBeVisible();
  await eyes.getByText('Premium', { exact: true }).click();
  await expect(tab.getByRole('button', { name: 'Instagram' })).toBeVisible();
  await expect(tab.getByText('May 12')).toHaveCount(0);

  await tab.getByRole('button', { name: 'Back to my view' }).click();
  await expect(tab.getByText('12/05/1992')).toBeVisible();
});
