import { expect, type Page } from '@playwright/test';
import { aFolderOfMedia } from './media-files.ts';
import { test } from './member.ts';
import { adding, CHECKED, deleteUploadsOf } from './photos.ts';

const files = aFolderOfMedia();
test.afterAll(() => files.remove());

const hints = (page: Page) => page.getByRole('note');

/** Exactly this hint is shown, with its article; it is dismissed. */
async function expectAndDismiss(page: Page, text: string, article: string): Promise<void> {
  await expect(hints(page)).toHaveCount(1);
  await expect(hints(page)).toContainText(text);
  await expect(hints(page).getByRole('link')).toHaveAttribute('href', `/help/${article}`);
  await hints(page).getByRole('button', { name: 'Hide hint' }).click();
  await expect(hints(page).filter({ hasText: text })).toHaveCount(0);
}

test('shows the hints about audiences and boundaries one after the other, each until it is dismissed', async ({ signInAs }) => {
  const tab = await signInAs('marlow');
  await tab.goto('/marlow?edit=yes');
  await expect(hints(tab)).toHaveCount(1);
  // Without a dismissal it is shown again.
  await tab.reload();
  await expectAndDismiss(tab, 'Below each part, choose who sees it.', 'who-sees-what');
  await expectAndDismiss(tab, 'Write down what you don’t do before anyone contacts you.', 'meeting');
  await expect(hints(tab)).toHaveCount(0);
  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'Boundaries' })).toBeVisible();
  await expect(hints(tab)).toHaveCount(0);
});

test('explains once why messages are locked', async ({ signInAs }) => {
  const tab = await signInAs('marlow', { width: 390 });
  await tab.goto('/chat');
  await expectAndDismiss(tab, 'Only you can open your messages.', 'recovery');
  await tab.reload();
  await expect(tab.getByText('Unlock your messages to see your conversations in this browser.')).toBeVisible();
  await expect(hints(tab)).toHaveCount(0);
});

test('explains once who has to be named in a photo', async ({ signInAs }) => {
  test.setTimeout(240_000);
  await deleteUploadsOf('mei');
  // A new page without the header of the test's network, which the object store rejects.
  const tab = await (await signInAs('mei')).context().newPage();
  await tab.goto('/profile/photos');
  await adding(tab).setInputFiles([files.aPicture('hinted.png')]);
  const open = tab.getByRole('button', { name: 'Tag people in hinted.png' });
  const dialog = tab.getByRole('dialog', { name: 'Who’s in it?' });
  await open.or(dialog).first().waitFor(CHECKED);
  if (!(await dialog.isVisible())) await open.click();
  await expectAndDismiss(tab, 'If people are shown, name each of them.', 'picture-of-me');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await open.click();
  await expect(dialog).toBeVisible();
  await expect(hints(tab)).toHaveCount(0);
  await deleteUploadsOf('mei');
});
