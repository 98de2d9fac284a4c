import { expect, it } from 'vitest';
import { messagesIn, MessageUses } from './translations-by-chunk.ts';

const received = () => {
  const uses = new MessageUses();
  uses.read('/apps/web/src/features/legal/pages/terms.tsx', '_jsx(Trans, { id: "terms1" }); _jsx(Trans, { id: "shared" })');
  uses.read('/apps/web/src/features/requests/pages/new.tsx', "t({ id: 'shared' })");
  uses.read('/apps/web/src/features/staff/labels.ts', '({ id: "reason" })');
  uses.read('/apps/web/src/features/staff/pages/inbox.tsx', '({ id: "inbox1" })');
  return uses;
};
const all = { terms1: ['a'], shared: ['b'], reason: ['c'], inbox1: ['d'], nobody: ['e'] };

it('gives a chunk the messages that only its feature uses', () => {
  expect(received().of('legal', all)).toEqual({ terms1: ['a'] });
  expect(received().of('staff', all)).toEqual({ inbox1: ['d'] });
});

it('gives the main chunk messages of several features, those shared with members, and unused ones', () => {
  expect(received().of('main', all)).toEqual({ shared: ['b'], reason: ['c'], nobody: ['e'] });
});

it('parses a compiled catalog', async () => {
  const code = String.raw`/*eslint-disable*/export const messages=JSON.parse("{\"abcdef\":[\"It\'s \\\"yes\\\"\"]}");`;
  expect(await messagesIn(code)).toEqual({ abcdef: [`It's "yes"`] });
});

it('rejects a catalog in an unknown format', async () => {
  await expect(messagesIn('export const words = {}')).rejects.toThrow('in a new way');
});
