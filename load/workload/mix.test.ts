import { describe, expect, it } from 'vitest';
import { callNames, drawCall, mix, peak } from './mix.ts';

describe('the workload mix', () => {
  it('assigns weights that add up to one hundred', () => {
    expect(callNames.reduce((sum, name) => sum + mix[name].weight, 0)).toBeCloseTo(100, 6);
  });

  it('assigns the planned share to messages', () => {
    expect((mix.send.weight / 100) * peak.requestsPerMember).toBeCloseTo(peak.messagesPerMember, 4);
  });

  it('draws each route as often as its weight', () => {
    const draws = 10_000;
    const counts = new Map<string, number>();
    for (let index = 0; index < draws; index += 1) {
      const name = drawCall((index + 0.5) / draws);
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    for (const name of callNames) expect((100 * (counts.get(name) ?? 0)) / draws).toBeCloseTo(mix[name].weight, 1);
  });
});
