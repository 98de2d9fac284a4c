import { expect } from '@playwright/test';
import { expectPagesAreSound, accessibilityViolationsOf, horizontalOverflowOf } from './page-checks.ts';
import { test } from './member.ts';
import { deletePostsOf, form, post, setLocale } from './requests.ts';
import { translatorFor } from './translations.ts';

/** Also after a failed test, because other suites share the member. */
test.afterAll(() => setLocale('wren', 'en'));

test('shows the pages of request posts in Arabic without accessibility faults or sideways scroll', async ({ signInAs }) => {
  test.setTimeout(150_000);
  // Other personas than in requests.spec.ts, because both files run in parallel and a member has one draft.
  const [who, language, poster, theirs] = ['wren', 'ar', 'mei', 'zh-TW'] as const;
  const t = translatorFor(language);
  await deletePostsOf(who);
  await setLocale(who, language);
  const tab = await signInAs(who, { language });
  const written = { title: 'A long title, so that its words have to break somewhere', description: 'scarf@example.org', price: '5' };
  await post(tab, t, written, { isFlagged: true });
  const own = new URL(tab.url()).pathname;
  await deletePostsOf(poster);
  const other = await signInAs(poster, { language: theirs });
  await post(other, translatorFor(theirs), { title: '絲巾 шарф', description: '一條樸素的絲巾。', price: '1234.5' });
  const paths = [
    '/requests?type=items.gift&near=50&status=published',
    '/requests',
    own,
    new URL(other.url()).pathname,
    '/requests/new',
    own.replace('details', 'edit'),
    '/profile/favourites?show=requests',
    `/${who}?tab=requests`,
  ];
  await expectPagesAreSound(tab, paths);
  await deletePostsOf(who);
  await deletePostsOf(poster);
});

test('shows the form with errors and the dialogs without accessibility faults', async ({ signInAs }) => {
  test.setTimeout(90_000);
  const t = translatorFor('zh-TW');
  await deletePostsOf('mei');
  const tab = await signInAs('mei', { language: 'zh-TW', width: 390 });
  await tab.goto('/requests/new');
  await form(tab, t).post.click();
  await expect(tab.getByText(t('enter price'), { exact: true })).toBeVisible();
  expect(await accessibilityViolationsOf(tab, 'problems')).toEqual([]);
  await post(tab, t, { title: 'Plain', description: 'Plain.', price: '5' });
  for (const [button, title] of [
    ['Share', 'Share this request'],
    ['Withdraw', 'Withdraw this request?'],
    ['Delete', 'Delete this request?'],
  ] as const) {
    await tab.getByRole('button', { name: t(button), exact: true }).click();
    await expect(tab.getByRole('dialog', { name: t(title) })).toBeVisible();
    expect(await accessibilityViolationsOf(tab, title)).toEqual([]);
    expect(await horizontalOverflowOf(tab)).toBeLessThanOrEqual(0);
    await tab.keyboard.press('Escape');
    await expect(tab.getByRole('dialog')).toBeHidden();
    await expect(tab.getByRole('button', { name: t(button), exact: true })).toBeFocused();
  }
  await deletePostsOf('mei');
});
