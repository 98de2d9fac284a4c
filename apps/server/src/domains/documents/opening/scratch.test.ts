import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { clearScratch, inScratch } from './scratch.ts';

const NEVER_A_PROCESS = 2 ** 22 + 1;

it('a document lies open for its moment only, and what a killed process left is cleared away', async () => {
  const root = await mkdtemp(join(tmpdir(), 'subrosa-scratch-'));
  const left = [process.pid, NEVER_A_PROCESS].map((pid) => `subrosa-document-${pid}-000000000000-abc`);
  const others = ['something-else', `subrosa-document-${process.ppid}-000000000000-abc`];
  for (const name of [...left, ...others]) await mkdir(join(root, name));
  await inScratch(root, async (folder) => {
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    await clearScratch(root);
    expect((await readdir(root)).toSorted()).toEqual([...others, folder.slice(root.length + 1)].toSorted());
  });
  await expect(inScratch(root, () => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable');
  expect((await readdir(root)).toSorted()).toEqual(others.toSorted());
  await rm(root, { recursive: true });
});
