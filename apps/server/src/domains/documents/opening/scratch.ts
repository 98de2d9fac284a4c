import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'subrosa-document-';

/** A folder that only this process can read, for as long as one document is open. */
export async function inScratch<Result>(root: string | undefined, work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(root ?? tmpdir(), NAME));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** What a process that was killed left behind. */
export async function clearScratch(root: string | undefined): Promise<void> {
  const place = root ?? tmpdir();
  for (const name of await readdir(place)) {
    if (name.startsWith(NAME)) await rm(join(place, name), { recursive: true, force: true });
  }
}
