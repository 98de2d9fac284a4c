import { accountLimits } from '@subrosa/rules/accounts/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionAccount } from './session.ts';
import { aService, aSetOfTokens, aTab, apiResponse } from '../../../test/support/session.ts';

const MARK = 'subrosa.signed-in';

const iris = { id: aSetOfTokens.userId, username: 'iris', state: 'active' } as SessionAccount;

let tab: ReturnType<typeof aTab>;
const startAgain = vi.fn<() => Promise<void>>(async () => undefined);

async function kept() {
  vi.resetModules();
  const { useSession } = await import('./session.ts');
  const { keepSession } = await import('./keep-session.ts');
  keepSession(startAgain);
  return useSession;
}

beforeEach(() => {
  vi.useFakeTimers();
  startAgain.mockClear();
  tab = aTab();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('signs out with the other tabs', async () => {
  const useSession = await kept();
  useSession.getState().start(iris);
  tab.storeElsewhere(MARK, null);
  expect(useSession.getState()).toMatchObject({ status: 'visitor', account: null });
});

it('signs in with the other tabs', async () => {
  const useSession = await kept();
  useSession.getState().end();
  tab.storeElsewhere(MARK, 'yes');
  expect(startAgain).toHaveBeenCalledTimes(1);
});

it('ignores other stored values of the tabs', async () => {
  const useSession = await kept();
  useSession.getState().start(iris);
  tab.storeElsewhere('subrosa.language', 'he');
  expect(useSession.getState().status).toBe('member');
});

it('signs out after 24 idle hours, and informs the server', async () => {
  const sent = aService(() => apiResponse({}));
  const useSession = await kept();
  const { setTokens: holdTokens } = await import('./tokens.ts');
  holdTokens(aSetOfTokens);
  useSession.getState().start(iris);
  await vi.advanceTimersByTimeAsync(accountLimits.idleMs);
  expect(sent.map(({ path }) => path)).toEqual(['/api/auth/auto-logout']);
  expect(useSession.getState()).toMatchObject({ status: 'visitor', endedBy: 'idle' });
});

it('ignores idleness without a signed-in member', async () => {
  const sent = aService(() => apiResponse({}));
  const useSession = await kept();
  useSession.getState().start(iris);
  useSession.getState().end();
  await vi.advanceTimersByTimeAsync(2 * accountLimits.idleMs);
  expect(useSession.getState().endedBy).toBeNull();
  expect(sent).toEqual([]);
});
