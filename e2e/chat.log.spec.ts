import { expect, type Request } from '@playwright/test';
import { deleteConversations, openChatWith, sendChatMessage, unlock } from './chat.ts';
import { test } from './member.ts';
import { connectMembers } from './relations.ts';

const LIVE = { timeout: 20_000 };

test('follows the log of keys without credentials, proves its keys, and reports no alarm', async ({ signInAs }) => {
  test.setTimeout(120_000);
  await connectMembers('iris', 'dorian');
  await deleteConversations('iris', 'dorian');
  const tab = await signInAs('iris');
  const requests: Request[] = [];
  tab.on('request', (request) => requests.push(request));
  const requestsTo = (path: string) => requests.filter((request) => new URL(request.url()).pathname.startsWith(path));
  await unlock(tab);
  for (const path of ['/transparency/checkpoint', '/transparency/entries/', '/api/transparency/own/keys']) {
    await expect.poll(() => requestsTo(path).length, LIVE).toBeGreaterThan(0);
  }
  for (const request of requestsTo('/transparency/')) {
    expect(await request.headerValue('authorization')).toBe(null);
    expect(await request.headerValue('cookie')).toBe(null);
    expect((await request.response())?.status()).toBe(200);
  }
  const [own] = requestsTo('/api/transparency/own/keys');
  expect((await own?.response())?.status()).toBe(200);
  await openChatWith(tab, 'dorian');
  await sendChatMessage(tab, 'With the checkpoint of the log.');
  expect(requestsTo('/api/client-errors')).toEqual([]);
});

test('shows what this browser read of the log in the security settings, also before a chat is opened', async ({ signInAs }) => {
  test.setTimeout(120_000);
  const tab = await signInAs('iris');
  await tab.goto('/settings/security');
  await expect(tab.getByText('This browser hasn’t checked the log yet. Unlock your messages so that it can.')).toBeVisible(LIVE);
  await unlock(tab);
  await tab.goto('/settings/security');
  await expect(tab.getByText(/Compare these values with an independent audit\. Size: [1-9]/)).toBeVisible(LIVE);
});
