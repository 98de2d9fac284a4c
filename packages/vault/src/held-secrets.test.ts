import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldSecrets } from './held-secrets.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('find() returns a secret until it is released', () => {
  const held = new HeldSecrets<string>(null);
  const [one, other] = [held.hold('one'), held.hold('other')];
  expect(held.find(one)).toBe('one');
  held.release(one);
  expect(held.find(one)).toBeNull();
  expect(held.find(other)).toBe('other');
});

it('find() returns null after the longest time', () => {
  const held = new HeldSecrets<string>(1000);
  const id = held.hold('one');
  vi.advanceTimersByTime(999);
  expect(held.find(id)).toBe('one');
  vi.advanceTimersByTime(1);
  expect(held.find(id)).toBeNull();
});

it('find() returns no secret after all were released', () => {
  const held = new HeldSecrets<string>(null);
  const ids = [held.hold('one'), held.hold('other')];
  held.releaseAll();
  expect(ids.map((id) => held.find(id))).toEqual([null, null]);
});
