import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { autoLogout } from './auto-logout.ts';
import { useSession } from './session.ts';
import { aService, aSetOfTokens, aTab, apiResponse } from '../../../test/support/session.ts';
import { clearTokens, getTokens, setTokens } from './tokens.ts';

beforeEach(() => void aTab());
afterEach(() => {
  clearTokens();
  vi.unstubAllGlobals();
});

it('sends member, device and device token in a request that outlives the page', async () => {
  const sent = aService(() => apiResponse({}));
  setTokens(aSetOfTokens);
  await autoLogout('expired');
  const { userId: user_id, deviceToken: device_token, authId: auth_id } = aSetOfTokens;
  expect(sent).toEqual([{ path: '/api/auth/auto-logout', body: { user_id, device_token, auth_id }, keepalive: true }]);
});

it('removes all data of the session, even without a network', async () => {
  aService(() => Promise.reject(new TypeError('no network')));
  setTokens(aSetOfTokens);
  await autoLogout('idle');
  expect(getTokens()).toBeNull();
  expect(useSession.getState()).toMatchObject({ status: 'visitor', account: null, endedBy: 'idle' });
});

it('sends no request without tokens', async () => {
  const sent = aService(() => apiResponse({}));
  await autoLogout('expired');
  expect(sent).toEqual([]);
});
