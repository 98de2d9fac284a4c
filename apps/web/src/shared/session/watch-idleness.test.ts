import { accountLimits } from '@subrosa/rules/accounts/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearActivity, noteActivity } from './activity.ts';
import { aTab } from '../../../test/support/session.ts';
import { watchIdleness } from './watch-idleness.ts';

const { idleMs } = accountLimits;

let tab: ReturnType<typeof aTab>;

beforeEach(() => {
  vi.useFakeTimers();
  tab = aTab();
  clearActivity();
  noteActivity();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched() {
  const received = vi.fn<() => void>();
  return { received, stop: watchIdleness(received) };
}

it('calls back once after 24 hours without activity', () => {
  const { received } = watched();
  vi.advanceTimersByTime(idleMs - 1);
  expect(received).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * idleMs);
  expect(received).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'])('restarts the time after a %s', (sign) => {
  const { received } = watched();
  vi.advanceTimersByTime(idleMs - 1000);
  tab.window.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(idleMs - 1);
  expect(received).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(received).toHaveBeenCalledTimes(1);
});

it('waits while the member is active in another tab', () => {
  const { received } = watched();
  vi.advanceTimersByTime(idleMs - 1000);
  tab.storeElsewhere('subrosa.last-activity', String(Date.now()));
  vi.advanceTimersByTime(idleMs - 1);
  expect(received).not.toHaveBeenCalled();
});

it('calls back when a suspended device wakes after the time', () => {
  const { received } = watched();
  vi.setSystemTime(Date.now() + idleMs);
  tab.document.dispatchEvent(new Event('visibilitychange'));
  expect(received).toHaveBeenCalledTimes(1);
});

it('treats becoming visible as activity, but not becoming hidden', () => {
  const { received } = watched();
  vi.advanceTimersByTime(idleMs / 2);
  tab.document.visibilityState = 'hidden';
  tab.document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(idleMs / 2);
  expect(received).toHaveBeenCalledTimes(1);
});

it('calls nothing after it was stopped', () => {
  const { received, stop } = watched();
  stop();
  vi.advanceTimersByTime(2 * idleMs);
  tab.window.dispatchEvent(new Event('keydown'));
  expect(received).not.toHaveBeenCalled();
});
