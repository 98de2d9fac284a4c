import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './concurrency-limit.ts';

describe('limitConcurrency', () => {
  it('grants slots in the order of the requests, as they become free', async () => {
    const { enter } = limitConcurrency(1, 2);
    const order: string[] = [];
    const leaveFirst = await enter();
    const second = enter()?.then((leave) => {
      order.push('second');
      leave();
    });
    const third = enter()?.then((leave) => {
      order.push('third');
      leave();
    });
    expect(order).toEqual([]);
    leaveFirst?.();
    await Promise.all([second, third]);
    expect(order).toEqual(['second', 'third']);
  });

  it('returns null when the queue is full', async () => {
    const { enter } = limitConcurrency(2, 1);
    const leave = await enter();
    await enter();
    const waiting = enter();
    expect(enter()).toBeNull();
    leave?.();
    await waiting;
    expect(enter()).not.toBeNull();
  });

  it('frees every slot after all callers leave', async () => {
    const { enter } = limitConcurrency(3, 0);
    for (let round = 0; round < 3; round += 1) {
      const leaves = await Promise.all([enter(), enter(), enter()]);
      expect(enter()).toBeNull();
      for (const leave of leaves) leave?.();
    }
  });
});
