import decompress from '@zxcvbn-ts/dictionary-compression/decompress';
import { adjacencyGraphs } from '@zxcvbn-ts/language-common';
import { decodeGolombSet, type GolombSet } from './golomb-set.ts';

/** What people make passwords of. The two files in `data` are made by scripts/web/password-lists.ts. */
export type Lists = {
  /** Words by the name of their list, the commonest first. */
  words: Record<string, string[]>;
  /** Which keys lie beside each other. */
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
