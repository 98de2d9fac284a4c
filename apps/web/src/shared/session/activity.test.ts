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

it('idleTimeLeft counts from the last activity', () => {
  noteActivity();
  vi.advanceTimersByTime(3_600_000);
  expect(idleTimeLeft()).toBe(accountLimits.idleMs - 3_600_000);
});

it('idleTimeLeft counts activity in another tab', () => {
  noteActivity();
  vi.advanceTimersByTime(7_200_000);
  localStorage.setItem(KEY, String(Date.now()));
  expect(idleTimeLeft()).toBe(accountLimits.idleMs);
});

it('noteActivity writes at most every 30 seconds', () => {
  const { storage } = aTab();
  for (let second = 0; second <= 60; second += 1) {
    noteActivity();
    vi.advanceTimersByTime(1000);
  }
  expect(storage.setItem).toHaveBeenCalledTimes(3);
});

it('idleTimeLeft returns the whole time without a valid stored time', () => {
  expect(idleTimeLeft()).toBe(accountLimits.idleMs);
  localStorage.setItem(KEY, 'yesterday');
  expect(idleTimeLeft()).toBe(accountLimits.idleMs);
});

it('idleTimeLeft works without local storage', () => {
  vi.stubGlobal('localStorage', undefined);
  noteActivity();
  vi.advanceTimersByTime(accountLimits.idleMs);
  expect(idleTimeLeft()).toBe(0);
});
