import { expect, it } from 'vitest';
import { applyMailFeedback, newDeliverability, type MailFeedback, type Deliverability } from './deliverability.ts';

const now = new Date('2026-11-20T12:00Z');
const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const after = (deliverability: Deliverability, report: MailFeedback, sentAt: Date) =>
  applyMailFeedback(deliverability, { report, sentAt, now });

it('applyMailFeedback records a permanent bounce at once', () => {
  expect(after(newDeliverability, 'hard', day(1))).toEqual({ ...newDeliverability, feedbackUntil: day(1), bouncingSince: now });
});

it('applyMailFeedback records the third temporary bounce in a row', () => {
  let deliverability: Deliverability = newDeliverability;
  for (const date of [1, 2, 3]) {
    expect(deliverability.bouncingSince).toBeNull();
    deliverability = after(deliverability, 'soft', day(date)) ?? deliverability;
  }
  expect(deliverability).toMatchObject({ softBounces: 3, bouncingSince: now });
});

it('applyMailFeedback keeps the time of the first bounce', () => {
  const bouncing = { ...newDeliverability, feedbackUntil: day(1), bouncingSince: day(2) };
  expect(after(bouncing, 'hard', day(3))).toMatchObject({ bouncingSince: day(2) });
});

it('applyMailFeedback records a complaint without marking the email address as bouncing', () => {
  expect(after(newDeliverability, 'complaint', day(1))).toMatchObject({ complainedAt: now, bouncingSince: null });
});

it('applyMailFeedback ignores feedback that is not about a newer email', () => {
  const reported = { ...newDeliverability, feedbackUntil: day(2) };
  for (const date of [1, 2]) expect(after(reported, 'hard', day(date))).toBeNull();
});
