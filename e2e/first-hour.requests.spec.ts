import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import { aFolderOfMedia } from './media-files.ts';
import { query } from './database.ts';
import { dismissHint, hints } from './hints.ts';
import { test } from './member.ts';
import { adding, CHECKED, declareNobodyDepicted } from './photos.ts';
import { backdatePost, confirmFlagged, deletePostsOf, form, write } from './requests.ts';
import { translatorFor } from './translations.ts';

const files = aFolderOfMedia();
const english = translatorFor('en');
const aTitle = () => `Linen glove ${randomBytes(4).toString('hex')}`;

test.beforeEach(() => deletePostsOf('wren'));
test.afterAll(async () => {
  await deletePostsOf('wren');
  files.remove();
});

test('asks who is in a photo as soon as it is uploaded, and again before it is posted', async ({ signInAs }) => {
  test.setTimeout(240_000);
  const title = aTitle();
  // A new page without the header of the test's network, which the object store rejects.
  const tab = await (await signInAs('wren')).context().newPage();
  await tab.goto('/requests/new');
  await adding(tab).setInputFiles([files.aPicture('glove.png')]);
  const dialog = tab.getByRole('dialog', { name: 'Who’s in it?' });
  await expect(dialog).toBeVisible(CHECKED);
  await dismissHint(tab, 'If people are shown, name each of them.', 'picture-of-me');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(tab.getByRole('button', { name: 'Tag people in glove.png' })).toBeVisible();

  await write(tab, english, { title, description: 'With a photo.', price: '5' });
  await form(tab, english).post.click();
  await expect(dialog).toBeVisible();
  await expect(hints(tab)).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(tab.getByText('Tell us who’s in your photos and videos before you post.')).toBeVisible();
  await expect(tab).toHaveURL(/\/requests\/new$/);

  // The answer sends the post.
  await form(tab, english).post.click();
  await declareNobodyDepicted(tab);
  await expect(tab).toHaveURL(/\/requests\/details\//, CHECKED);
  await expect(tab.getByRole('heading', { name: 'Only you can see 1 photo or video' })).toBeVisible(CHECKED);
  await expect(tab.getByText('1 is being reviewed by our team.')).toBeVisible(CHECKED);
  await expect(tab.getByText('Visible to members, except 1 photo or video')).toBeVisible();
});

test('offers the question on the page of a post, also when it can no longer be edited', async ({ signInAs }) => {
  test.setTimeout(240_000);
  const title = aTitle();
  const tab = await (await signInAs('wren')).context().newPage();
  await tab.goto('/requests/new');
  await adding(tab).setInputFiles([files.aPicture('ribbon.png')]);
  await declareNobodyDepicted(tab);
  await write(tab, english, { title, description: 'With a photo.', price: '5' });
  await form(tab, english).post.click();
  await expect(tab).toHaveURL(/\/requests\/details\//);
  await expect(tab.getByText('1 is being reviewed by our team.')).toBeVisible(CHECKED);

  const states = () =>
    query(
      'SELECT m.state FROM media m JOIN request_media r ON r.media_id = m.id JOIN request_post p ON p.id = r.post_id WHERE p.title = $1',
      [title],
    );
  await expect.poll(states, CHECKED).toEqual([{ state: 'pending_review' }]);
  // As posts were before the question came first.
  await query(
    `UPDATE media SET state = 'scanned', depicts = NULL, declared_at = NULL
     WHERE id IN (SELECT media_id FROM request_media r JOIN request_post p ON p.id = r.post_id WHERE p.title = $1)`,
    [title],
  );
  await backdatePost(title);
  await tab.reload();
  await expect(tab.getByRole('link', { name: 'Edit', exact: true })).toHaveCount(0);
  await expect(tab.getByText('1 is waiting for you: tell us who’s in it.')).toBeVisible();
  await tab.getByRole('button', { name: 'Tag people' }).click();
  await declareNobodyDepicted(tab);
  await expect(tab.getByText('1 is being reviewed by our team.')).toBeVisible(CHECKED);
  await expect(tab.getByRole('button', { name: 'Tag people' })).toHaveCount(0);
});

test('names contact details before a post is sent, and stores nothing until the member decides', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const title = aTitle();
  const tab = await signInAs('wren', { width: 390 });
  await tab.goto('/requests/new');
  await write(tab, english, { title, description: 'Write to glove@example.org, please.', price: '5' });
  await form(tab, english).post.click();
  const preview = tab.getByRole('dialog', { name: 'Preview' });
  await expect(preview.getByText(/This seems to contain contact details\./)).toBeVisible();
  await expect(preview.getByRole('list', { name: 'Highlighted text' }).getByText('glove@example.org')).toBeVisible();
  expect(await query('SELECT FROM request_post WHERE title = $1', [title])).toEqual([]);
  await preview.getByRole('button', { name: 'Keep editing' }).click();
  await form(tab, english).description.fill('A plain glove.');
  await form(tab, english).post.click();
  await expect(tab).toHaveURL(/\/requests\/details\//);
  await expect(tab.getByText('Visible to members', { exact: true })).toBeVisible();
});

test('publishes a corrected post again, without a stale warning or a promised review', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const title = aTitle();
  const tab = await signInAs('wren');
  await tab.goto('/requests/new');
  await write(tab, english, { title, description: 'Write to glove@example.org, please.', price: '5' });
  await form(tab, english).post.click();
  await confirmFlagged(tab, english);
  await expect(tab.getByRole('heading', { name: 'Unpublished. Only you can see this request.' })).toBeVisible();
  await tab.getByRole('link', { name: 'Edit request' }).click();
  await expect(tab.getByText('Change this text:')).toBeVisible();
  await form(tab, english).description.fill('A plain glove.');
  await expect(tab.getByText('Change this text:')).toHaveCount(0);
  await tab.getByRole('button', { name: 'Save changes' }).click();
  await expect(tab.getByText('You’ve removed the highlighted text, so you can publish it again.')).toBeVisible();
  await expect(tab.getByText(/This seems to contain contact details/)).toHaveCount(0);
  await expect(tab.getByRole('button', { name: 'Request review' })).toHaveCount(0);
  await tab.getByRole('button', { name: 'Publish again' }).click();
  await expect(tab.getByText('Your request has been published again.')).toBeVisible();
  await expect(tab.getByText('Visible to members', { exact: true })).toBeVisible();
});
