import { describe, expect, it } from 'vitest';
import { linkParts } from './link-parts.ts';

const linksOf = (text: string) => linkParts(text).flatMap(({ url }) => url ?? []);

describe('linkParts', () => {
  it('links URLs without the punctuation after them', () => {
    expect(linkParts('See https://example.org/a?b=c. Soon')).toEqual([
      { text: 'See ' },
      { text: 'https://example.org/a?b=c', url: 'https://example.org/a?b=c' },
      { text: '. Soon' },
    ]);
  });

  it('links neither scripts nor URLs that imitate another site', () => {
    expect(linksOf('javascript:alert(1) data:text/html,x https://good.example@evil.example/ //x.example')).toEqual([]);
  });

  it('keeps the whole text', () => {
    const text = 'a http://x.example, b (https://y.example) <https://z.example>';
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(linksOf(text)).toEqual(['http://x.example', 'https://y.example', 'https://z.example']);
  });
});
