import decompress from '@zxcvbn-ts/dictionary-compression/decompress';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { decodeGolombSet, type GolombSet } from './golomb-set.ts';

/** Lists of common parts of passwords. scripts/web/password-lists.ts generates the two files in `data`. */
export type Lists = {
  /** Words by the name of their list, the most common first. */
  words: Record<string, string[]>;
  /** Which keys are adjacent on a keyboard. */
  graphs: typeof adjacencyGraphs;
  /** Leaked passwords that are in none of the lists. */
  leaked: GolombSet;
};

export function readLists(words: string, leaked: ArrayBuffer): Lists {
  const lines = words.split('\n').flatMap((line) => {
    const [list, packed] = line.split('\t');
    return list && packed ? [[list, decompress(packed)] as const] : [];
  });
  return { words: Object.fromEntries(lines), graphs: adjacencyGraphs, leaked: decodeGolombSet(leaked) };
}
