import type { ContactKind } from '../../src/content/spans.ts';

export interface Line {
  text: string;
  /** The kinds in the line; empty for a clean one. */
  kinds: ContactKind[];
  /** The exact passages, if the line marks them. */
  passages: string[];
}

const PASSAGE = /⟦([^⟦⟧]*)⟧/gu;

/** `email | write to ⟦lena@example.com⟧`: kinds, a bar, the text with its passages between double brackets. */
export function readLines(corpus: string): Line[] {
  return corpus
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const bar = line.indexOf(' | ');
      const kinds = line.slice(0, bar).split(' ');
      const text = line.slice(bar + 3);
      return {
        text: text.replaceAll(PASSAGE, '$1'),
        kinds: kinds.filter((kind): kind is ContactKind => kind !== 'clean'),
        passages: Array.from(text.matchAll(PASSAGE), ([, passage = '']) => passage),
      };
    });
}
