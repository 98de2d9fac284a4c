import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aService, aSetOfTokens, aTab, apiResponse } from '../../../test/support/session.ts';

/** A fresh module, because the client takes the browser's fetch when it is created. */
async function fresh() {
  vi.resetModules();
  const { refreshTokens } = await import('./refresh-tokens.ts');
  const { getTokens: heldTokens, isAccessExpired } = await import('./tokens.ts');
  const { isPassing } = await import('@subrosa/contract/client/errors');
  return { refreshTokens, heldTokens, isAccessExpired, isPassing };
}

beforeEach(() => void aTab());
afterEach(() => vi.unstubAllGlobals());

it('stores the tokens of the response, and no other fields', async () => {
  aService(() => apiResponse({ ...aSetOfTokens, refreshToken: null, expiresInSeconds: 900 }));
  const { refreshTokens, heldTokens, isAccessExpired } = await fresh();
  await refreshTokens();
  const { expiresInSeconds: _expiresInSeconds, ...held } = aSetOfTokens;
  expect(heldTokens()).toEqual(held);
  expect(isAccessExpired()).toBe(false);
});

it('sends one request for concurrent callers', async () => {
  const sent = aService(() => apiResponse(aSetOfTokens));
  const { refreshTokens } = await fresh();
  await Promise.all([refreshTokens(), refreshTokens(), refreshTokens()]);
  expect(sent).toHaveLength(1);
});

it('waits for another tab that is refreshing', async () => {
  const sent = aService(() => apiResponse(aSetOfTokens));
  const { refreshTokens } = await fresh();
  let letGo = () => {};
  const other = navigator.locks.request('subrosa.refresh', () => new Promise<void>((resolve) => (letGo = resolve)));
  await vi.waitUntil(async () => ((await navigator.locks.query()).held ?? []).length > 0);
  const refreshed = refreshTokens();
  await vi.waitUntil(async () => ((await navigator.locks.query()).pending ?? []).length > 0);
  expect(sent).toHaveLength(0);
  letGo();
  await Promise.all([other, refreshed]);
  expect(sent).toHaveLength(1);
});

it('rejects with the server’s error, which is not transient', async () => {
  aService(() => apiResponse({ code: 'auth.required', message: 'Authentication is required to continue' }, 401));
  const { refreshTokens, heldTokens, isPassing } = await fresh();
  const error = await refreshTokens().catch((reason: unknown) => reason);
  expect(isPassing(error)).toBe(false);
  expect(heldTokens()).toBeNull();
});

it.each([429, 503])('treats status %i as transient, so that no member is signed out', async (status) => {
  aService(() => apiResponse({ code: 'rate.limited', message: 'Later, please.' }, status));
  const { refreshTokens, isPassing } = await fresh();
  const error = await refreshTokens().catch((reason: unknown) => reason);
  expect(isPassing(error)).toBe(true);
});
