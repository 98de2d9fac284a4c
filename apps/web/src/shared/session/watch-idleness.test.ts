import { accountLimits } from '@subrosa/rules/accounts/limits';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetActivity, noteActivity } from './activity.ts';
import { aTab } from './testing.ts';
import { watchIdleness } from './watch-idleness.ts';

const { idleMs } = accountLimits;

let tab: ReturnType<typeof aTab>;

beforeEach(() => {
  vi.useFakeTimers();
  tab = aTab();
  forgetActivity();
  noteActivity();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched() {
  const heard = vi.fn<() => void>();
  return { heard, stop: watchIdleness(heard) };
}

it('calls back once after 24 hours without anything', () => {
  const { heard } = watched();
  vi.advanceTimersByTime(idleMs - 1);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2 * idleMs);
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each(['pointerdown', 'pointermove', 'keydown', 'touchstart', 'wheel'])('counts anew from a %s', (sign) => {
  const { heard } = watched();
  vi.advanceTimersByTime(idleMs - 1000);
  tab.window.dispatchEvent(new Event(sign));
  vi.advanceTimersByTime(idleMs - 1);
  expect(heard).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('waits for who is busy in another tab', () => {
  const { heard } = watched();
  vi.advanceTimersByTime(idleMs - 1000);
  tab.keepElsewhere('subrosa.last-activity', String(Date.now()));
  vi.advanceTimersByTime(idleMs - 1);
  expect(heard).not.toHaveBeenCalled();
});

it('does not take for activity what wakes a device that slept through the time', () => {
  const { heard } = watched();
  vi.setSystemTime(Date.now() + idleMs);
  tab.document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toHaveBeenCalledTimes(1);
});

it('takes a page that is looked at again for activity, not one that is hidden', () => {
  const { heard } = watched();
  vi.advanceTimersByTime(idleMs / 2);
  tab.document.visibilityState = 'hidden';
  tab.document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(idleMs / 2);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('says nothing after it was stopped', () => {
  const { heard, stop } = watched();
  stop();
  vi.advanceTimersByTime(2 * idleMs);
  tab.window.dispatchEvent(new Event('keydown'));
  expect(heard).not.toHaveBeenCalled();
});
