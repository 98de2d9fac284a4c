import { expect, it } from 'vitest';
import { compareUnused, parseUnused } from './unused.ts';

const report = {
  issues: [
    { file: 'a.ts', files: [{ name: 'a.ts' }], exports: [], types: [] },
    { file: 'b.ts', files: [], exports: [{ name: 'one' }], types: [{ name: 'Two' }] },
  ],
};

it('reads files, exports and types from the report', () => {
  expect(parseUnused(JSON.stringify(report))).toEqual(['a.ts', 'b.ts: one', 'b.ts: Two']);
});

it('reports unused code that is no exception', () => {
  expect(compareUnused(['a.ts', 'b.ts: one'], ['a.ts'])).toEqual(['production never uses b.ts: one']);
});

it('reports an exception that is not found, as in a run that reads nothing', () => {
  expect(compareUnused([], ['a.ts'])).toEqual(['not found: the exception a.ts']);
});
