import { existsSync, readFileSync } from 'node:fs';
import { dumpAllStores, findInDump, type StoreSnapshot } from '../apps/server/test/support/store-dump.ts';
import { eventually } from '../apps/server/test/support/eventually.ts';
import { insertCanaryText } from '../apps/server/test/support/canary-text.ts';

const STORE_COUNT = 4;

/** Counts the texts of conversations that are found in any stored data, and prints each. */
export async function countLeaks(url: string, traces: StoreSnapshot, sentTexts: string): Promise<number> {
  if (!existsSync(sentTexts)) return 0;
  const lines = readFileSync(sentTexts, 'utf8').trim().split('\n');
  const texts = [...new Set(lines.map((line) => JSON.parse(line) as string))];
  const canaries = await insertCanaryText(url, traces);
  try {
    // The log is written asynchronously. A search that does not find the canary text proves nothing.
    const dump = await eventually(
      async () => {
        const dumped = await dumpAllStores(traces);
        return findInDump(dumped, [canaries.text]).length === STORE_COUNT && dumped;
      },
      20_000,
      `the planted text in ${STORE_COUNT} places`,
    );
    const found = findInDump(dump, texts);
    for (const one of found) console.error(`not encrypted: ${one}`);
    const sizes = Object.entries(dump).map(([store, held]) => `${store} ${(held.length / 1e6).toFixed(1)} MB`);
    console.log(`${texts.length} texts of conversations, ${found.length} found in ${sizes.join(', ')}; the planted one was found in each`);
    return found.length;
  } finally {
    await canaries.remove();
  }
}
