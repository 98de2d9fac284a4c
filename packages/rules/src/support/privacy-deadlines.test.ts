import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { privacyDeadlines } from './privacy-deadlines.ts';

describe('privacyDeadlines', () => {
  it('counts ten business days to acknowledge and 45 days to answer', () => {
    expect(privacyDeadlines(new Date('2026-11-13T22:00:00Z'))).toEqual({ acknowledgeBy: '2026-11-27', answerBy: '2026-12-28' });
  });

  it('counts from Monday for a request that arrives on a weekend', () => {
    expect(privacyDeadlines(new Date('2026-11-14T10:00:00Z')).acknowledgeBy).toBe('2026-11-27');
  });

  it('returns an acknowledgement day that is never on a weekend or after the answer is due', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2036-01-01'), noInvalidDate: true }), (received) => {
        const { acknowledgeBy, answerBy } = privacyDeadlines(received);
        expect([0, 6]).not.toContain(new Date(acknowledgeBy).getUTCDay());
        expect(acknowledgeBy < answerBy).toBe(true);
      }),
    );
  });
});
