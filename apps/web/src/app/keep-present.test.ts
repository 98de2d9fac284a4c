import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aTab } from '../../test/support/session.ts';
import { keepPresent } from './keep-present.ts';

const MINUTE = 60_000;
let tab: ReturnType<typeof aTab>;
let send: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  tab = aTab();
  send = vi.fn<() => void>();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function setVisibility(visibilityState: 'visible' | 'hidden') {
  tab.document.visibilityState = visibilityState;
  tab.document.dispatchEvent(new Event('visibilitychange'));
}

it('sends the presence of the member at once and every minute', () => {
  keepPresent(send);
  expect(send).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5 * MINUTE);
  expect(send).toHaveBeenCalledTimes(6);
});

it('sends nothing while the page is hidden, and sends at once when it is visible again', () => {
  keepPresent(send);
  setVisibility('hidden');
  vi.advanceTimersByTime(10 * MINUTE);
  expect(send).toHaveBeenCalledTimes(1);
  setVisibility('visible');
  expect(send).toHaveBeenCalledTimes(2);
});

it('sends at most once a minute when the page is hidden and shown repeatedly', () => {
  keepPresent(send);
  for (let glance = 0; glance < 20; glance += 1) {
    setVisibility('hidden');
    setVisibility('visible');
  }
  expect(send).toHaveBeenCalledTimes(1);
});
