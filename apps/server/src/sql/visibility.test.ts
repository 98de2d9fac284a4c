import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');
const ALLOWED = ['sql/visibility.ts', 'domains/connections/queries/blocks.ts'];

const readsBlocks = (text: string): boolean => /\b(?:FROM|JOIN) block\b|(?:selectFrom|Join)\('block\b/i.test(text);

it.each(['SELECT FROM block b', 'JOIN block ON true', "selectFrom('block')", "db.innerJoin('block as b')"])(
  'finds the block condition in %s',
  (text) => {
    expect(readsBlocks(text)).toBe(true);
  },
);

it('finds block conditions in sql/visibility.ts and the blocks queries only', () => {
  const files = globSync('**/*.ts', { cwd: SOURCE, exclude: ['**/*.test.ts', 'schema/**'] });
  const readers = files.filter((file) => readsBlocks(readFileSync(join(SOURCE, file), 'utf8')));
  expect(readers.toSorted()).toEqual(ALLOWED.toSorted());
});
