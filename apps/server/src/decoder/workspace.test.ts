import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { inWorkspace, createRoot } from './workspace.ts';

const NEVER_A_PROCESS = 2 ** 22 + 1;

it('inWorkspace keeps files during a request, and createRoot removes files of killed processes', async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'subrosa-scratch-'));
  const left = [process.pid, NEVER_A_PROCESS].map((pid) => `subrosa-decoder-${pid}-000000000000`);
  const others = ['something-else', `subrosa-decoder-${process.ppid}-000000000000`];
  for (const name of [...left, ...others]) await mkdir(join(scratch, name));
  const root = await createRoot(scratch);
  expect((await readdir(scratch)).toSorted()).toEqual([...others, basename(root)].toSorted());
  await inWorkspace(root, null, async ({ folder, output }) => {
    for (const path of [folder, await output('made')]) expect((await stat(path)).mode & 0o777).toBe(0o700);
  });
  await expect(inWorkspace(root, null, () => Promise.reject(new Error('unreadable')))).rejects.toThrow('unreadable');
  expect(await readdir(root)).toEqual([]);
  await rm(scratch, { recursive: true });
});
