import { existsSync, readFileSync } from 'node:fs';
import { dumpHouse, findInDump, type HouseTraces } from '../apps/server/src/testing/house-dump.ts';
import { eventually } from '../apps/server/src/testing/eventually.ts';
import { plantText } from '../apps/server/src/testing/planted-text.ts';

const PLACES = 4;

/** How many of the texts that were sent in conversations stand anywhere in what the house holds; each is named. */
export async function countLeaks(url: string, traces: HouseTraces, sentTexts: string): Promise<number> {
  if (!existsSync(sentTexts)) return 0;
  const lines = readFileSync(sentTexts, 'utf8').trim().split('\n');
  const texts = [...new Set(lines.map((line) => JSON.parse(line) as string))];
  const planted = await plantText(url, traces);
  try {
    // The log is written in its own time. A search that does not find what was planted proves nothing.
    const dump = await eventually(
      async () => {
        const taken = await dumpHouse(traces);
        return findInDump(taken, [planted.text]).length === PLACES && taken;
      },
      20_000,
      `the planted text in ${PLACES} places`,
    );
    const found = findInDump(dump, texts);
    for (const one of found) console.error(`not sealed: ${one}`);
    const sizes = Object.entries(dump).map(([place, held]) => `${place} ${(held.length / 1e6).toFixed(1)} MB`);
    console.log(`${texts.length} texts of conversations, ${found.length} found in ${sizes.join(', ')}; the planted one was found in each`);
    return found.length;
  } finally {
    await planted.remove();
  }
}
