import { describe, expect, it } from 'vitest';
import { linkParts } from './link-parts.ts';

const linksOf = (text: string) => linkParts(text).flatMap(({ url }) => url ?? []);

describe('links in a message', () => {
  it('are addresses of the web, without the full stop after them', () => {
    expect(linkParts('See https://example.org/a?b=c. Soon')).toEqual([
      { text: 'See ' },
      { text: 'https://example.org/a?b=c', url: 'https://example.org/a?b=c' },
      { text: '. Soon' },
    ]);
  });

  it('are never a script, nor one site that looks like another', () => {
    expect(linksOf('javascript:alert(1) data:text/html,x https://good.example@evil.example/ //x.example')).toEqual([]);
  });

  it('lose nothing of the text', () => {
    const text = 'a http://x.example, b (https://y.example) <https://z.example>';
    expect(
      linkParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    expect(linksOf(text)).toEqual(['http://x.example', 'https://y.example', 'https://z.example']);
  });
});
