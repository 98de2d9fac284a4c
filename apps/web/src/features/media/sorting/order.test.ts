import { describe, expect, it } from 'vitest';
import { moved } from './order.ts';

describe('an order', () => {
  it('has a thing earlier, later or first', () => {
    expect(moved(['a', 'b', 'c', 'd'], 2, 1)).toEqual(['a', 'c', 'b', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 1, 2)).toEqual(['a', 'c', 'b', 'd']);
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c']);
  });

  it('stays when there is no such place', () => {
    expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b']);
    expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b']);
  });
});
