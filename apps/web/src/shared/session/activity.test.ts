import { accountLimits } from '@subrosa/rules/accounts/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearActivity, idleTimeLeft, noteActivity } from './activity.ts';
import { aTab } from '../../../test/support/session.ts';

const KEY = 'subrosa.last-activity';

beforeEach(() => {
  vi.useFakeTimers();
  aTab();
  clearActivity();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('counts from the last activity', () => {
  noteActivity();
  vi.advanceTimersByTime(3_600_000);
  expect(idleTimeLeft()).toBe(accountLimits.idleMs - 3_600_000);
});

it('counts what was done in another tab', () => {
  noteActivity();
  vi.advanceTimersByTime(7_200_000);
  localStorage.setItem(KEY, String(Date.now()));
  expect(idleTimeLeft()).toBe(accountLimits.idleMs);
});

it('is written at most every 30 seconds', () => {
  const { storage } = aTab();
  for (let second = 0; second <= 60; second += 1) {
    noteActivity();
    vi.advanceTimersByTime(1000);
  }
  expect(storage.setItem).toHaveBeenCalledTimes(3);
});

it('leaves the whole time where nothing is known, or nonsense', () => {
  expect(idleTimeLeft()).toBe(accountLimits.idleMs);
  localStorage.setItem(KEY, 'yesterday');
  expect(idleTimeLeft()).toBe(accountLimits.idleMs);
});

it('is counted in a browser that keeps nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  noteActivity();
  vi.advanceTimersByTime(accountLimits.idleMs);
  expect(idleTimeLeft()).toBe(0);
});
