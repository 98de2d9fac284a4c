import { describe, expect, it } from 'vitest';
import { estimateBill } from './bill.ts';

const costs = { ours: 0.002, engines: 0.001, socket: 0.00002, bytes: 8000 };

describe('estimateBill', () => {
  it('counts cores at the peak, with spare capacity, and datastores twice', () => {
    const [ours, engines] = estimateBill(1_000_000, costs).lines;
    // 1,500 requests a second of 2 ms, and 25,000 sockets of 20 µs, at 60 %.
    expect(ours?.amount).toBeCloseTo((3 + 0.5) / 0.6, 6);
    expect(engines?.amount).toBeCloseTo((1.5 / 0.6) * 2, 6);
  });

  it('adds media once, with a low and a high estimate', () => {
    const { lines, low, high } = estimateBill(1_000_000, costs);
    const dollars = lines.map((line) => line.dollars);
    expect(high - low).toBeCloseTo((dollars.at(-1) ?? 0) - (dollars.at(-2) ?? 0), 6);
    expect(low).toBeCloseTo(
      dollars.slice(0, -1).reduce((sum, value) => sum + value, 0),
      6,
    );
  });

  it('grows with the members', () => {
    expect(estimateBill(10_000_000, costs).low).toBeCloseTo(estimateBill(1_000_000, costs).low * 10, 3);
  });
});
