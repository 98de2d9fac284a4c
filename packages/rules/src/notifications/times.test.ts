import { describe, expect, it } from 'vitest';
import { afterQuiet, emailDueAt, nextTime, pushDueAt, type MemberTimes } from './times.ts';

const at = (text: string) => new Date(text);
const times = (rest: Partial<MemberTimes> = {}): MemberTimes => ({ timeZone: 'Europe/London', quiet: null, pace: 'soon', ...rest });
const night = { from: '22:00', to: '07:30' };

describe('the next time of day', () => {
  it.each([
    ['later today', '2026-11-15T06:00Z', '09:00', 'Europe/London', '2026-11-15T09:00Z'],
    ['tomorrow, where it has passed', '2026-11-15T09:00Z', '09:00', 'Europe/London', '2026-11-16T09:00Z'],
    ['on the day of the place, which may be another', '2026-11-15T23:30Z', '09:00', 'Asia/Taipei', '2026-11-16T01:00Z'],
    ['before the clocks go forward', '2026-03-28T12:00Z', '09:00', 'Europe/London', '2026-03-29T08:00Z'],
    ['before the clocks go back', '2026-10-24T12:00Z', '09:00', 'Europe/London', '2026-10-25T09:00Z'],
    ['as long after the leap, where the clock leaps over it', '2026-03-29T00:00Z', '01:30', 'Europe/London', '2026-03-29T01:30Z'],
    ['the first of two, where it comes twice', '2026-10-25T00:00Z', '01:30', 'Europe/London', '2026-10-25T00:30Z'],
    ['the second of two, where the first has passed', '2026-10-25T00:45Z', '01:30', 'Europe/London', '2026-10-25T01:30Z'],
    ['at a place half an hour off', '2026-11-15T00:00Z', '09:00', 'Asia/Kolkata', '2026-11-15T03:30Z'],
  ])('is %s', (_what, now, time, zone, expected) => {
    expect(nextTime(at(now), time, zone)).toEqual(at(expected));
  });
});

describe('quiet hours', () => {
  it.each([
    ['before midnight', '2026-11-15T23:10Z', '2026-11-16T07:30Z'],
    ['after midnight', '2026-11-16T03:00Z', '2026-11-16T07:30Z'],
    ['from their first minute', '2026-11-15T22:00Z', '2026-11-16T07:30Z'],
    ['until their last minute', '2026-11-16T07:29:59Z', '2026-11-16T07:30Z'],
    ['in the night in which the clocks go forward', '2026-03-28T23:00Z', '2026-03-29T06:30Z'],
    ['in the night in which the clocks go back', '2026-10-24T23:00Z', '2026-10-25T07:30Z'],
  ])('hold back %s', (_what, now, end) => {
    expect(afterQuiet(at(now), times({ quiet: night }))).toEqual(at(end));
  });

  it.each(['2026-11-15T21:59:59Z', '2026-11-16T07:30Z', '2026-11-16T12:00Z'])('let %s through', (now) => {
    expect(afterQuiet(at(now), times({ quiet: night }))).toEqual(at(now));
  });

  it('within one day end on that day', () => {
    const quiet = { from: '13:00', to: '15:00' };
    expect(afterQuiet(at('2026-11-15T14:00Z'), times({ quiet }))).toEqual(at('2026-11-15T15:00Z'));
    expect(afterQuiet(at('2026-11-15T15:00Z'), times({ quiet }))).toEqual(at('2026-11-15T15:00Z'));
  });

  it('are those of the member’s place', () => {
    const there = times({ quiet: night, timeZone: 'Asia/Taipei' });
    expect(afterQuiet(at('2026-11-15T15:00Z'), there)).toEqual(at('2026-11-15T23:30Z'));
    expect(afterQuiet(at('2026-11-15T23:00Z'), times({ quiet: night }))).toEqual(at('2026-11-16T07:30Z'));
  });

  it('end at a time that the clock leaps over, once it has', () => {
    const quiet = { from: '22:00', to: '01:30' };
    const end = afterQuiet(at('2026-03-28T23:00Z'), times({ quiet }));
    expect(end).toEqual(at('2026-03-29T01:30Z'));
    expect(afterQuiet(end, times({ quiet }))).toEqual(end);
  });
});

describe('a mail', () => {
  it('gathers for a quarter of an hour', () => {
    expect(emailDueAt(at('2026-11-15T12:00Z'), times())).toEqual(at('2026-11-15T12:15Z'));
  });

  it('waits for the end of quiet hours that begin meanwhile', () => {
    expect(emailDueAt(at('2026-11-15T21:50Z'), times({ quiet: night }))).toEqual(at('2026-11-16T07:30Z'));
  });

  it('comes once a day in the morning, at the reader’s place', () => {
    expect(emailDueAt(at('2026-11-15T12:00Z'), times({ pace: 'daily', timeZone: 'Europe/Kyiv' }))).toEqual(at('2026-11-16T07:00Z'));
  });

  it('comes after quiet hours that reach into the morning', () => {
    const late = times({ pace: 'daily', quiet: { from: '23:00', to: '10:00' } });
    expect(emailDueAt(at('2026-11-15T12:00Z'), late)).toEqual(at('2026-11-16T10:00Z'));
  });
});

it('pushes at once, or when quiet hours are over', () => {
  expect(pushDueAt(at('2026-11-15T12:00Z'), times({ quiet: night }))).toEqual(at('2026-11-15T12:00Z'));
  expect(pushDueAt(at('2026-11-15T23:00Z'), times({ quiet: night }))).toEqual(at('2026-11-16T07:30Z'));
});

it('keeps the time of Greenwich where a place is not known', () => {
  expect(nextTime(at('2026-11-15T06:00Z'), '09:00', 'Mars/Olympus')).toEqual(at('2026-11-15T09:00Z'));
});
