import { expect, it } from 'vitest';
import { afterReport, newStanding, type MailReport, type Standing } from './standing.ts';

const now = new Date('2026-11-20T12:00Z');
const day = (date: number) => new Date(Date.UTC(2026, 10, date));
const after = (standing: Standing, report: MailReport, sentAt: Date) => afterReport(standing, { report, sentAt, now });

it('believes a bounce for good at once', () => {
  expect(after(newStanding, 'hard', day(1))).toEqual({ ...newStanding, reportedUpto: day(1), bouncingSince: now });
});

it('believes a bounce for now the third time', () => {
  let standing: Standing = newStanding;
  for (const date of [1, 2, 3]) {
    expect(standing.bouncingSince).toBeNull();
    standing = after(standing, 'soft', day(date)) ?? standing;
  }
  expect(standing).toMatchObject({ softBounces: 3, bouncingSince: now });
});

it('keeps since when an address bounces', () => {
  const bouncing = { ...newStanding, reportedUpto: day(1), bouncingSince: day(2) };
  expect(after(bouncing, 'hard', day(3))).toMatchObject({ bouncingSince: day(2) });
});

it('notes a complaint, which says nothing against the address', () => {
  expect(after(newStanding, 'complaint', day(1))).toMatchObject({ complainedAt: now, bouncingSince: null });
});

it('hears of a letter once, and of none before it', () => {
  const told = { ...newStanding, reportedUpto: day(2) };
  for (const date of [1, 2]) expect(after(told, 'hard', day(date))).toBeNull();
});
