import { describe, expect, it } from 'vitest';
import { afterQuiet, emailDueAt, nextTime, pushDueAt, type MemberTimes } from './times.ts';

const at = (text: string) => new Date(text);
const times = (rest: Partial<MemberTimes> = {}): MemberTimes => ({
  timeZone: 'Europe/London',
  quiet: null,
  emailFrequency: 'immediate',
  ...rest,
});
const night = { from: '22:00', to: '07:30' };

describe('nextTime', () => {
  it.each([
    ['later today', '2026-11-15T06:00Z', '09:00', 'Europe/London', '2026-11-15T09:00Z'],
    ['tomorrow, if it has passed', '2026-11-15T09:00Z', '09:00', 'Europe/London', '2026-11-16T09:00Z'],
    ['on the local day, which may be another', '2026-11-15T23:30Z', '09:00', 'Asia/Taipei', '2026-11-16T01:00Z'],
    ['before the clocks go forward', '2026-03-28T12:00Z', '09:00', 'Europe/London', '2026-03-29T08:00Z'],
    ['before the clocks go back', '2026-10-24T12:00Z', '09:00', 'Europe/London', '2026-10-25T09:00Z'],
    ['as long after the gap, if it is skipped', '2026-03-29T00:00Z', '01:30', 'Europe/London', '2026-03-29T01:30Z'],
    ['the first of two, if it occurs twice', '2026-10-25T00:00Z', '01:30', 'Europe/London', '2026-10-25T00:30Z'],
    ['the second of two, if the first has passed', '2026-10-25T00:45Z', '01:30', 'Europe/London', '2026-10-25T01:30Z'],
    ['in a time zone with half hours', '2026-11-15T00:00Z', '09:00', 'Asia/Kolkata', '2026-11-15T03:30Z'],
  ])('returns a time that is %s', (_what, now, time, zone, expected) => {
    expect(nextTime(at(now), time, zone)).toEqual(at(expected));
  });
});

describe('afterQuiet', () => {
  it.each([
    ['before midnight', '2026-11-15T23:10Z', '2026-11-16T07:30Z'],
    ['after midnight', '2026-11-16T03:00Z', '2026-11-16T07:30Z'],
    ['from their first minute', '2026-11-15T22:00Z', '2026-11-16T07:30Z'],
    ['until their last minute', '2026-11-16T07:29:59Z', '2026-11-16T07:30Z'],
    ['on the night when clocks go forward', '2026-03-28T23:00Z', '2026-03-29T06:30Z'],
    ['on the night when clocks go back', '2026-10-24T23:00Z', '2026-10-25T07:30Z'],
  ])('delays until the end of quiet hours %s', (_what, now, end) => {
    expect(afterQuiet(at(now), times({ quiet: night }))).toEqual(at(end));
  });

  it.each(['2026-11-15T21:59:59Z', '2026-11-16T07:30Z', '2026-11-16T12:00Z'])('returns %s unchanged', (now) => {
    expect(afterQuiet(at(now), times({ quiet: night }))).toEqual(at(now));
  });

  it('ends quiet hours within one day on that day', () => {
    const quiet = { from: '13:00', to: '15:00' };
    expect(afterQuiet(at('2026-11-15T14:00Z'), times({ quiet }))).toEqual(at('2026-11-15T15:00Z'));
    expect(afterQuiet(at('2026-11-15T15:00Z'), times({ quiet }))).toEqual(at('2026-11-15T15:00Z'));
  });

  it('uses the member’s time zone', () => {
    const there = times({ quiet: night, timeZone: 'Asia/Taipei' });
    expect(afterQuiet(at('2026-11-15T15:00Z'), there)).toEqual(at('2026-11-15T23:30Z'));
    expect(afterQuiet(at('2026-11-15T23:00Z'), times({ quiet: night }))).toEqual(at('2026-11-16T07:30Z'));
  });

  it('ends after the gap when the clock skips the end of quiet hours', () => {
    const quiet = { from: '22:00', to: '01:30' };
    const end = afterQuiet(at('2026-03-28T23:00Z'), times({ quiet }));
    expect(end).toEqual(at('2026-03-29T01:30Z'));
    expect(afterQuiet(end, times({ quiet }))).toEqual(end);
  });
});

describe('emailDueAt', () => {
  it('returns a quarter of an hour later', () => {
    expect(emailDueAt(at('2026-11-15T12:00Z'), times())).toEqual(at('2026-11-15T12:15Z'));
  });

  it('returns the end of quiet hours that begin meanwhile', () => {
    expect(emailDueAt(at('2026-11-15T21:50Z'), times({ quiet: night }))).toEqual(at('2026-11-16T07:30Z'));
  });

  it('returns the next morning in the member’s time zone for daily digests', () => {
    expect(emailDueAt(at('2026-11-15T12:00Z'), times({ emailFrequency: 'daily', timeZone: 'Europe/Kyiv' }))).toEqual(
      at('2026-11-16T07:00Z'),
    );
  });

  it('returns the end of quiet hours that last into the morning', () => {
    const late = times({ emailFrequency: 'daily', quiet: { from: '23:00', to: '10:00' } });
    expect(emailDueAt(at('2026-11-15T12:00Z'), late)).toEqual(at('2026-11-16T10:00Z'));
  });
});

it('pushDueAt returns now, or the end of quiet hours', () => {
  expect(pushDueAt(at('2026-11-15T12:00Z'), times({ quiet: night }))).toEqual(at('2026-11-15T12:00Z'));
  expect(pushDueAt(at('2026-11-15T23:00Z'), times({ quiet: night }))).toEqual(at('2026-11-16T07:30Z'));
});

it('nextTime uses UTC for an unknown time zone', () => {
  expect(nextTime(at('2026-11-15T06:00Z'), '09:00', 'Mars/Olympus')).toEqual(at('2026-11-15T09:00Z'));
});
