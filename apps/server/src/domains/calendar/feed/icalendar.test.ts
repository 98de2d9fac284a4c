import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeText, foldLine, writeCalendar } from './icalendar.ts';

const now = new Date('2026-11-15T12:00:00Z');
const unfold = (text: string) => text.replaceAll('\r\n ', '');
const unescape = (text: string) => text.replaceAll(/\\(n|[\\;,])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));

describe('foldLine and escapeText', () => {
  it('folds lines to at most 75 bytes without splitting a character, and unfolds to the same text', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 300 }).map((one) => one.replaceAll(/[\r\n]/g, ''));
    fc.assert(
      fc.property(text, (line) => {
        const folded = foldLine(line);
        const isWhole = !folded.includes('\uFFFD') || line.includes('\uFFFD');
        return isWhole && unfold(folded) === line && folded.split('\r\n').every((part) => Buffer.byteLength(part) <= 75);
      }),
      { numRuns: 1000 },
    );
  });

  it('escapes any text to one line that unescapes to the same text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        const escaped = escapeText(text);
        // oxlint-disable-next-line no-control-regex -- control characters are what it matches
        const plain = text.replaceAll(/\r\n|\r/g, '\n').replaceAll(/[\u0000-\u0009\u000b-\u001f\u007f]/g, '');
        return !/[\r\n]/.test(escaped) && unescape(escaped) === plain;
      }),
      { numRuns: 300 },
    );
    expect(escapeText('a\r\nBEGIN:VEVENT; b, c\\')).toBe('a\\nBEGIN:VEVENT\\; b\\, c\\\\');
  });
});

it('writeCalendar writes dates with an exclusive end, and times as instants', () => {
  const text = writeCalendar({
    name: 'Calendar',
    now,
    entries: [
      { uid: 'one', title: 'Trip', when: { from: '2026-12-30', to: '2026-12-31' } },
      { uid: 'two', title: 'Appointment', when: { startsAt: new Date('2026-12-05T17:00:00Z'), endsAt: new Date('2026-12-05T19:30:00Z') } },
    ],
  });
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Calendar//Calendar 1.0//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Calendar',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'BEGIN:VEVENT',
    'UID:one',
    'DTSTAMP:20261115T120000Z',
    'DTSTART;VALUE=DATE:20261230',
    'DTEND;VALUE=DATE:20270101',
    'TRANSP:TRANSPARENT',
    'SUMMARY:Trip',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:two',
    'DTSTAMP:20261115T120000Z',
    'DTSTART:20261205T170000Z',
    'DTEND:20261205T193000Z',
    'SUMMARY:Appointment',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});
