import { expect, it } from 'vitest';
import { findInDump } from './store-dump.ts';

const TEXT = 'Nobody but the two of us: "ערב טוב".';
const nothing = { database: Buffer.from('a'), store: Buffer.from('b'), Redis: Buffer.from('c'), logs: Buffer.from('d') };

const shapes: (readonly [string, string])[] = [
  ['as it is', TEXT],
  ['in JSON', JSON.stringify({ text: TEXT })],
  ['in hexadecimal, as PostgreSQL writes bytes', Buffer.from(`before ${TEXT} after`).toString('hex')],
];
for (const before of ['', 'a', 'ab']) {
  const bytes = Buffer.from(`${before}${TEXT}after`);
  shapes.push([`in base64 after ${before.length} bytes`, bytes.toString('base64')]);
  shapes.push([`in base64url after ${before.length} bytes`, bytes.toString('base64url')]);
}

it.each(shapes)('findInDump finds a text %s', (_, held) => {
  expect(findInDump({ ...nothing, Redis: Buffer.from(`before ${held} after`) }, ['Another text.', TEXT])).toEqual([`Redis: ${TEXT}`]);
});

it('findInDump returns nothing for a text that is absent', () => {
  expect(findInDump(nothing, [TEXT])).toEqual([]);
});
