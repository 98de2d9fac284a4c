import { expect } from '@playwright/test';
import { dismissHint, hints } from './hints.ts';
import { test } from './member.ts';

test('shows the hints about audiences and boundaries one after the other, each until it is dismissed', async ({ signInAs }) => {
  const tab = await signInAs('marlow');
  await tab.goto('/marlow?edit=yes');
  await expect(hints(tab)).toHaveCount(1);
  // Without a dismissal it is shown again.
  await tab.reload();
  await dismissHint(tab, 'Below each part, choose who sees it.', 'who-sees-what');
  await dismissHint(tab, 'Write down what you don’t do before anyone contacts you.', 'meeting');
  await expect(hints(tab)).toHaveCount(0);
  await tab.reload();
  await expect(tab.getByRole('heading', { name: 'Boundaries' })).toBeVisible();
  await expect(hints(tab)).toHaveCount(0);
});

test('explains once why messages are locked', async ({ signInAs }) => {
  const tab = await signInAs('marlow', { width: 390 });
  await tab.goto('/chat');
  await dismissHint(tab, 'Only you can open your messages.', 'recovery');
  await tab.reload();
  await expect(tab.getByText('Unlock your messages to see your conversations in this browser.')).toBeVisible();
  await expect(hints(tab)).toHaveCount(0);
});
