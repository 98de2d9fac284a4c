import type { Toast } from '@subrosa/contract/client/types';
import { createClient } from '@subrosa/contract/client/client';
import { accounts } from '@subrosa/contract/endpoints/accounts';
import { reference } from '@subrosa/contract/endpoints/reference';
import { afterEach, expect, it, vi } from 'vitest';
import { abortSessionCalls } from '../session/session-signal.ts';
import { aService, apiResponse } from '../../../test/support/session.ts';
import { visitor } from './visitor.ts';
import { withinSession } from './within-session.ts';

afterEach(() => vi.unstubAllGlobals());

function aClient() {
  const shown = vi.fn<(toast: Toast) => void>();
  const client = withinSession(createClient({ session: visitor, toast: shown, onRedirectToLogin: () => undefined }));
  return { client, shown };
}

it('aborts the requests of an ended session without a toast', async () => {
  aService(() => new Promise(() => {}));
  const { client, shown } = aClient();
  const call = client.call(accounts.getAccount).catch((error: unknown) => error);
  abortSessionCalls();
  expect(await call).toMatchObject({ name: 'AbortError' });
  expect(shown).not.toHaveBeenCalled();
});

it('allows the requests of the next session', async () => {
  aService(() => apiResponse({ username: 'iris' }));
  const { client } = aClient();
  abortSessionCalls();
  expect(await client.call(accounts.getAccount)).toEqual({ username: 'iris' });
});

it('keeps requests that belong to no session, because the login page awaits them', async () => {
  let response: (response: Response) => void = () => {};
  aService(() => new Promise((resolve) => (response = resolve)));
  const { client } = aClient();
  const call = client.call(reference.getConfig);
  abortSessionCalls();
  response(apiResponse({ release: 'one' }));
  expect(await call).toEqual({ release: 'one' });
});

it('aborts a request whose caller aborts it', async () => {
  aService(() => new Promise(() => {}));
  const { client } = aClient();
  const controller = new AbortController();
  const call = client.call(accounts.getAccount, { signal: controller.signal }).catch((error: unknown) => error);
  controller.abort(new Error('not wanted any more'));
  expect(await call).toMatchObject({ message: 'not wanted any more' });
});
