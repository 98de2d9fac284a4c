import { expect, it } from 'vitest';
import { entryFiles } from './entry-files.ts';

const noteOf = (size: number) => `subrosa.example/transparency\n${size}\nAAAA\n\n— signature\n`;

it('entryFiles names the files with all entries from a size on', () => {
  expect(entryFiles(noteOf(17), 0)).toEqual([{ bundle: '000', width: 17 }]);
  expect(entryFiles(noteOf(600), 300)).toEqual([
    { bundle: '001', width: null },
    { bundle: '002', width: 88 },
  ]);
  expect(entryFiles(noteOf(512), 0)).toEqual([
    { bundle: '000', width: null },
    { bundle: '001', width: null },
  ]);
});

it('entryFiles names no file if nothing is new, and returns null for another text', () => {
  expect(entryFiles(noteOf(512), 512)).toEqual([]);
  expect(entryFiles(noteOf(10), 300)).toEqual([]);
  expect(entryFiles('<!doctype html>\n<title>502</title>', 0)).toBeNull();
});
