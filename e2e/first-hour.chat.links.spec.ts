import { expect } from '@playwright/test';
import { deleteConversations, message, openChatWith, row, sendChatMessage, unlock } from './chat.ts';
import { test } from './member.ts';
import { connectMembers } from './relations.ts';
import { insertPost } from './requests.ts';

const LIVE = { timeout: 20_000 };

/** Other suites delete the seeded posts. */
const aPublishedPost = async () => {
  const post = { id: crypto.randomUUID(), title: 'Evening gloves', description: 'Worn to one concert.' };
  await insertPost('iris', post);
  return post;
};

test.beforeEach(async () => {
  await connectMembers('dorian', 'marlow');
  await deleteConversations('dorian', 'marlow');
});

test('shows a shared request as a card that opens inside the app', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const { id, title } = await aPublishedPost();
  const [dorian, marlow] = [await signInAs('dorian'), await signInAs('marlow', { width: 390 })];
  await unlock(dorian);
  await unlock(marlow);
  await dorian.goto(`/requests/details/${id}`);
  await dorian.getByRole('button', { name: 'Share' }).click();
  const dialog = dorian.getByRole('dialog', { name: 'Share this request' });
  await dialog.getByRole('radio', { name: 'marlow' }).check();
  await dialog.getByRole('button', { name: 'Send to marlow' }).click();
  await expect(dialog.getByText('Sent.')).toBeVisible(LIVE);

  await expect(row(marlow, 'dorian')).toContainText('Request', LIVE);
  await row(marlow, 'dorian').click();
  const card = marlow.getByRole('article').getByRole('link', { name: title });
  await expect(card).toBeVisible(LIVE);
  await expect(marlow.getByText('/requests/details/')).toHaveCount(0);
  const pages = marlow.context().pages().length;
  await card.click();
  await expect(marlow).toHaveURL(new RegExp(`/requests/details/${id}$`));
  await expect(marlow.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(marlow.getByRole('dialog')).toHaveCount(0);
  expect(marlow.context().pages()).toHaveLength(pages);
});

test('warns of other sites, also of those that resemble ours, and never of its own pages', async ({ signInAs }) => {
  test.setTimeout(180_000);
  const dorian = await signInAs('dorian');
  await unlock(dorian);
  await openChatWith(dorian, 'marlow');
  const chat = dorian.url();
  const { origin, host, hostname, protocol } = new URL(chat);
  const warning = dorian.getByRole('dialog', { name: 'You’re leaving Subrosa' });

  for (const url of [
    `${protocol}//${hostname}.evil.example/requests`,
    `${protocol}//${hostname}。evil.example/requests`,
    `${protocol}//${hostname}:1/requests`,
    `${protocol}//${hostname}.xn--80ak6aa92e.example/requests`,
    `${origin}//evil.example/requests`,
    `${protocol === 'http:' ? 'https:' : 'http:'}//${host}/requests`,
  ]) {
    await sendChatMessage(dorian, url);
    await message(dorian, url).last().getByRole('link').click();
    await expect(warning, url).toBeVisible();
    await warning.getByRole('button', { name: 'Stay here' }).click();
    await expect(warning).toBeHidden();
    await expect(dorian).toHaveURL(chat);
  }

  // A URL with a username is no link at all.
  const imitation = `${protocol}//${host}@evil.example/requests`;
  await sendChatMessage(dorian, imitation);
  await expect(message(dorian, imitation).getByRole('link')).toHaveCount(0);

  await sendChatMessage(dorian, `${origin}/profile/search`);
  await message(dorian, `${origin}/profile/search`).getByRole('link').click();
  await expect(dorian).toHaveURL(/\/profile\/search/);
  await expect(warning).toHaveCount(0);
});

test('states that a linked request is gone', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const dorian = await signInAs('dorian');
  await unlock(dorian);
  await openChatWith(dorian, 'marlow');
  await sendChatMessage(dorian, `Look: ${new URL(dorian.url()).origin}/requests/details/0198c7a0-1111-7222-8333-444455556666`);
  await expect(dorian.getByText('This request is no longer available.')).toBeVisible(LIVE);
});
