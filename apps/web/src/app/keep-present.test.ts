import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aTab } from '../shared/session/testing.ts';
import { keepPresent } from './keep-present.ts';

const MINUTE = 60_000;
let tab: ReturnType<typeof aTab>;
let said: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  vi.useFakeTimers();
  tab = aTab();
  said = vi.fn<() => void>();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function look(visibilityState: 'visible' | 'hidden') {
  tab.document.visibilityState = visibilityState;
  tab.document.dispatchEvent(new Event('visibilitychange'));
}

it('says at once and every minute that somebody is here', () => {
  keepPresent(said);
  expect(said).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5 * MINUTE);
  expect(said).toHaveBeenCalledTimes(6);
});

it('says nothing while nobody looks, nor when they leave, and at once when they are back', () => {
  keepPresent(said);
  look('hidden');
  vi.advanceTimersByTime(10 * MINUTE);
  expect(said).toHaveBeenCalledTimes(1);
  look('visible');
  expect(said).toHaveBeenCalledTimes(2);
});

it('does not say it at every glance', () => {
  keepPresent(said);
  for (let glance = 0; glance < 20; glance += 1) {
    look('hidden');
    look('visible');
  }
  expect(said).toHaveBeenCalledTimes(1);
});
