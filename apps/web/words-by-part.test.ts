import { expect, it } from 'vitest';
import { messagesIn, Sayings } from './words-by-part.ts';

const heard = () => {
  const sayings = new Sayings();
  sayings.read('/apps/web/src/features/legal/pages/terms.tsx', '_jsx(Trans, { id: "terms1" }); _jsx(Trans, { id: "shared" })');
  sayings.read('/apps/web/src/features/requests/pages/new.tsx', "t({ id: 'shared' })");
  sayings.read('/apps/web/src/features/staff/words.ts', '({ id: "reason" })');
  sayings.read('/apps/web/src/features/staff/pages/inbox.tsx', '({ id: "inbox1" })');
  return sayings;
};
const all = { terms1: ['a'], shared: ['b'], reason: ['c'], inbox1: ['d'], nobody: ['e'] };

it('gives a part the words that nobody else says', () => {
  expect(heard().of('legal', all)).toEqual({ terms1: ['a'] });
  expect(heard().of('staff', all)).toEqual({ inbox1: ['d'] });
});

it('leaves to everybody what several say, what members read of staff, and what nobody was heard saying', () => {
  expect(heard().of('main', all)).toEqual({ shared: ['b'], reason: ['c'], nobody: ['e'] });
});

it('reads a compiled catalog', async () => {
  const code = String.raw`/*eslint-disable*/export const messages=JSON.parse("{\"abcdef\":[\"It\'s \\\"yes\\\"\"]}");`;
  expect(await messagesIn(code)).toEqual({ abcdef: [`It's "yes"`] });
});

it('fails where catalogs are compiled in a new way', async () => {
  await expect(messagesIn('export const words = {}')).rejects.toThrow('in a new way');
});
